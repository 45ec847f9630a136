import { toLatinDigits } from './digits';

/** A typed or scanned tag as tags are stored: in capitals, with Latin digits, without spaces and dashes. */
export function toTag(typed: string): string {
  return toLatinDigits(typed)
    .replace(/[\s\u200c-]/g, '')
    .toUpperCase();
}

/** Whether this is one of the tags, and not the beginning of a longer one that may still be typed. */
export function isWholeTag(typed: string, tags: readonly string[]): boolean {
  const tag = toTag(typed);
  return tags.includes(tag) && tags.every((other) => other === tag || !other.startsWith(tag));
}
