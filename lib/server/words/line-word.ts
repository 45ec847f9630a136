import { formatNumber, formatTomans } from '@/lib/i18n/formats';
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

interface Line {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** A line of a price in the reader's words. */
export function sayLine({ key, params }: Line, locale: Locale): string {
  const words = getWords(locale, 'price-lines');
  return words.has(key) ? words.say(key, sayLineParams(params, locale)) : key;
}

/** Params whose name ends in `Rials` are said in tomans; a text that is a key of these words stands for its words. */
export function sayLineParams(params: Line['params'], locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, sayParam(name, value, locale)]));
}

function sayParam(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return sayLineWord(value, locale);
  return name.endsWith('Rials') ? formatTomans(value, locale) : formatNumber(value, locale);
}
