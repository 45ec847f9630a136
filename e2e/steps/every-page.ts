import { isDeskRoute, isGuardedRoute, publicRoutes } from '@/lib/i18n/public-routes';

export interface SitePage {
  /** Without its language. */
  readonly path: string;
  readonly of: 'visitor' | 'customer' | 'provider' | 'operator';
}

/** One of each kind of page whose address has a gap, where it needs no order or message of somebody’s own. */
const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  '/login/{id}/': ['/login/PELAK0001/'],
  '/register/{id}/': ['/register/PELAK0001/'],
  '/services/{seopath}/': ['/services/house-cleaning/', '/services/house-cleaning/?order-step=1'],
  '/services/{seopath}/prices/': ['/services/house-cleaning/prices/'],
  '/services/{seopath}/{sub}/': ['/services/house-cleaning/deep-cleaning/'],
  '/services-at-location/{city}/': ['/services-at-location/tehran/'],
  '/services-at-location/{city}/{seopath}/': ['/services-at-location/tehran/house-cleaning/'],
  '/services-at-location/{city}/{seopath}/{district}/': ['/services-at-location/tehran/house-cleaning/tajrish/'],
};
/** The demo’s own page, which no marketplace has. */
const NOT_OURS = ['/dev/outbox/'];

/** The pages of the product’s own list, each with the person that it opens for. A new page is among them by itself. */
export function listPages(): readonly SitePage[] {
  return publicRoutes
    .filter((route) => !NOT_OURS.includes(route))
    .flatMap((route) => EXAMPLES[route] ?? (route.includes('{') ? [] : [route]))
    .map((path) => ({ path, of: toPerson(path) }));
}

function toPerson(path: string): SitePage['of'] {
  if (isDeskRoute(path)) return 'operator';
  if (!isGuardedRoute(path)) return 'visitor';
  return path.startsWith('/pelakman/') ? 'provider' : 'customer';
}
