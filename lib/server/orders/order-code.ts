import { randomInt } from 'node:crypto';

// Without 0, O, 1, I and L: people read these codes out on the phone.
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A new order's `reqcode`, e.g. `PF-7K3M9QXA`. */
export function createOrderCode(): string {
  return `PF-${Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
