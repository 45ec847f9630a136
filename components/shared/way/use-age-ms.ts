import { useEffect, useState } from 'react';

import { SECOND_MS } from '@/lib/domain/constants/time-units';

const TICK_MS = 5 * SECOND_MS;

/** Milliseconds since an instant by the server's clock, growing while no newer answer of the server comes. */
export function useAgeMs(atMs: number, serverNowMs: number): number {
  const [passed, setPassed] = useState({ serverNowMs, ms: 0 });
  useEffect(() => {
    const readAtMs = performance.now();
    const timer = setInterval(() => setPassed({ serverNowMs, ms: performance.now() - readAtMs }), TICK_MS);
    return () => clearInterval(timer);
  }, [serverNowMs]);
  const passedMs = passed.serverNowMs === serverNowMs ? passed.ms : 0;
  return Math.max(0, serverNowMs + passedMs - atMs);
}
