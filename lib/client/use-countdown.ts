'use client';

import { useCallback, useEffect, useState } from 'react';

import { COUNTDOWN_TICK_MS } from '@/lib/domain/constants/screen';

/**
 * Whole seconds left, ticking once a second; zero at rest. It counts to an instant, so a sleeping tab comes back to the
 * truth.
 */
export function useCountdown(): { readonly secondsLeft: number; readonly start: (seconds: number) => void } {
  const [endsAtMs, setEndsAtMs] = useState(0);
  const [secondsLeft, setSecondsLeft] = useState(0);

  useEffect(() => {
    if (endsAtMs === 0) return;
    const tick = () => {
      const left = Math.max(0, Math.ceil((endsAtMs - Date.now()) / COUNTDOWN_TICK_MS));
      setSecondsLeft(left);
      if (left === 0) setEndsAtMs(0);
    };
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [endsAtMs]);

  const start = useCallback((seconds: number) => {
    setSecondsLeft(seconds);
    setEndsAtMs(Date.now() + seconds * COUNTDOWN_TICK_MS);
  }, []);
  return { secondsLeft, start };
}
