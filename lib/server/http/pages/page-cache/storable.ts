import type { InnerAnswer } from './inner-site';

/** `keep` caches the answer, `pass` sends it uncached, `refuse` also skips the next tries for a while. */
export type Verdict = 'keep' | 'pass' | 'refuse';

const SHARED_LIFETIME = /(?:^|[\s,])s-maxage=(\d+)/;
const KEPT_TYPES = { document: 'text/html', navigation: 'text/x-component' } as const;
/** Names in Vary that the key or the stored representations tell apart. */
const TOLD_APART = new Set([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'accept-encoding',
]);

export type PageKind = keyof typeof KEPT_TYPES;

/**
 * A whitelist: a whole page that the framework itself calls shared. Not http-cache-semantics, which keeps redirects,
 * HEADs and stale answers; a stale one comes with a year's s-maxage and would pin the old page.
 */
export function judge({ status, headers }: InnerAnswer, kind: PageKind): Verdict {
  if (status >= 500 || headers['x-nextjs-cache'] === 'STALE') return 'pass';
  const isWhole =
    status === 200 &&
    headers['content-encoding'] === undefined &&
    (headers['content-type'] ?? '').startsWith(KEPT_TYPES[kind]);
  const isShared = headers['set-cookie'] === undefined && getLifetimeSeconds(headers['cache-control']) > 0;
  return isWhole && isShared && isToldApart(headers.vary) ? 'keep' : 'refuse';
}

/** s-maxage, in seconds; 0 where the answer is private or not to be stored. */
export function getLifetimeSeconds(cacheControl: string | undefined): number {
  if (cacheControl === undefined || /private|no-store|no-cache/.test(cacheControl)) return 0;
  return Number(SHARED_LIFETIME.exec(cacheControl)?.[1] ?? 0);
}

function isToldApart(vary: string | undefined): boolean {
  return (vary ?? '').split(',').every((name) => name.trim() === '' || TOLD_APART.has(name.trim().toLowerCase()));
}
