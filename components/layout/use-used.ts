import { useEffect, useState } from 'react';

import { observeSight } from '@/lib/client/observe-sight';

interface UsedOptions {
  /** It is enough that the part comes near the window. */
  readonly isWhenNear?: boolean;
}

/** Whether somebody uses a part of the page, by its id: what makes it alive is fetched then, and not before. */
export function useUsed(id: string, { isWhenNear = false }: UsedOptions = {}): boolean {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => {
    const part = document.getElementById(id);
    if (!part) return;
    const use = () => setIsUsed(true);
    const stopObserving = isWhenNear
      ? observeSight(part, (isInSight) => isInSight && use(), { rootMargin: '50%' })
      : undefined;
    part.addEventListener('focusin', use);
    // Somebody was quicker than the script, or the browser brought back what was typed.
    if (part.contains(document.activeElement) || part.querySelector('input')?.value) queueMicrotask(use);
    return () => {
      stopObserving?.();
      part.removeEventListener('focusin', use);
    };
  }, [id, isWhenNear]);
  return isUsed;
}
