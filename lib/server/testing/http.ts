import { randomBytes } from 'node:crypto';

import { createPushOutbox, type PushOutbox } from '../adapters/push/outbox';
import type { App } from '../app';
import { createOutages, type Outages } from '../demo/outages';
import { createDoor } from '../http/door/door';
import { ADMITS_ALL } from '../http/edge/admission';
import { listen } from '../http/edge/listen';
import type { Site } from '../http/pages/next-site';
import { toServicePaths } from '../http/pages/refuse-unknown-slugs';
import type { ServicePath } from '../catalogue/service-paths';
import { receiveSms, type ReceivedSms } from '../orders/sms-lane/receive-sms';
import { createReadiness, NO_PROBLEMS } from '../start/readiness';
import type { TestService } from './call';

/** Says which page it was asked for. */
export const echoSite: Site = {
  handle: async (request, response) => void response.end(`page ${request.url}`),
  upgrade: null,
  close: async () => undefined,
};

/** A site whose calls go to `app`, on a free port: `app` runs before hosts elsewhere. */
export async function listenBeforeHosts(app: App): Promise<Omit<TestServer, 'pushOutbox'>> {
  const listening = await listen({
    app,
    door: createDoor(app),
    demo: null,
    host: '127.0.0.1',
    port: 0,
    brokerSocket: null,
    admission: ADMITS_ALL,
    getServicePaths: () => null,
    checkReadiness: async () => NO_PROBLEMS,
  });
  listening.useSite(echoSite);
  return { url: `http://127.0.0.1:${listening.port}`, close: listening.close };
}

export interface TestServer {
  readonly url: string;
  readonly pushOutbox: PushOutbox;
  close(): Promise<void>;
}

/** The marketplace of a test service behind the real HTTP server, on a free port; pages are an echo. */
export async function listenForTests(
  service: TestService,
  servicePaths: readonly ServicePath[] = [],
  port = 0,
  outages: Outages = createOutages(service.clock),
): Promise<TestServer> {
  const { app, bank, clock, context } = service;
  const paths = toServicePaths(servicePaths);
  const pushOutbox = createPushOutbox(randomBytes(32), clock);
  const receive = (sms: ReceivedSms) => service.runWatched(() => receiveSms(context, sms));
  const listening = await listen({
    app,
    door: createDoor(app),
    demo: {
      database: context.ports.database,
      bank,
      pushOutbox,
      outages,
      clock,
      onClockMoved: async () => undefined,
      receiveSms: receive,
    },
    receiveSms: receive,
    host: '127.0.0.1',
    port,
    brokerSocket: null,
    admission: ADMITS_ALL,
    getServicePaths: () => paths,
    checkReadiness: createReadiness(context.ports),
  });
  listening.useSite(echoSite);
  return { url: `http://127.0.0.1:${listening.port}`, pushOutbox, close: listening.close };
}
