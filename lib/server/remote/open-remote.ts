import type { Backend } from '../start/backend';
import type { SiteContext } from '../context';
import { findRequestAddress } from '../http/edge/request-facts';
import { createBrokerTunnel } from './broker-tunnel';
import { createHostReadiness } from './host-readiness';
import { createRemoteApp } from './remote-app';
import { rememberBundle } from './remember-bundle';
import { findHostBroker } from './remote-hosts';

/** The site before hosts elsewhere: no database, no broker and no timers of its own. */
export function openRemote(context: SiteContext): Backend {
  const { configuration } = context;
  const brokerUrl = findHostBroker(configuration);
  const findAddress = (request: Parameters<typeof findRequestAddress>[0]) =>
    findRequestAddress(request, configuration.TRUSTED_PROXIES);
  return {
    app: rememberBundle(createRemoteApp(context, null)),
    brokerSocket: brokerUrl === null ? null : createBrokerTunnel({ url: brokerUrl, findAddress }),
    demo: null,
    receiveSms: null,
    // Pages that are kept go out whether or not the hosts are there, so the site is ready without them.
    checkReadiness: createHostReadiness(context),
    onCatalogueChanged: () => undefined,
    startTimers: () => async () => undefined,
    addGauges: () => undefined,
    close: async () => undefined,
  };
}
