import type { App } from '../app';
import { createOutages, type Outages } from '../demo/outages';
import { createDoor } from '../http/door';
import type { Admission } from '../http/admission';
import { listen } from '../http/listen';
import type { Site } from '../http/next-site';
import { toServicePaths } from '../http/refuse-unknown-slugs';
import type { ServicePath } from '../catalogue/service-paths';
import { createReadiness, NO_PROBLEMS } from '../start/readiness';
import type { TestService } from './call';

/** Says which page it was asked for. */
export const echoSite: Site = {
  handle: async (request, response) => void response.end(`page ${request.url}`),
  upgrade: null,
  close: async () => undefined,
};

/** Room for everybody: what a test counts of a hundred at once must not hang on the machine's speed. http/overload.test.ts has the real one. */
export const ADMITS_ALL: Admission = {
  enter: async () => () => undefined,
  isFull: () => false,
  getState: () => ({ limit: Number.POSITIVE_INFINITY, underWay: 0, waiting: 0 }),
};

/** A site whose calls go to `app`, on a free port: what runs before hosts elsewhere. */
export async function listenBeforeHosts(app: App): Promise<TestServer> {
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

interface TestServer {
  readonly url: string;
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
  const listening = await listen({
    app,
    door: createDoor(app),
    demo: { database: context.ports.database, bank, outages, clock, onClockMoved: async () => undefined },
    host: '127.0.0.1',
    port,
    brokerSocket: null,
    admission: ADMITS_ALL,
    getServicePaths: () => paths,
    checkReadiness: createReadiness(context.ports),
  });
  listening.useSite(echoSite);
  return { url: `http://127.0.0.1:${listening.port}`, close: listening.close };
}
