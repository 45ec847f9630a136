import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import { getRequestListener } from '@hono/node-server';

import type { App } from '../app';
import type { BrokerSocket } from './broker-socket';
import type { Site } from './next-site';
import { findSlugRedirect, type ServicePaths } from './refuse-unknown-slugs';
import { createRoutes, isOwnPath, type RouteOptions } from './routes';
import { setSecurityHeaders } from './security-headers';

const CLOSE_SOCKETS_AFTER_MS = 1000;
const CUT_AFTER_MS = 5000;
const CLOSE_IDLE_EVERY_MS = 100;
const LONGEST_URL = 8192;

export interface ListenOptions extends Omit<RouteOptions, 'isReady'> {
  readonly app: App;
  readonly host: string;
  readonly port: number;
  /** Null where an external broker has sockets of its own. */
  readonly brokerSocket: BrokerSocket | null;
  readonly getServicePaths: () => ServicePaths;
}

export interface Listening {
  readonly port: number;
  /** Hands pages to the framework; until then they answer 503. */
  useSite(site: Site): void;
  /** Ends every connection: idle ones at once, sockets with a goodbye, what is left after five seconds. */
  close(): Promise<void>;
}

/** The one HTTP server. Rejects when the address cannot be had. */
export async function listen(options: ListenOptions): Promise<Listening> {
  let site: Site | null = null;
  const routes = createRoutes({ ...options, isReady: () => site !== null });
  // Without overriding: the framework in this process keeps the Request and Response that it knows.
  const answerOwn = getRequestListener(routes.fetch, { overrideGlobalObjects: false });
  const isSecureSite = options.app.context.configuration.SITE_URL?.startsWith('https:') ?? false;

  const server = createServer((request, response) => {
    setSecurityHeaders(response, isSecureSite);
    const { path, search } = splitUrl(request.url ?? '/');
    if (path.length + search.length > LONGEST_URL) return void response.writeHead(414).end();
    if (isOwnPath(path)) return void answerOwn(request, response);
    return void answerPage(request, response, { path, search, site, options });
  });
  server.on('upgrade', (request, socket, head) => upgrade(request, socket, head, site, options.brokerSocket));
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    useSite: (next) => void (site = next),
    close: () => closeServer(server, options.brokerSocket),
  };
}

interface PageRequest {
  readonly path: string;
  readonly search: string;
  readonly site: Site | null;
  readonly options: ListenOptions;
}

async function answerPage(request: IncomingMessage, response: ServerResponse, { path, search, site, options }: PageRequest): Promise<void> {
  const redirect = findSlugRedirect(path, search, options.getServicePaths());
  if (redirect) return void response.writeHead(redirect.status, { location: redirect.location }).end();
  if (!site) return void response.writeHead(503, { 'retry-after': '2', 'content-type': 'text/plain' }).end('starting');
  try {
    await site.handle(request, response);
  } catch (error) {
    options.app.context.log.error({ err: error, path }, 'a page failed unforeseen');
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, site: Site | null, brokerSocket: BrokerSocket | null): void {
  const { path } = splitUrl(request.url ?? '/');
  // A peer that resets before anybody listens on the socket must not end the process.
  socket.on('error', () => socket.destroy());
  if (brokerSocket && (path === '/mqtt' || path === '/mqtt/')) return brokerSocket.upgrade(request, socket, head);
  if (site?.upgrade) return void site.upgrade(request, socket, head).catch(() => socket.destroy());
  return void socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
}

function splitUrl(url: string): { path: string; search: string } {
  const mark = url.indexOf('?');
  return mark === -1 ? { path: url, search: '' } : { path: url.slice(0, mark), search: url.slice(mark) };
}

async function closeServer(server: Server, brokerSocket: BrokerSocket | null): Promise<void> {
  const isClosed = once(server, 'close');
  server.close();
  // Connections that fall idle after this moment are kept alive by their clients, not by us.
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  const cut = setTimeout(() => server.closeAllConnections(), CUT_AFTER_MS);
  server.closeIdleConnections();
  await brokerSocket?.close(CLOSE_SOCKETS_AFTER_MS);
  await isClosed;
  clearInterval(idle);
  clearTimeout(cut);
}
