import { randomInt } from 'node:crypto';

/** Letters without those that are mistaken for others when read out or written by hand: no 0 and O, no 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;

/**
 * A text for a tag, short enough to be written by hand. Of an order's few pieces two hardly ever get the same, and the
 * database refuses it.
 */
export function createTag(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
