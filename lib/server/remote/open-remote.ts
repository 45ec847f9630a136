import type { Backend } from '../start/backend';
import type { SiteContext } from '../context';
import { NO_PROBLEMS } from '../start/readiness';
import { createRemoteApp } from './remote-app';
import { rememberBundle } from './remember-bundle';

/** The site before hosts elsewhere: no database, no broker and no timers of its own. */
export function openRemote(context: SiteContext): Backend {
  return {
    app: rememberBundle(createRemoteApp(context, null)),
    brokerSocket: null,
    demo: null,
    receiveSms: null,
    // Pages that are kept go out whether or not the hosts are there, so the site is ready without them.
    checkReadiness: async () => NO_PROBLEMS,
    onCatalogueChanged: () => undefined,
    startTimers: () => async () => undefined,
    addGauges: () => undefined,
    close: async () => undefined,
  };
}
