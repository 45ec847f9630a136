import type { Locale } from '@/lib/i18n/locales';

import { getWords } from './words';

/**
 * The words that a price book's key has in messages/<locale>/price-lines.json; the key itself where it has none, as a
 * line would say.
 */
export function sayLineWord(key: string, locale: Locale): string {
  const words = getWords(locale, 'price-lines');
  return words.has(key) ? words.say(key) : key;
}
