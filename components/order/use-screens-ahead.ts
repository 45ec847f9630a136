'use client';

import { useEffect } from 'react';

import { loadScreen } from './screen-loaders';

const AFTER_MS = 1500;

/** Brings the screens of the next questions once this one is there and nothing else is asked for: the order then goes on without network, as far as it needs none. */
export function useScreensAhead(): void {
  useEffect(() => {
    if (savesData()) return;
    const timer = setTimeout(() => void bring(), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** One after the other: whatever the customer asks for meanwhile comes first. */
async function bring(): Promise<void> {
  // One that this version no longer has is asked for again when it is reached.
  for (const load of Object.values<() => Promise<unknown>>(loadScreen)) await load().catch(() => undefined);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
