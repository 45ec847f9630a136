'use client';

import { useEffect, useState } from 'react';

import { TopProgress } from '@/components/ui/progress';
import { LOADING_EVENT } from '@/lib/client/loading-event';

const SHOWN_AFTER_MS = 150;

/** A bar on top while a call that takes longer than 150 ms runs; calls named nonePreloader stay silent (SPEC 7). */
export function LoadingIndicator() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onLoading = (event: Event) => {
      const { isLoading } = (event as CustomEvent<{ isLoading: boolean }>).detail;
      clearTimeout(timer);
      if (isLoading) timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
      else setIsShown(false);
    };
    window.addEventListener(LOADING_EVENT, onLoading);
    return () => {
      clearTimeout(timer);
      window.removeEventListener(LOADING_EVENT, onLoading);
    };
  }, []);
  return isShown ? <TopProgress /> : null;
}
