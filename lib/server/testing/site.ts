import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';

import type { Backend } from '../start/backend';
import { readConfiguration } from '../start/configuration';
import { createDoor } from '../http/door/door';
import { listen } from '../http/edge/listen';
import { watchServicePaths } from '../http/edge/watch-service-paths';
import { openMarketplace } from '../start/open-marketplace';
import { requirePartners } from '../start/require-partners';
import { findFreePort } from './free-port.mjs';
import { ADMITS_ALL } from '../http/edge/admission';
import { echoSite } from './http';

const SESSION_SECRET = 'a-secret-that-every-process-of-the-site-has-alike';

export interface TestSite {
  readonly url: string;
  readonly backend: Backend;
  /** The log's lines from `warn` up. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** One whole process of the site as start.ts makes it, on a database that others may share; pages are an echo. */
export async function startSite(environment: Readonly<Record<string, string>>): Promise<TestSite> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'pelakfan-site-'));
  const log: string[] = [];
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const configuration = readConfiguration({ SESSION_SECRET, SITE_URL: url, DATA_DIR: dataDirectory, ...environment });
  requirePartners(configuration, true);
  const sink = { write: (line: string) => void log.push(line) };
  const backend = await openMarketplace({
    configuration,
    dataDirectory,
    log: pino({ level: 'warn' }, sink),
    refusesWrongAnswers: true,
  });
  const { app, brokerSocket, demo, receiveSms } = backend;
  const servicePaths = await watchServicePaths(app);
  backend.onCatalogueChanged(servicePaths.refresh);
  const listening = await listen({
    app,
    brokerSocket,
    demo,
    receiveSms,
    door: createDoor(app),
    host: '127.0.0.1',
    port,
    admission: ADMITS_ALL,
    getServicePaths: servicePaths.get,
    checkReadiness: backend.checkReadiness,
  });
  backend.onCatalogueChanged(listening.purgePages);
  listening.useSite(echoSite);
  const stopTimers = backend.startTimers();
  return {
    url,
    backend,
    log,
    close: async () => {
      await listening.close();
      servicePaths.stop();
      await stopTimers();
      await backend.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
