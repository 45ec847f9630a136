'use client';

import { useEffect } from 'react';

import { listenForSessionEnd } from '@/lib/client/session-end';

/** T-11, on every page: an answer that the session is over removes what was kept of the person and opens the site root. */
export function SessionWatcher() {
  useEffect(() => listenForSessionEnd(), []);
  return null;
}
