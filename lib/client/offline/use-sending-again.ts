'use client';

import { useEffect } from 'react';

import { useOnline } from '../use-online';

const AGAIN_MS = 20_000;

/**
 * Sends what waits: at once, when a network comes, when the page is looked at again, and on a timer for a network that
 * leads nowhere. `send` stays constant.
 */
export function useSendingAgain(isAnyWaiting: boolean, send: () => void): void {
  const isOnline = useOnline();
  useEffect(() => {
    if (!isAnyWaiting || !isOnline) return;
    send();
    const timer = setInterval(send, AGAIN_MS);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
    };
  }, [isAnyWaiting, isOnline, send]);
}
