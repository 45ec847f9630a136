import type { IncomingHttpHeaders } from 'node:http';

import type { PageKind } from './storable';

/** Headers of one connection or of one representation: they are made anew. */
const REMADE = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'etag',
  'content-length',
  'content-encoding',
]);
/** Headers that tell how a document was made. The framework's own client reads them on its navigations alone. */
const INTERNAL = /^x-(?:nextjs|middleware)-/;

/**
 * The headers of an inner answer that a visitor gets, as name, value, name, value. `cacheControl` replaces a document's
 * own.
 */
export function toOuterHeaders(headers: IncomingHttpHeaders, kind: PageKind, cacheControl: string | null): string[] {
  const isPassedOn = (name: string) =>
    !REMADE.has(name) && (kind === 'navigation' || (!INTERNAL.test(name) && name !== 'cache-control'));
  const passedOn = Object.entries(headers)
    .filter(([name]) => isPassedOn(name))
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value ?? '']).flatMap((one) => [name, one]));
  return kind === 'document' && cacheControl !== null ? [...passedOn, 'Cache-Control', cacheControl] : passedOn;
}
