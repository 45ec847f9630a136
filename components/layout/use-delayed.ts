import { useEffect, useState } from 'react';

/** LOOK: a wait shorter than this shows nothing. */
const SHOWN_AFTER_MS = 150;

/** True once `isWaiting` has been so for a noticeable time, or for `afterMs`, and false with it. */
export function useDelayed(isWaiting: boolean, afterMs = SHOWN_AFTER_MS): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), afterMs);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting, afterMs]);
  return isWaiting && isLong;
}
