import { toTomans } from '@/lib/domain/money/money';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { CsvCell } from '@/lib/domain/text/csv';
import { formatDigits, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument } from '../pdf';
import { getWords } from '../words/words';
import { toMonthPage, toMonthValues } from './month-document';
import type { PayMonth } from './pay-month';
import { toSum, toSumCell, toSumTable } from './sum-figures';

const COLUMNS = ['order', 'day', 'price', 'commission', 'net', 'place'] as const;
const SUMS = ['priceRial', 'commissionRial', 'netRial'] as const;
const MOVEMENT = ['account', 'movement', 'amount'] as const;

/** The statement of a month, to be read. */
export function toMonthDocument({ of, lstJob, sums, lstAccount }: PayMonth, locale: Locale): PdfDocument {
  const words = getWords(locale, 'accounting');
  const toman = (rials: number) => toSumCell(rials, locale);
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
      more: lstAccount.map((account) => {
        const title = words.say(`month.accounts.${account.accountEnum}`);
        const columns = MOVEMENT.slice(1).map((column) => words.say(`month.columns.${column}`));
        const lines = toLines(account, locale).map(([said, rials]) => [said, toman(rials)]);
        return toSumTable({ title, columns, rows: lines }, locale);
      }),
      sums: SUMS.map((part) => [words.say(`month.sums.${part}`), toSum(sums[part], locale)] as const),
    },
    locale,
  );
}

type Account = PayMonth['lstAccount'][number];

/** An account's balance at the beginning, what moved, and its balance at the end. */
function toLines(
  { openRial, lstLine, closeRial }: Account,
  locale: Locale,
): (readonly [said: string, rials: number])[] {
  const words = getWords(locale, 'accounting');
  const names = getWords(locale, 'pay');
  return [
    [words.say('month.open'), openRial],
    ...lstLine.map(({ name, amountRial }) => [names.say(`statement.names.${name}`), amountRial] as const),
    [words.say('month.close'), closeRial],
  ];
}

/**
 * The jobs of a month for a spreadsheet, and below them what moved on each account: days of the Gregorian calendar,
 * plain numbers in toman.
 */
export function toMonthRows({ lstJob, lstAccount }: PayMonth, locale: Locale): readonly (readonly CsvCell[])[] {
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
    [],
    MOVEMENT.map((column) => words.say(`month.columns.${column}`)),
    ...lstAccount.flatMap((account) =>
      toLines(account, locale).map(([said, rials]) => [
        words.say(`month.accounts.${account.accountEnum}`),
        said,
        toTomans(rials),
      ]),
    ),
  ];
}
