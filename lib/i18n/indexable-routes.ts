import { isPublicRoute } from '@/lib/i18n/public-routes';
import { toRoutePattern } from '@/lib/i18n/route-pattern';

/**
 * Pages of their own that a search engine may show; no part of them is to be filled in. Without locale, with their
 * closing slash.
 */
const informationRoutes = [
  '/',
  '/services/',
  '/services-at-location/',
  '/faq/',
  '/about/',
  '/contact/',
  '/careers/',
  '/b2b/',
  '/joinus/',
  '/yar/',
  '/web-app/',
  '/receive-app/',
  '/pelakfan-policy/',
  '/policy/',
  '/privacy/',
];
/** Pages that the catalogue makes: services, and cities with their services. */
const catalogueRoutes = [
  '/services/{seopath}/',
  '/services/{seopath}/prices/',
  '/services/{seopath}/{sub}/',
  '/services-at-location/{city}/',
  '/services-at-location/{city}/{seopath}/',
  '/services-at-location/{city}/{seopath}/{district}/',
  '/yar/{workerCode}/',
];

/**
 * No other route looks like one of these, so the list of all is not asked: the service worker would have to carry it.
 */
const patterns = [...informationRoutes, ...catalogueRoutes].map(toRoutePattern);

/** The information pages that this site has. */
export function listInformationPaths(): string[] {
  return informationRoutes.filter(isPublicRoute);
}

/**
 * Whether a page is one of those that everybody sees alike and that search engines may show. Takes a path without
 * locale, with its closing slash.
 */
export function isIndexablePath(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path));
}
