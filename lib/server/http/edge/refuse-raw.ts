import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

import type { OwnHosts } from './own-hosts';
import type { SecurityHeaders } from './security-headers';
import { splitUrl } from './split-url';

const BAD_REQUEST = 400;
const EXPECTATION_FAILED = 417;
/** "Misdirected Request": the name is not one of this server's. */
export const FOREIGN_HOST = 421;
/** Load balancers ask by names and addresses of their own. The answers hold nothing of a person. */
const HEALTH_PATHS = ['/healthz', '/readyz'];
/** Node's own statuses for bytes that it cannot read as a request. */
const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Ends a connection that has no response of its own with a bare status, with the headers of every answer. */
export function endWithStatus(socket: Duplex, status: number, security: SecurityHeaders): void {
  if (!socket.writable) return void socket.destroy();
  const headers = security.list([]);
  const lines = headers.flatMap((name, index) => (index % 2 === 0 ? [`${name}: ${headers[index + 1] ?? ''}`] : []));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...lines,
      'Content-Length: 0',
      'Connection: close',
      '',
      '',
    ].join('\r\n'),
    () => socket.destroy(),
  );
}

/**
 * Answers bytes that Node would otherwise refuse by itself, without our headers: an invalid request, and an expectation
 * that nobody meets.
 */
export function refuseRawRequests(
  server: Server,
  security: SecurityHeaders,
  isAnswering: (socket: Duplex) => boolean,
): void {
  server.on('clientError', (error, socket) => {
    // In the middle of an answer, or with nobody there any more, words would do harm or no good.
    const code = String(Reflect.get(error, 'code'));
    if (code === 'ECONNRESET' || isAnswering(socket)) return void socket.destroy();
    endWithStatus(socket, STATUS_BY_CODE[code] ?? BAD_REQUEST, security);
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    security.set(response);
    response.writeHead(EXPECTATION_FAILED).end();
  });
}

/**
 * HTTP/1.1 wants to know which host is meant, and says so once: of two, a proxy may read the one and we the other.
 * Node's own check would answer without our headers, and knows nothing of a second.
 */
export function refuseUnclearHost(
  request: IncomingMessage,
  response: ServerResponse,
  security: SecurityHeaders,
): boolean {
  const count = countHosts(request.rawHeaders);
  if (count === 1 || (count === 0 && request.httpVersion !== '1.1')) return false;
  security.set(response);
  response.writeHead(BAD_REQUEST, { connection: 'close' }).end();
  return true;
}

/** Answers requests under a foreign name (own-hosts.ts). */
export function refuseForeignHost(
  request: IncomingMessage,
  response: ServerResponse,
  { isOwnHost, security }: { readonly isOwnHost: OwnHosts; readonly security: SecurityHeaders },
): boolean {
  if (isOwnHost(request.headers.host, request.socket.localAddress)) return false;
  if (HEALTH_PATHS.includes(splitUrl(request.url ?? '/').path)) return false;
  security.set(response);
  response
    .writeHead(FOREIGN_HOST, { 'content-type': 'text/plain', 'cache-control': 'no-store' })
    .end('This server does not answer under that name. Its operator sets the name by SITE_URL.\n');
  return true;
}

function countHosts(names: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < names.length; at += 2) {
    const name = names[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
