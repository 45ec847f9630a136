/** When the newest message was written that somebody was told of in this browser: the tabs share it, and it says nothing of whom. */
const KEY = 'pelakfan.told-until';

let toldHere: number | null = null;

/** Milliseconds since 1970; null before the first look. */
export function readToldUntil(): number | null {
  try {
    const kept = window.localStorage.getItem(KEY);
    return kept === null ? null : Number(kept);
  } catch {
    return toldHere;
  }
}

export function keepToldUntil(atMs: number): void {
  toldHere = atMs;
  try {
    window.localStorage.setItem(KEY, String(atMs));
  } catch {
    // A browser that keeps nothing is told by each of its pages.
  }
}

/** Whoever logs in now has a first look of their own: what waits for them is no news. */
export function forgetToldNews(): void {
  toldHere = null;
  try {
    window.localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget in a browser that keeps nothing.
  }
}
