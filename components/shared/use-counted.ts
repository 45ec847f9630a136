import { useEffect, useState } from 'react';

import { matchesMedia } from '@/lib/client/browser-features';

const COUNTING_MS = 200;

/**
 * A number that counts from its former value to a new one in 200 ms, for eyes that would miss the change. Who asks for
 * less motion sees the new value at once.
 */
export function useCounted(value: number): { readonly shown: number; readonly isCounting: boolean } {
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
  useEffect(() => {
    if (!isCounting) return undefined;
    const startedAtMs = performance.now();
    let frame = requestAnimationFrame(function count(nowMs) {
      const share = Math.min(1, (nowMs - startedAtMs) / COUNTING_MS);
      setShown(share === 1 ? value : Math.round(from + (value - from) * share));
      if (share < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [from, value, isCounting]);
  return { shown, isCounting };
}
