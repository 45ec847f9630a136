import { readStored, store } from '@/lib/client/browser-storage';

const KEY = 'welcomeGiftSeen';

export function isGiftSeen(): boolean {
  return readStored(KEY) !== null;
}

/**
 * Answers whether this browser knows it from now on: one that does not is never shown the dialog unasked, rather than
 * again and again.
 */
export function rememberGift(): boolean {
  return store(KEY, 'yes');
}
