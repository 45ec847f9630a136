'use client';

const KEY = 'pelakfan.shares-position';

/** Who agreed in this browser to be seen on the way: asked once, and another person on the same phone is asked anew. */
export function keepPositionConsent(userId: number, agrees: boolean): void {
  try {
    if (agrees) window.localStorage.setItem(KEY, String(userId));
    else window.localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

export function hasPositionConsent(userId: number): boolean {
  try {
    return window.localStorage.getItem(KEY) === String(userId);
  } catch {
    return false;
  }
}
