import { toTomans } from '@/lib/domain/money/money';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { CsvCell } from '@/lib/domain/text/csv';
import { formatDigits, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument } from '../pdf';
import { getWords } from '../words/words';
import { toMonthPage, toMonthValues } from './month-document';
import { toSum, toSumCell } from './sum-figures';
import type { WageMonth } from './wage-month';

const COLUMNS = ['order', 'day', 'name', 'wage'] as const;

/** The wages of a month, to be read. */
export function toWageDocument({ of, lstJob, sums }: WageMonth, locale: Locale): PdfDocument {
  const words = getWords(locale, 'accounting');
  const rows = lstJob.map((job) => [
    formatDigits(job.reqcode, locale),
    formatJalaliDate(job.atMs, locale),
    job.fullname,
    job.wageRial === null ? words.say('wages.open') : toSumCell(job.wageRial, locale),
  ]);
  return toMonthPage(
    {
      title: words.say('wages.title', toMonthValues(of, locale)),
      facts: [[words.say('month.jobCount'), formatNumber(sums.jobCount, locale)]],
      columns: COLUMNS.map((column) => words.say(`wages.columns.${column}`)),
      rows,
      sums: [[words.say('wages.sum'), toSum(sums.wageRial, locale)]],
    },
    locale,
  );
}

/** The jobs of a month for a spreadsheet: days of the Gregorian calendar, plain numbers in toman. */
export function toWageRows({ lstJob }: WageMonth, locale: Locale): readonly (readonly CsvCell[])[] {
  const words = getWords(locale, 'accounting');
  return [
    COLUMNS.map((column) => words.say(`wages.columns.${column}`)),
    ...lstJob.map(({ reqcode, atMs, fullname, wageRial }) => [
      reqcode,
      toTehranDate(atMs),
      fullname,
      wageRial === null ? '' : toTomans(wageRial),
    ]),
  ];
}
