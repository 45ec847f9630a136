import { forgetStored, readStored, store } from '../browser-storage';

/** The key of the newest told message's time: the tabs share it, and it names nobody. */
const KEY = 'pelakfan.told-until';

/** Milliseconds since 1970; null before the first look. */
export function readToldUntil(): number | null {
  const kept = readStored(KEY);
  return kept === null ? null : Number(kept);
}

export function keepToldUntil(atMs: number): void {
  store(KEY, String(atMs));
}

/** A new login has a first look of its own: waiting messages are no news. */
export function forgetToldNews(): void {
  forgetStored(KEY);
}
