'use client';

import { useEffect, useRef } from 'react';

import { toPatientLoader } from '../patient-loader';

const loadConnection = toPatientLoader(() => import('./connect'));

/**
 * Calls back at every order event that the broker brings; the broker's client loads when this is used, and its loss is
 * only logged.
 */
export function useOrderEvents(onEvent: () => void): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    let close: (() => void) | null = null;
    let isGone = false;
    void loadConnection().then(({ connectToAlerts }) => {
      if (isGone) return;
      close = connectToAlerts({ onOrderEvent: () => latest.current() });
    });
    return () => {
      isGone = true;
      close?.();
    };
  }, []);
}
