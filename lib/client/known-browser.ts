'use client';

import { readStored, store } from './browser-storage';

const KEY = 'pelakfan.has-logged-in';

/**
 * Marks that a person has logged in here, without their identity. It stays after a logout, so that the order asks for a
 * login first and not for a registration.
 */
export function rememberLogin(): void {
  store(KEY, '1');
}

export function hasLoggedInHere(): boolean {
  return readStored(KEY) !== null;
}
