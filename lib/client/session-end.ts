'use client';

import { isGuardedRoute } from '@/lib/domain/guarded-routes';
import { hasSessionMark } from '@/lib/domain/session-mark';
import { defaultLocale, toLocale } from '@/lib/i18n/locales';

import { leaveFor } from './leave-page';
import { readCookies } from './browser-features';
import { forgetWork } from './offline/forget-work';
import { clearUserAccount, listenForOtherTabs, readUserAccount, storeUserAccount } from './user-account';

/** Dispatched on `window` when an answer says that the session is over (SPEC 4, Session). */
export const SESSION_ENDED_EVENT = 'pelakfan:session-ended';

/**
 * T-11: 1005, 1002 or Unauthorized removes what was kept of the person and reloads the site root; another tab's logout
 * takes this one's personal pages away, too. Answers the way to stop listening.
 */
export function listenForSessionEnd(): () => void {
  const onEnd = () => {
    // A visitor's public page that asks too much loses nothing, and must not be sent round in circles.
    if (readUserAccount() !== null || isPersonalPage()) leaveSession();
  };
  window.addEventListener(SESSION_ENDED_EVENT, onEnd);
  const stopFollowing = listenForOtherTabs((before, after) => {
    if (before === null || !isPersonalPage()) return;
    if (after === null) openSiteRoot();
    else if (after.userId !== before.userId) window.location.reload();
  });
  return () => {
    window.removeEventListener(SESSION_ENDED_EVENT, onEnd);
    stopFollowing();
  };
}

/**
 * Forgets the person in this browser and opens the site root anew: the provider's configuration lives in the page's memory and goes with it.
 * `path` is another page of everybody's, without a slash at its beginning.
 */
export function leaveSession(path = ''): void {
  clearUserAccount();
  forgetWork();
  openSiteRoot(path);
}

let hasLeft = false;

function openSiteRoot(path = ''): void {
  hasLeft = true;
  leaveFor(toSitePath(path));
}

/** Keeps what the server says of the person, unless their session ended on this page while the answer was under way: that would bring them back. */
export function keepUserAccount(account: Parameters<typeof storeUserAccount>[0]): void {
  if (!hasLeft) storeUserAccount(account);
}

/** In the language of the page. */
function toSitePath(path = ''): string {
  const locale = toLocale(document.documentElement.lang);
  return `${locale === defaultLocale ? '/' : `/${locale}/`}${path}`;
}

/** Whether this browser has a session; false also where the browser lets nobody read its cookies. */
export function hasSession(): boolean {
  return hasSessionMark(readCookies());
}

/** Somebody is logged in, and the browser's storage does not know who: a browser may empty it, or refuse it, and keep its cookies. Who is on a personal page came past the guard. */
export function isAccountForgotten(): boolean {
  return readUserAccount() === null && (hasSession() || isPersonalPage());
}

function isPersonalPage(): boolean {
  return isGuardedRoute(window.location.pathname.slice(toSitePath().length - 1));
}
