import type { Locale } from '@/lib/i18n/locales';

import type { InvoiceRow } from '../schema';
import { sayLine, sayLineWord } from '../words/line-word';
import { getWords } from '../words/words';

/** The subject of an invoice's row, in the reader's words; with its kind, where pieces of several kinds are on it. */
export function sayRow(row: Pick<InvoiceRow, 'key' | 'params'>, locale: Locale): string {
  const words = getWords(locale, 'accounting');
  const key = `rows.${row.key}`;
  if (words.has(key)) return words.say(key);
  const { group } = row.params;
  const line = sayLine(row, locale);
  return group === undefined ? line : `${sayLineWord(String(group), locale)}: ${line}`;
}
