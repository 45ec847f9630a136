import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** This device's clock, read again every half minute, in milliseconds: what time holds back opens by itself. */
export function useDeviceNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

/**
 * The server's now as far as this device can tell, in milliseconds: what an answer said, and the time since it came.
 * The device's clock may be wrong; how long ago it was is not. `serverNowMs` is undefined of an answer that was kept
 * before it was said.
 */
export function toServerNow(serverNowMs: number | undefined, keptAtMs: number | null, deviceNowMs: number): number {
  if (serverNowMs === undefined) return deviceNowMs;
  return serverNowMs + (keptAtMs === null ? 0 : Math.max(0, deviceNowMs - keptAtMs));
}
