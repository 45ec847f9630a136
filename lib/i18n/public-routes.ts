/**
 * Every public address, without locale, with its closing slash. `{…}` stands for one part. What is not here leads to /404/.
 * A new page is added here, and a test compares this list with app/[locale].
 */
export const publicRoutes = [
  '/',
  '/404/',
  '/dev/outbox/',
  '/fail-online/',
  '/login/',
  '/login/{id}/',
  '/my-order-list/',
  '/my-order-list/current_order/',
  '/my-order-list/taskreview/{taskId}/',
  '/pelakman/dashboard/',
  '/pelakman/orderlist/acceptworks/',
  '/pelakman/orderlist/acceptworks/{taskId}/',
  '/pelakman/orderlist/doneworks/',
  '/pelakman/orderlist/doneworks/{taskId}/',
  '/pelakman/orderlist/newworks/',
  '/pelakman/orderlist/newworks/{taskId}/',
  '/policy/',
  '/register/',
  '/register/{id}/',
  '/services/',
  '/services/{seopath}/',
  '/services/{seopath}/{sub}/',
  '/success-online/',
] as const;

/** The order flow: the one public address without a closing slash (SPEC 2). */
export const ORDER_FLOW_PATH = '/services';
export const NOT_FOUND_PATH = '/404/';
export const LOGIN_PATH = '/login/';

/** Where the two pages really live. Nobody reaches these addresses from outside. */
export const internalRoutes = { orderFlow: '/order-flow/', notFound: '/not-found-page/' } as const;

/** The session decides here; task review opens without login (SPEC 2). */
const guardedSegments = ['user-profile', 'my-order-list', 'pelakman'];
const unguardedPrefix = '/my-order-list/taskreview/';

const patterns = publicRoutes.map((route) => new RegExp(`^${route.replace(/\{\w+\}/g, '[^/]+')}$`));

/** Takes a path without locale, with or without its closing slash. */
export function isPublicRoute(path: string): boolean {
  const slashed = path.endsWith('/') ? path : `${path}/`;
  return patterns.some((pattern) => pattern.test(slashed));
}

export function isGuardedRoute(path: string): boolean {
  return guardedSegments.includes(path.split('/', 2)[1] ?? '') && !path.startsWith(unguardedPrefix);
}

/** The service whose own page a path is; null for any other path. Takes it with its closing slash. */
export function findCategorySeopath(path: string): string | null {
  return /^\/services\/([^/]+)\/$/.exec(path)?.[1] ?? null;
}
