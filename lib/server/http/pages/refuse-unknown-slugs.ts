import { findReferralToken } from '@/lib/domain/person/referral';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';
import { NOT_FOUND_PATH } from '@/lib/i18n/public-routes';

import type { ServicePath } from '../../catalogue/service-paths';

export interface Redirect {
  readonly status: 307 | 308;
  readonly location: string;
}

/**
 * Below these, addresses come from the catalogue. A service may be paused in a city for a while; a subcategory has a
 * page for good or never.
 */
const AREAS = [
  { prefix: '/services/', movedStatus: 308 },
  { prefix: '/services-at-location/', movedStatus: 307 },
] as const;

/** The known addresses of the catalogue, by their path without a language. */
export type ServicePaths = ReadonlyMap<string, ServicePath>;

export function toServicePaths(paths: readonly ServicePath[]): ServicePaths {
  return new Map(paths.map((path) => [path.path, path]));
}

/**
 * The redirect of a request under `/services/` or `/services-at-location/`; null lets it pass. `search` begins with its
 * question mark, if there is any. On-demand pages are written to disk for every URL that reaches them, so made-up ones
 * are refused before. A subcategory without a page of its own goes to its category. A service that takes no orders in a
 * city goes to the city (WIRE, Addresses). A known address in capitals or with a slash too many goes to its own form.
 */
export function findSlugRedirect(path: string, search: string, paths: ServicePaths | null): Redirect | null {
  const { locale, path: plain } = splitLocalePath(path);
  const tidy = toTidyPath(plain);
  const area = AREAS.find(({ prefix }) => tidy.startsWith(prefix) && `${plain}/` !== prefix && plain !== prefix);
  if (!paths || !area) return null;
  const known = paths.get(plain.endsWith('/') ? plain : `${plain}/`);
  if (!known && tidy !== plain && (tidy === area.prefix || paths.has(tidy)))
    return { status: 308, location: `${toLocalePath(locale, tidy)}${search}` };
  if (!known) return { status: 307, location: toNotFoundPath(path) + keepReferral(search) };
  return known.redirectsTo === null
    ? null
    : { status: area.movedStatus, location: `${toLocalePath(locale, known.redirectsTo)}${search}` };
}

/** The catalogue's form of an address: small letters, one slash between two names and at the end. */
function toTidyPath(path: string): string {
  return `${path}/`.toLowerCase().replaceAll(/\/{2,}/g, '/');
}

/** The 404 page, in the language of the path that leads nowhere. */
export function toNotFoundPath(path: string): string {
  return toLocalePath(splitLocalePath(path).locale, NOT_FOUND_PATH);
}

/** Middleware keeps a referrer's token (row G-08) and has not seen this request: it sees the next one. */
function keepReferral(search: string): string {
  return findReferralToken(new URLSearchParams(search)) === null ? '' : search;
}
