'use client';

import { forgetStored, readStored, store } from './browser-storage';

const KEY = 'pelakfan.shares-position';

/** Who agreed in this browser to be seen on the way: asked once, and another person on the same phone is asked anew. */
export function keepPositionConsent(userId: number, agrees: boolean): void {
  if (agrees) store(KEY, String(userId));
  else forgetStored(KEY);
}

export function hasPositionConsent(userId: number): boolean {
  return readStored(KEY) === String(userId);
}
