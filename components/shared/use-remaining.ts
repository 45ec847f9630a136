import { useEffect, useState } from 'react';

import { COUNTDOWN_TICK_MS } from '@/lib/domain/constants/screen';

/** The server's now, counted on every second; null while the server has not said it. */
export function useServerNowMs(serverNowMs: number | null): number | null {
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
  return now === null ? null : now.serverNowMs + now.ownNowMs - now.seenAtMs;
}

/**
 * Milliseconds left until an instant by the server's clock, counted every second; null while the server has not said
 * its now.
 */
export function useRemainingMs(untilMs: number | null, serverNowMs: number | null): number | null {
  const nowMs = useServerNowMs(serverNowMs);
  if (untilMs === null || nowMs === null) return null;
  return Math.max(0, untilMs - nowMs);
}
