'use client';

import { isGuardedRoute } from '@/lib/domain/site/guarded-routes';
import { hasSessionMark } from '@/lib/domain/site/session-mark';
import { defaultLocale, toLocale } from '@/lib/i18n/locales';

import { readCookies } from './browser-features';
import { readUserAccount } from './user-account';

/** Dispatched on `window` when an answer says that the session is over (SPEC 4, Session). */
export const SESSION_ENDED_EVENT = 'pelakfan:session-ended';

/** Whether this browser has a session; false also where the browser lets nobody read its cookies. */
export function hasSession(): boolean {
  return hasSessionMark(readCookies());
}

/**
 * The state of a browser whose cookies know a person and whose storage does not: a browser may empty or refuse its
 * storage. A visitor of a personal page came past the guard.
 */
export function isAccountForgotten(): boolean {
  return readUserAccount() === null && (hasSession() || isPersonalPage());
}

/** The page of one person alone. */
export function isPersonalPage(): boolean {
  return isGuardedRoute(window.location.pathname.slice(toSitePath().length - 1));
}

/** A path in the page's language; `path` is without a slash at its beginning. */
export function toSitePath(path = ''): string {
  const locale = toLocale(document.documentElement.lang);
  return `${locale === defaultLocale ? '/' : `/${locale}/`}${path}`;
}
