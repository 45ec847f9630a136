import type { CallAnswer } from '@/lib/contract';
import { formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { OrderLine } from '../schema';
import { getWords } from '../words';

type PriceLine = CallAnswer<'clean/getcleanprice'>['lines'][number];

/** Lines in the reader's words: messages/<locale>/price-lines.json. Params whose name ends in `Rials` are said in tomans. */
export function toPriceLines(lines: readonly OrderLine[], locale: Locale): PriceLine[] {
  const words = getWords(locale, 'price-lines');
  return lines.map(({ key, params, amountRials }) => ({
    key,
    label: words.say(key, sayParams(params, locale)),
    amountRial: amountRials,
  }));
}

function sayParams(params: OrderLine['params'], locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, sayParam(name, value, locale)]));
}

function sayParam(name: string, value: string | number, locale: Locale): string {
  if (typeof value === 'string') return value;
  return name.endsWith('Rials') ? formatTomans(value, locale) : formatNumber(value, locale);
}
