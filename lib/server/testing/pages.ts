import { once } from 'node:events';
import {
  createServer,
  request as sendRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';

import { pino } from 'pino';

import { toServicePaths } from '../http/pages/refuse-unknown-slugs';
import { createSecurityHeaders } from '../http/edge/security-headers';
import { createHostClasses } from '../http/pages/page-cache/host-classes';
import { openPages, type Pages, type PagesOptions } from '../http/pages/page-cache/pages';

/** A stand-in's answer for the framework. */
export type Rendering = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export interface Seen {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface TestPages {
  readonly pages: Pages;
  /** Requests that reached the framework, in their order. */
  readonly asked: IncomingMessage[];
  see(path: string, headers?: OutgoingHttpHeaders, method?: string): Promise<Seen>;
  close(): Promise<void>;
}

export const OWN_HOST = 'pelakfan.example';
export const KEPT = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
  vary: 'rsc, Accept-Encoding',
};

/** The pages of a server on a free port, with real requests on both sides of the cache. */
export async function servePages(render: Rendering, options: Partial<PagesOptions> = {}): Promise<TestPages> {
  const asked: IncomingMessage[] = [];
  const pages = await openPages({
    handle: async (request, response) => {
      asked.push(request);
      await render(request, response);
    },
    getHostClass: createHostClasses({
      siteUrl: `https://${OWN_HOST}`,
      host: '127.0.0.1',
      port: 1,
      noindexHosts: 'provider.*',
    }),
    getServicePaths: () => toServicePaths([{ path: '/services/laundry/', hasPage: true, redirectsTo: null }]),
    security: createSecurityHeaders(
      { SITE_URL: `https://${OWN_HOST}`, MQTT_PUBLIC_URL: undefined, MAP_TILES_URL: undefined },
      false,
    ),
    toLateBoot: () => null,
    withHeldSigns: (html) => html,
    log: pino({ level: 'silent' }),
    ...options,
  });
  const server = createServer((request, response) => {
    if (!pages.answerFromMemory(request, response))
      pages.answer(request, response).catch(() => response.writeHead(500).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    pages,
    asked,
    see: async (path, headers = {}, method = 'GET') => {
      const request = sendRequest({ host: '127.0.0.1', port, path, method, headers: { host: OWN_HOST, ...headers } });
      const answered = new Promise<IncomingMessage>((resolve, reject) =>
        request.once('response', resolve).once('error', reject),
      );
      request.end();
      const response = await answered;
      return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
    },
    close: async () => {
      pages.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
