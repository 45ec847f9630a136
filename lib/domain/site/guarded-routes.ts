/**
 * The session decides here; task review opens without login (SPEC 2). By itself, because every page's script reads it.
 */
const guardedSegments = ['user-profile', 'my-order-list', 'pelakman', 'wallet-turnover', 'increase-wallet'];
const unguardedPrefix = '/my-order-list/taskreview/';

/** The operators' desk: for everybody else it is a path that nobody knows. Takes a path without its locale. */
export function isDeskRoute(path: string): boolean {
  return path === '/operator' || path.startsWith('/operator/');
}

/** Takes a path without its locale. */
export function isGuardedRoute(path: string): boolean {
  return guardedSegments.includes(path.split('/', 2)[1] ?? '') && !path.startsWith(unguardedPrefix);
}
