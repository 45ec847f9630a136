'use client';

const KEY = 'pelakfan.has-logged-in';

/** Somebody has logged in here: not who. It stays after a logout, so that the order asks for a login first and not for a registration. */
export function rememberLogin(): void {
  try {
    window.localStorage.setItem(KEY, '1');
  } catch {
    // A browser that keeps nothing is a new one each time.
  }
}

export function hasLoggedInHere(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
