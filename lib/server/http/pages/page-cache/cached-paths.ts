import { splitLocalePath } from '@/lib/i18n/paths';
import { isDeskRoute, isGuardedRoute, NOT_FOUND_PATH, ORDER_FLOW_PATH, publicRoutes } from '@/lib/i18n/public-routes';

import type { ServicePaths } from '../refuse-unknown-slugs';

/**
 * Addresses whose pages may be cached: those of the list without a part to fill in, and the services that exist. So the
 * number of cached pages is the site's, and strangers cannot raise it. Whether a page is cached is then up to its
 * answer.
 */
export function isCachedPath(path: string, services: ServicePaths | null): boolean {
  const { path: plain } = splitLocalePath(path);
  if (plain === NOT_FOUND_PATH || isGuardedRoute(plain) || isDeskRoute(plain)) return false;
  return (
    plain === ORDER_FLOW_PATH ||
    publicRoutes.some((route) => route === plain) ||
    services?.get(plain)?.redirectsTo === null
  );
}
