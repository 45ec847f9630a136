import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

import type { ServicePath } from '../catalogue/service-paths';

export interface Redirect {
  readonly status: 307 | 308;
  readonly location: string;
}

/** The known addresses under /services/, by their path without a language. */
export type ServicePaths = ReadonlyMap<string, ServicePath>;

export function toServicePaths(paths: readonly ServicePath[]): ServicePaths {
  return new Map(paths.map((path) => [path.path, path]));
}

/**
 * Where a request under `/services/` goes instead of to a page; null lets it pass. `search` begins with its question mark, if there is any.
 * On-demand pages are written to disk for every URL that reaches them, so made-up ones are refused before.
 * A subcategory without a page of its own goes to its category (WIRE, Addresses).
 */
export function findSlugRedirect(path: string, search: string, paths: ServicePaths): Redirect | null {
  const { locale, path: plain } = splitLocalePath(path);
  if (!plain.startsWith('/services/') || plain === '/services/') return null;
  const known = paths.get(plain.endsWith('/') ? plain : `${plain}/`);
  if (!known) return { status: 307, location: toLocalePath(locale, '/404/') };
  return known.redirectsTo === null ? null : { status: 308, location: `${toLocalePath(locale, known.redirectsTo)}${search}` };
}
