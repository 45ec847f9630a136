'use client';

import { useEffect } from 'react';

import { toPatientLoader } from '@/lib/client/patient-loader';
import { isAccountForgotten, listenForSessionEnd } from '@/lib/client/session-end';

const loadRecall = toPatientLoader(() => import('@/lib/client/recall-account'));

/**
 * On every page. T-11: an answer that the session is over removes what was kept of the person and opens the site root. The cookie decides who is logged in: where it is
 * good and the browser has forgotten the account, the server is asked for it.
 */
export function SessionWatcher() {
  useEffect(() => listenForSessionEnd(), []);
  useEffect(() => {
    if (isAccountForgotten()) void loadRecall().then(({ recallAccount }) => recallAccount());
  }, []);
  return null;
}
