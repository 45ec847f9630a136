'use client';

import { useEffect } from 'react';

import { hasSingleKeys, listensToKeys, toKeyLetter } from './listens-to-keys';

/** After g, a letter has so many milliseconds. */
const WAIT_MS = 1500;

/** On a keyboard g and a letter open a place: the link whose `data-key` is the letter. */
export function PlaceKeys() {
  useEffect(() => {
    let wantedUntilMs = 0;
    const press = (event: KeyboardEvent) => {
      if (!listensToKeys(event) || !hasSingleKeys()) return;
      const letter = toKeyLetter(event);
      const isWanted = event.timeStamp < wantedUntilMs;
      wantedUntilMs = letter === 'g' ? event.timeStamp + WAIT_MS : 0;
      if (!isWanted || letter === null) return;
      // The letter belongs to g: no other key of the page hears it.
      event.stopImmediatePropagation();
      document.querySelector<HTMLElement>(`a[data-key="${letter}"]`)?.click();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => window.removeEventListener('keydown', press, { capture: true });
  }, []);
  return null;
}
