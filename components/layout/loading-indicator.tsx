'use client';

import { useEffect, useState, type ReactNode } from 'react';

import { LOADING_EVENT } from '@/lib/client/loading-event';

import { useDelayed } from './use-delayed';

/**
 * Shows its children, a bar on top, while a call runs that takes long; calls named nonePreloader stay silent (SPEC 7).
 */
export function LoadingIndicator({ children }: { children: ReactNode }) {
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => {
    const onLoading = (event: Event) => setIsLoading((event as CustomEvent<{ isLoading: boolean }>).detail.isLoading);
    window.addEventListener(LOADING_EVENT, onLoading);
    return () => window.removeEventListener(LOADING_EVENT, onLoading);
  }, []);
  return useDelayed(isLoading) && children;
}
