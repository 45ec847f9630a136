import type { Logger } from 'pino';

import type { App } from '../app';
import type { Clock } from '../ports/clock';
import { createRemoteApp } from '../remote/remote-app';
import { rememberBundle } from '../remote/remember-bundle';
import { readConfiguration } from '../start/configuration';

/** A site whose three hosts are all at one address. */
export function openRemoteSite(url: string, { clock, log }: { clock: Clock; log: Logger }): App {
  const configuration = readConfiguration({
    SITE_URL: 'http://localhost:3000',
    SESSION_SECRET: 'a-secret-that-only-the-tests-know-of-0123456789',
    MAIN_API_URL: `${url}/api/main/`,
    FILE_API_URL: `${url}/api/file`,
    PAYMENT_API_URL: `${url}/api/ipg`,
  });
  return rememberBundle(createRemoteApp({ configuration, log, ports: { clock } }, null));
}
