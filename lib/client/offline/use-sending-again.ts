'use client';

import { useEffect } from 'react';

import { useOnline } from '../use-online';

const AGAIN_MS = 20_000;

/**
 * Sends the waiting moves: at once, when a network comes, and when the page is looked at again. A timer sends them
 * through a network that led nowhere. `send` stays constant.
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
