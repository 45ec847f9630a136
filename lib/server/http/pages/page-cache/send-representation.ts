import type { IncomingMessage, ServerResponse } from 'node:http';

import type { PageRepresentation } from './representation';

/**
 * Answers GET and HEAD, and 304 where the visitor has these very bytes. `own` are headers of this answer alone, as
 * name, value, name, value. One that was set before would make Node go through all of them again.
 */
export function sendRepresentation(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  representation: PageRepresentation,
  own?: readonly string[],
): void {
  const known = request.headers['if-none-match'];
  if (known !== undefined && status === 200 && hasTag(known, representation.etag)) {
    response.writeHead(304, withOwn(representation.unchangedHeaders, own));
    response.end();
    return;
  }
  response.writeHead(status, withOwn(representation.headers, own));
  response.end(request.method === 'HEAD' ? undefined : representation.body);
}

function withOwn(headers: string[], own: readonly string[] | undefined): string[] {
  return own ? [...headers, ...own] : headers;
}

function hasTag(known: string, etag: string): boolean {
  if (known === etag || known === '*') return true;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
