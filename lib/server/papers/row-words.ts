import type { Locale } from '@/lib/i18n/locales';

import type { PaperRow } from '../schema';
import { sayLine } from '../words/line-word';
import { getWords } from '../words/words';

/** What a row of a paper is for, in the reader's words. */
export function sayRow(row: Pick<PaperRow, 'key' | 'params'>, locale: Locale): string {
  const words = getWords(locale, 'papers');
  const key = `rows.${row.key}`;
  return words.has(key) ? words.say(key) : sayLine(row, locale);
}
