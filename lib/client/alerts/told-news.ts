import { forgetStored, readStored, store } from '../browser-storage';

/**
 * When the newest message was written that somebody was told of in this browser: the tabs share it, and it says nothing
 * of whom.
 */
const KEY = 'pelakfan.told-until';

/** Milliseconds since 1970; null before the first look. */
export function readToldUntil(): number | null {
  const kept = readStored(KEY);
  return kept === null ? null : Number(kept);
}

export function keepToldUntil(atMs: number): void {
  store(KEY, String(atMs));
}

/** Whoever logs in now has a first look of their own: what waits for them is no news. */
export function forgetToldNews(): void {
  forgetStored(KEY);
}
