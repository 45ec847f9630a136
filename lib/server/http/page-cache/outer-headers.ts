import type { IncomingHttpHeaders } from 'node:http';

import type { PageKind } from './storable';

/** They belong to one connection or to one form of the bytes, and are made anew. */
const REMADE = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'etag',
  'content-length',
  'content-encoding',
]);
/** They tell how a document was made; the framework's own client reads them on its navigations alone. */
const INTERNAL = /^x-(?:nextjs|middleware)-/;

/** The headers of an inner answer that a visitor gets, as name, value, name, value. `cacheControl` replaces a document's own. */
export function toOuterHeaders(headers: IncomingHttpHeaders, kind: PageKind, cacheControl: string | null): string[] {
  const isKept = (name: string) =>
    !REMADE.has(name) && (kind === 'navigation' || (!INTERNAL.test(name) && name !== 'cache-control'));
  const kept = Object.entries(headers)
    .filter(([name]) => isKept(name))
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value ?? '']).flatMap((one) => [name, one]));
  return kind === 'document' && cacheControl !== null ? [...kept, 'Cache-Control', cacheControl] : kept;
}
