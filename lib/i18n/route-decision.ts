import { ORDER_STEP_PARAMETER, SEARCH_PARAMETER } from '@/lib/domain/site/query-parameters';
import { WORKER_FILTERS, WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { splitLocalePath, toLocalePath } from '@/lib/i18n/paths';
import {
  areaEntries,
  findCategorySeopath,
  internalRoutes,
  isDeskRoute,
  isGuardedRoute,
  isPublicRoute,
  LOGIN_PATH,
  NOT_FOUND_PATH,
  ORDER_FLOW_PATH,
} from '@/lib/i18n/public-routes';

/** The decision about a request for a page. `location` and `path` are on this site and carry their query. */
export type RouteDecision =
  | { kind: 'redirect'; status: 307 | 308; location: string }
  | { kind: 'page'; path: string; status: 200 | 404; loginLocation: string | null; elseLocation?: string };

const PERMANENT = 308;
const TEMPORARY = 307;

/** The query without the framework's own marker, which must not be seen in an address. */
function toPublicSearch(search: URLSearchParams): string {
  const own = new URLSearchParams(search);
  own.delete('_rsc');
  const text = own.toString();
  return text && `?${text}`;
}

function toPage(
  locale: Locale,
  path: string,
  search: string,
  status: 200 | 404 = 200,
): Extract<RouteDecision, { kind: 'page' }> {
  return { kind: 'page', path: `/${locale}${path}${search}`, status, loginLocation: null };
}

/**
 * Locale prefixes, slashes, unknown paths and the two internal pages. Pure, so that it is tested without a server.
 * `loginLocation` is where somebody without a session is sent; null where everybody may come in. `elseLocation` is on
 * the pages of the desk alone: everybody but an operator is sent there.
 */
export function decideRoute(url: Pick<URL, 'pathname' | 'search' | 'searchParams'>): RouteDecision {
  const { locale, prefix, path } = splitLocalePath(url.pathname);
  const publicSearch = toPublicSearch(url.searchParams);
  const entry = areaEntries[path.endsWith('/') ? path : `${path}/`];
  if (entry !== undefined)
    return { kind: 'redirect', status: TEMPORARY, location: toLocalePath(locale, entry) + publicSearch };
  // Unknown paths first: a path like `//elsewhere.example` must never become part of a redirect.
  if (!isPublicRoute(path))
    return { kind: 'redirect', status: TEMPORARY, location: toLocalePath(locale, NOT_FOUND_PATH) };
  // The outbox goes by the browser's language.
  if (prefix === 'fa' || (prefix !== null && path === '/dev/outbox/'))
    return { kind: 'redirect', status: PERMANENT, location: path + publicSearch };
  if (path === ORDER_FLOW_PATH) return toPage(locale, internalRoutes.orderFlow, url.search);
  // Before its slash is looked at: a redirect would tell everybody that the path is known.
  if (isDeskRoute(path)) {
    const slashed = path.endsWith('/') ? path : `${path}/`;
    return { ...toPage(locale, slashed, url.search), elseLocation: toLocalePath(locale, NOT_FOUND_PATH) };
  }
  if (!url.pathname.endsWith('/'))
    return { kind: 'redirect', status: PERMANENT, location: `${url.pathname}/${publicSearch}` };
  // A service's own page is kept without a query; its order is rendered for the person (WIRE "Addresses").
  const ordered = url.searchParams.has(ORDER_STEP_PARAMETER) ? findCategorySeopath(path) : null;
  if (ordered !== null) return toPage(locale, `${internalRoutes.orderFlow}${ordered}/`, url.search);
  // The list is kept without a query; a search is rendered for its words.
  if (path === '/services/' && url.searchParams.has(SEARCH_PARAMETER))
    return toPage(locale, internalRoutes.serviceSearch, url.search);
  // So are the professionals.
  if (path === WORKERS_PATH && WORKER_FILTERS.some((filter) => url.searchParams.has(filter)))
    return toPage(locale, internalRoutes.workerSearch, url.search);
  if (path === NOT_FOUND_PATH) return toPage(locale, internalRoutes.notFound, url.search, 404);
  const page = toPage(locale, path, url.search);
  if (!isGuardedRoute(path)) return page;
  const next = encodeURIComponent(toLocalePath(locale, path) + publicSearch);
  return { ...page, loginLocation: `${toLocalePath(locale, LOGIN_PATH)}?next=${next}` };
}
