import { toTomans } from '@/lib/domain/money/money';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { CsvCell } from '@/lib/domain/text/csv';
import { formatDigits, formatJalaliDate, formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument } from '../pdf';
import { getWords } from '../words/words';
import { toMonthPage, toMonthValues } from './month-document';
import type { PayMonth } from './pay-month';

const COLUMNS = ['order', 'day', 'price', 'commission', 'net', 'place'] as const;
const SUMS = ['priceRial', 'commissionRial', 'netRial', 'tipRial', 'topUpRial'] as const;

/** The statement of a month, to be read. */
export function toMonthDocument({ of, lstJob, sums }: PayMonth, locale: Locale): PdfDocument {
  const words = getWords(locale, 'accounting');
  const toman = (rials: number) => formatTomans(rials, locale);
  const rows = lstJob.map((job) => [
    formatDigits(job.reqcode, locale),
    formatJalaliDate(job.atMs, locale),
    toman(job.priceRial),
    toman(job.commissionRial),
    toman(job.netRial),
    words.say(`month.places.${job.place}`),
  ]);
  return toMonthPage(
    {
      title: words.say('month.title', toMonthValues(of, locale)),
      facts: [[words.say('month.jobCount'), formatNumber(sums.jobCount, locale)]],
      columns: COLUMNS.map((column) => words.say(`month.columns.${column}`)),
      rows,
      sums: SUMS.map((part) => [words.say(`month.sums.${part}`), toman(sums[part])] as const),
    },
    locale,
  );
}

/** The jobs of a month for a spreadsheet: days of the Gregorian calendar, plain numbers in toman. */
export function toMonthRows({ lstJob }: PayMonth, locale: Locale): readonly (readonly CsvCell[])[] {
  const words = getWords(locale, 'accounting');
  return [
    COLUMNS.map((column) => words.say(`month.columns.${column}`)),
    ...lstJob.map((job) => [
      job.reqcode,
      toTehranDate(job.atMs),
      toTomans(job.priceRial),
      toTomans(job.commissionRial),
      toTomans(job.netRial),
      words.say(`month.places.${job.place}`),
    ]),
  ];
}
