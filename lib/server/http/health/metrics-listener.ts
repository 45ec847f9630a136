import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import { createOwnHosts } from '../edge/own-hosts';
import { FOREIGN_HOST } from '../edge/refuse-raw';

interface MetricsListenerOptions {
  readonly registry: Registry;
  readonly host: string;
  /** 0 picks a free one. */
  readonly port: number;
  /** Asked for as `Authorization: Bearer …`; without one, every client that reaches the address may read. */
  readonly token: string | undefined;
  readonly log: Logger;
}

export interface MetricsListener {
  readonly port: number;
  close(): Promise<void>;
}

/** `/metrics` on an address of its own, which no proxy leads the public to. Rejects when the address cannot be had. */
export async function listenForMetrics({
  registry,
  host,
  port,
  token,
  log,
}: MetricsListenerOptions): Promise<MetricsListener> {
  const isOwnHost = createOwnHosts({ siteUrl: undefined, host, noindexHosts: '' });
  const server = createServer((request, response) => {
    // Asked every few seconds: nothing is gained by keeping the connection.
    response.shouldKeepAlive = false;
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end('not found');
    if (token !== undefined && !isAllowed(request, token))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end('a token is needed');
    // With a token, no page of somebody else's can ask.
    if (token === undefined && !isOwnHost(request.headers.host, request.socket.localAddress))
      return void response.writeHead(FOREIGN_HOST).end('this is not the name of this address');
    registry.metrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end('the metrics could not be read');
      },
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  return timingSafeEqual(toDigest(headers.authorization ?? ''), toDigest(`Bearer ${token}`));
}

/** A digest, whose fixed length makes the comparison's time constant. */
function toDigest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
