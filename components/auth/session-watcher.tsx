'use client';

import { useEffect, useState, type ComponentType } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';
import { isAccountForgotten, SESSION_ENDED_EVENT } from '@/lib/client/session-state';
import { useUserAccount } from '@/lib/client/user-account';

const load = toPatientLoader(() => import('./follow-session'));

/**
 * On every page. T-11: an answer that the session is over removes what was kept of the person and opens the site root.
 * The cookie decides who is logged in: where it is good and the browser has forgotten the account, the server is asked
 * for it. A visitor's page fetches nothing of either. Who looks with somebody's eyes is told so.
 */
export function SessionWatcher() {
  const isKnown = useUserAccount() !== null;
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const end = () => void load().then(({ endSession }) => endSession());
    window.addEventListener(SESSION_ENDED_EVENT, end);
    return () => window.removeEventListener(SESSION_ENDED_EVENT, end);
  }, []);
  useEffect(() => {
    if (isKnown || isAccountForgotten())
      void load().then(({ followSession }) => followSession((bar) => setBar(() => bar)));
  }, [isKnown]);
  useEffect(() => {
    if (isAccountForgotten()) void load().then(({ recallAccount }) => recallAccount());
  }, []);
  return Bar && <Bar />;
}
