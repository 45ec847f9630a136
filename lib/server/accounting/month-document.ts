import { formatDigits, listJalaliMonths } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument, PdfPart } from '../pdf';
import { getWords } from '../words/words';
import type { JalaliMonth } from './jalali-months';
import { toSumTable } from './sum-figures';

interface MonthPage extends Pick<PdfPart, 'title' | 'facts' | 'sums'> {
  readonly columns: readonly string[];
  /** A month without rows has no table of them. */
  readonly rows: PdfPart['tables'][number]['rows'];
  /** The tables below it. */
  readonly more?: PdfPart['tables'];
  readonly note?: string;
}

/** The name of a month of the Jalali calendar and its year, as a title says them. */
export function toMonthValues({ year, month }: JalaliMonth, locale: Locale): { month: string; year: string } {
  return { month: listJalaliMonths(locale)[month - 1] ?? '', year: formatDigits(year, locale) };
}

/** The statement of a month: one page of facts, rows and sums. */
export function toMonthPage({ columns, rows, more = [], note, ...page }: MonthPage, locale: Locale): PdfDocument {
  return {
    locale,
    title: page.title,
    footer: getWords(locale, 'accounting').say('footer'),
    parts: [
      {
        ...page,
        tables: [...(rows.length === 0 ? [] : [toSumTable({ title: '', columns, rows }, locale)]), ...more],
        notes: note === undefined ? [] : [note],
      },
    ],
  };
}
