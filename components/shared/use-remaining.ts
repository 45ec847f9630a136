import { useEffect, useState } from 'react';

import { COUNTDOWN_TICK_MS } from '@/lib/domain/constants/screen';

/**
 * Milliseconds left until an instant by the server's clock, counted every second; null while the server has not said
 * its now.
 */
export function useRemainingMs(untilMs: number | null, serverNowMs: number | null): number | null {
  const [now, setNow] = useState<{
    readonly serverNowMs: number;
    readonly seenAtMs: number;
    readonly ownNowMs: number;
  } | null>(null);
  useEffect(() => {
    if (serverNowMs === null) return;
    const seenAtMs = Date.now();
    const tick = () => setNow({ serverNowMs, seenAtMs, ownNowMs: Date.now() });
    tick();
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [serverNowMs]);
  if (untilMs === null || now === null) return null;
  return Math.max(0, untilMs - (now.serverNowMs + now.ownNowMs - now.seenAtMs));
}
