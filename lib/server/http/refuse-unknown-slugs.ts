import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';

export interface Redirect {
  readonly status: 307 | 308;
  readonly location: string;
}

const UNDER_SERVICES = /^\/services\/([^/]+)(?:\/([^/]+))?\/?$/;

/**
 * Where a request under `/services/` goes instead of to a page; null lets it pass.
 * On-demand pages are written to disk for every URL that reaches them, so made-up ones are refused before.
 * A subcategory without a page of its own goes to its category (WIRE, Addresses).
 */
export function findSlugRedirect(path: string, paths: ReadonlySet<string>): Redirect | null {
  const { locale, path: plain } = splitLocalePath(path);
  if (!plain.startsWith('/services/') || plain === '/services/') return null;
  const [, category, type] = UNDER_SERVICES.exec(plain) ?? [];
  const categoryPath = `/services/${category}/`;
  if (category === undefined || !paths.has(categoryPath)) return { status: 307, location: toLocalePath(locale, '/404/') };
  if (type === undefined || paths.has(`${categoryPath}${type}/`)) return null;
  return { status: 308, location: toLocalePath(locale, categoryPath) };
}
