import { useEffect, useState } from 'react';

/** LOOK: a wait shorter than this shows nothing. */
const SHOWN_AFTER_MS = 150;

/** True once `isWaiting` has been so for a noticeable time, and false with it. */
export function useDelayed(isWaiting: boolean): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLong(true), SHOWN_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setIsLong(false);
    };
  }, [isWaiting]);
  return isWaiting && isLong;
}
