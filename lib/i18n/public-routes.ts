import { locales } from '@/lib/i18n/locales';
import { toRoutePattern } from '@/lib/i18n/route-pattern';

export { isDeskRoute, isGuardedRoute } from '@/lib/domain/site/guarded-routes';

/**
 * Every public address, without locale, with its closing slash. `{…}` stands for one part. An address that is not here
 * leads to /404/. A new page is added here, and a test compares this list with app/[locale].
 */
export const publicRoutes = [
  '/',
  '/404/',
  '/about/',
  '/b2b/',
  '/careers/',
  '/certificate/{certificateKey}/',
  '/contact/',
  '/dev/outbox/',
  '/dev/parts/',
  '/fail-online/',
  '/faq/',
  '/increase-wallet/',
  '/inviteCode/',
  '/joinus/',
  '/joinus/register/',
  '/login/',
  '/login/{id}/',
  '/my-order-list/',
  '/my-order-list/current_order/',
  '/my-order-list/taskreview/{taskId}/',
  '/offline/',
  '/operator/',
  '/operator/accounts/',
  '/operator/accounts/{userId}/',
  '/operator/appeals/',
  '/operator/appeals/{sanctionId}/',
  '/operator/applications/',
  '/operator/applications/{userId}/',
  '/operator/audit/',
  '/operator/bank/',
  '/operator/bank/{bankCaseId}/',
  '/operator/cash/',
  '/operator/cash/{taskId}/',
  '/operator/disputes/',
  '/operator/disputes/{disputeId}/',
  '/operator/enquiries/',
  '/operator/enquiries/{enquiryId}/',
  '/operator/excuses/',
  '/operator/excuses/{excuseId}/',
  '/operator/gifts/',
  '/operator/pauses/',
  '/operator/orders/{taskId}/',
  '/operator/outbox/',
  '/operator/outbox/{outgoingId}/',
  '/operator/papers/',
  '/operator/papers/{requestId}/',
  '/operator/payouts/',
  '/operator/payouts/{runId}/',
  '/operator/search/',
  '/operator/seconds/',
  '/operator/people/',
  '/operator/people/{userId}/',
  '/operator/reports/',
  '/operator/reports/{reportId}/',
  '/operator/reviews/',
  '/operator/reviews/{moderationId}/',
  '/operator/vehicles/',
  '/operator/vehicles/{vehicleId}/',
  '/pelakman/colleagues/',
  '/pelakman/dashboard/',
  '/pelakman/earnings/',
  '/pelakman/standing/',
  '/pelakman/orderlist/acceptworks/',
  '/pelakman/orderlist/acceptworks/{taskId}/',
  '/pelakman/orderlist/doneworks/',
  '/pelakman/orderlist/doneworks/{taskId}/',
  '/pelakman/orderlist/newworks/',
  '/pelakman/orderlist/newworks/{taskId}/',
  '/pelakman/pelakyar-profile/',
  '/pelakman/regulars/',
  '/pelakman/bids/',
  '/pelakman/schedule/',
  '/pelakman/team/',
  '/pelakman/vehicles/',
  '/pelakman/user-profile/',
  '/pelakman/user-profile/info/',
  '/yar/',
  '/yar/{workerCode}/',
  '/pelakfan-policy/',
  '/policy/',
  '/price/{priceKey}/',
  '/privacy/',
  '/problem/{problemKey}/',
  '/receive-app/',
  '/register/',
  '/register/{id}/',
  '/services-at-location/',
  '/services-at-location/{city}/',
  '/services-at-location/{city}/{seopath}/',
  '/services-at-location/{city}/{seopath}/{district}/',
  '/services/',
  '/services/{seopath}/',
  '/services/{seopath}/prices/',
  '/services/{seopath}/{sub}/',
  '/success-online/',
  '/user-profile/',
  '/user-profile/addresses/',
  '/user-profile/info/',
  '/user-profile/messages/',
  '/user-profile/messages/order/{taskId}/',
  '/user-profile/messages/{messageId}/',
  '/user-profile/people/',
  '/user-profile/series/',
  '/user-profile/settings/',
  '/user-profile/vehicles/',
  '/user-profile/withdrawal/',
  '/visit/{visitKey}/',
  '/wallet-turnover/',
  '/web-app/',
] as const;

/** The order flow: the one public address without a closing slash (SPEC 2). */
export const ORDER_FLOW_PATH = '/services';
export const NOT_FOUND_PATH = '/404/';
export const LOGIN_PATH = '/login/';
/** An area without a page of its own, and the page that it begins with. */
export const areaEntries: Readonly<Record<string, string>> = { '/pelakman/': '/pelakman/dashboard/' };

/** Generated files for search engines and phones: app/robots.txt and its neighbours. */
export const generatedFiles: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  ...locales.flatMap((locale) => [`/sitemaps/${locale}.xml`, `/manifests/${locale}.webmanifest`]),
];

/** The real addresses of these pages. Nobody reaches them from outside. */
export const internalRoutes = {
  orderFlow: '/order-flow/',
  notFound: '/not-found-page/',
  serviceSearch: '/service-search/',
  workerSearch: '/worker-search/',
} as const;

// The bundler is told that nothing else happens here: what asks for no route, as the service worker, carries no list of
// them.
const patterns = /* @__PURE__ */ publicRoutes.map((route) => ({ route, pattern: toRoutePattern(route) }));

/** The route of the list that a path without locale belongs to, with or without its closing slash. */
export function findPublicRoute(path: string): (typeof publicRoutes)[number] | null {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  return patterns.find(({ pattern }) => pattern.test(slashed))?.route ?? null;
}

/** False for a path with a percent sign that encodes nothing: no page has it, and the framework cannot read it. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Takes a path without locale, with or without its closing slash. */
export function isPublicRoute(path: string): boolean {
  return findPublicRoute(path) !== null && isReadable(path);
}

/** The service whose own page a path is; null for any other path. Takes it with its closing slash. */
export function findCategorySeopath(path: string): string | null {
  return /^\/services\/([^/]+)\/$/.exec(path)?.[1] ?? null;
}
