import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { OrderLine } from '../../schema';
import { getWords } from '../../words/words';

type LineWords = Pick<ReturnType<typeof getWords<'price-lines'>>, 'has' | 'say'>;
type PriceLine = CallAnswer<'clean/getcleanprice'>['lines'][number];

/** Lines in the reader's words: messages/<locale>/price-lines.json. Params whose name ends in `Rials` are said in tomans; a text that is a key there stands for its words. */
export function toPriceLines(lines: readonly OrderLine[], locale: Locale): PriceLine[] {
  const words = getWords(locale, 'price-lines');
  return lines.map(({ key, params, amountRials }) => ({
    key,
    label: words.has(key) ? words.say(key, sayParams(params, locale, words)) : key,
    amountRial: amountRials,
  }));
}

function sayParams(params: OrderLine['params'], locale: Locale, words: LineWords): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, sayParam(name, value, locale, words)]),
  );
}

function sayParam(name: string, value: string | number, locale: Locale, words: LineWords): string {
  if (typeof value === 'string') return words.has(value) ? words.say(value) : value;
  return name.endsWith('Rials') ? formatTomans(value, locale) : formatNumber(value, locale);
}
