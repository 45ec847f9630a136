import { createDoor } from '../http/door';
import { listen } from '../http/listen';
import type { Site } from '../http/next-site';
import { toServicePaths } from '../http/refuse-unknown-slugs';
import type { ServicePath } from '../catalogue/service-paths';
import type { TestService } from './call';

/** Says which page it was asked for. */
const echoSite: Site = {
  handle: async (request, response) => void response.end(`page ${request.url}`),
  upgrade: null,
  close: async () => undefined,
};

interface TestServer {
  readonly url: string;
  close(): Promise<void>;
}

/** The marketplace of a test service behind the real HTTP server, on a free port; pages are an echo. */
export async function listenForTests(service: TestService, servicePaths: readonly ServicePath[] = []): Promise<TestServer> {
  const { app, bank, clock, context } = service;
  const paths = toServicePaths(servicePaths);
  const listening = await listen({
    app,
    door: createDoor(app),
    demo: { database: context.ports.database, bank, clock, onClockMoved: async () => undefined },
    host: '127.0.0.1',
    port: 0,
    brokerSocket: null,
    getServicePaths: () => paths,
  });
  listening.useSite(echoSite);
  return { url: `http://127.0.0.1:${listening.port}`, close: listening.close };
}
