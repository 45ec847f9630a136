'use client';

import { defaultLocale, toLocale } from '@/lib/i18n/locales';

import { clearUserAccount, readUserAccount } from './user-account';

/** Dispatched on `window` when an answer says that the session is over (SPEC 4, Session). */
export const SESSION_ENDED_EVENT = 'pelakfan:session-ended';

/** T-11: 1005, 1002 or Unauthorized removes what was kept of the person and reloads the site root. Answers the way to stop listening. */
export function listenForSessionEnd(): () => void {
  const onEnd = () => {
    // A visitor's page that asks too much loses nothing, and must not be sent round in circles.
    if (readUserAccount() !== null) leaveSession();
  };
  window.addEventListener(SESSION_ENDED_EVENT, onEnd);
  return () => window.removeEventListener(SESSION_ENDED_EVENT, onEnd);
}

/** Forgets the person in this browser and opens the site root anew: the provider's configuration lives in the page's memory and goes with it. */
export function leaveSession(): void {
  clearUserAccount();
  const locale = toLocale(document.documentElement.lang);
  window.location.assign(locale === defaultLocale ? '/' : `/${locale}/`);
}
