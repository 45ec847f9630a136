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

/** A new login has a first look of its own: what waits for the person is no news. */
export function forgetToldNews(): void {
  forgetStored(KEY);
}
