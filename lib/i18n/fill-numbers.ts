import { statedNumbers } from '@/lib/domain/stated-numbers';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

const GAP = /\{(\w+)\}/g;

/**
 * Words, or a whole file of them, with the named numbers put in, in the language's digits: `{completionHours}` becomes «۴۸».
 * Other placeholders stay: they are for whoever shows the words.
 */
export function fillNumbers<Words>(
  words: Words,
  locale: Locale,
  numbers: Readonly<Record<string, number>> = statedNumbers,
): Words {
  // The shape stays as it is: only texts within it change.
  return fill(words, (name, gap) => {
    const value = Object.hasOwn(numbers, name) ? numbers[name] : undefined;
    return value === undefined ? gap : formatNumber(value, locale);
  }) as Words;
}

function fill(value: unknown, say: (name: string, gap: string) => string): unknown {
  if (typeof value === 'string')
    return value.includes('{') ? value.replace(GAP, (gap, name: string) => say(name, gap)) : value;
  if (Array.isArray(value)) return value.map((part: unknown) => fill(part, say));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, fill(part, say)]));
}
