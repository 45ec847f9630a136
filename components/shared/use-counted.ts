import { useEffect, useState } from 'react';

import { matchesMedia } from '@/lib/client/browser-features';

/** A customer compares sums while they choose; a professional reads one at arm's length. */
const COUNTING_MS = { customer: 200, professional: 400 };

/**
 * A number that counts from its former value to a new one, for eyes that would miss the change: in 200 ms on a
 * customer's screen, in 400 ms on a professional's. Who asks for less motion sees the new value at once.
 */
export function useCounted(
  value: number,
  reader: keyof typeof COUNTING_MS = 'customer',
): { readonly shown: number; readonly isCounting: boolean } {
  const [shown, setShown] = useState(value);
  const [from, setFrom] = useState(value);
  const [target, setTarget] = useState(value);
  if (target !== value) {
    setTarget(value);
    setFrom(shown);
    // What comes after nothing has not changed.
    if (target === 0 || !matchesMedia('(prefers-reduced-motion: no-preference)')) setShown(value);
  }
  const isCounting = shown !== value;
  const countingMs = COUNTING_MS[reader];
  useEffect(() => {
    if (!isCounting) return undefined;
    const startedAtMs = performance.now();
    let frame = requestAnimationFrame(function count(nowMs) {
      const share = Math.min(1, (nowMs - startedAtMs) / countingMs);
      setShown(share === 1 ? value : Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, value, isCounting, countingMs]);
  return { shown, isCounting };
}
