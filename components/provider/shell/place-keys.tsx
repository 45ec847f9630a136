'use client';

import { useEffect } from 'react';

import { listensToKeys } from '../today/listens-to-keys';

/** After g, a letter has so many milliseconds. */
const WAIT_MS = 1500;

/** On a keyboard g and a letter open a place: the link whose `data-key` is the letter. */
export function PlaceKeys() {
  useEffect(() => {
    let wantedUntilMs = 0;
    const press = (event: KeyboardEvent) => {
      if (!listensToKeys(event)) return;
      const isWanted = event.timeStamp < wantedUntilMs;
      wantedUntilMs = event.key === 'g' ? event.timeStamp + WAIT_MS : 0;
      if (!isWanted || !/^[a-z]$/.test(event.key)) return;
      document.querySelector<HTMLElement>(`a[data-key="${event.key}"]`)?.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  return null;
}
