import { listGiftLines, listOwnMoneyLines } from '@/lib/domain/accounting/own-accounts';
import { toTomans } from '@/lib/domain/money/money';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { CsvCell } from '@/lib/domain/text/csv';
import { formatDigits, formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument, PdfPart } from '../pdf';
import { getWords } from '../words/words';
import { toMonthPage, toMonthValues } from './month-document';
import type { OwnMonth } from './own-month';
import { toSum, toSumCell, toSumTable } from './sum-figures';

const PARTS = ['giftRial', 'walletRial', 'bankRial', 'doorRial'] as const;
const SIDES = ['paid', 'back'] as const;
const WITHDRAWAL = ['withdrawal', 'amount', 'state'] as const;

/** The statement of a customer's month, to be read. */
export function toOwnDocument(month: OwnMonth, locale: Locale): PdfDocument {
  const words = getWords(locale, 'accounting');
  const toman = (rials: number) => toSumCell(rials, locale);
  return toMonthPage(
    {
      title: words.say('own.title', toMonthValues(month.of, locale)),
      facts: [],
      columns: [
        words.say('month.columns.order'),
        words.say('month.columns.day'),
        ...PARTS.map((part) => words.say(`own.parts.${part}`)),
        words.say('own.back'),
        words.say('own.place'),
      ],
      rows: month.lstOrder.map((order) => [
        formatDigits(order.reqcode, locale),
        formatJalaliDate(order.atMs, locale),
        ...PARTS.map((part) => toman(order.paid[part])),
        toman(sumOf(order.back)),
        words.say(`own.places.${order.placeEnum}`),
      ]),
      more: toAccounts(month, locale),
      sums: toSums(month, locale),
      note: words.say('own.note'),
    },
    locale,
  );
}

/** All orders by the means of payment, without those that nobody used. */
function toSums(month: OwnMonth, locale: Locale): PdfPart['sums'] {
  const words = getWords(locale, 'accounting');
  return SIDES.flatMap((side) =>
    PARTS.filter((part) => month[side][part] > 0).map(
      (part) => [words.say(`own.sums.${side}.${part}`), toSum(month[side][part], locale)] as const,
    ),
  );
}

/** The person's own money with its withdrawals, and gift credit. */
function toAccounts(month: OwnMonth, locale: Locale): PdfPart['tables'] {
  const words = getWords(locale, 'accounting');
  const columns = [words.say('month.columns.movement'), words.say('month.columns.amount')];
  const own = listOwnMoneyLines(month).map(([name, rials]) => [words.say(`own.own.${name}`), toSumCell(rials, locale)]);
  const gift = listGiftLines(month).map(([name, rials]) => [words.say(`own.gift.${name}`), toSumCell(rials, locale)]);
  return [
    toSumTable({ title: words.say('own.ownTitle'), columns, rows: own }, locale),
    ...toWithdrawals(month, locale),
    toSumTable({ title: words.say('own.giftTitle'), columns, rows: gift }, locale),
  ];
}

function toWithdrawals({ lstWithdrawal }: OwnMonth, locale: Locale): PdfPart['tables'] {
  if (lstWithdrawal.length === 0) return [];
  const words = getWords(locale, 'accounting');
  const states = getWords(locale, 'pay');
  const columns = WITHDRAWAL.map((column) => words.say(`own.columns.${column}`));
  const rows = lstWithdrawal.map(({ atMs, amountRial, stateEnum }) => [
    formatJalaliDate(atMs, locale),
    toSumCell(amountRial, locale),
    states.say(`payouts.states.${stateEnum}`),
  ]);
  return [toSumTable({ title: '', columns, rows }, locale)];
}

/**
 * The orders and withdrawals of a month for a spreadsheet: days of the Gregorian calendar, plain numbers in toman.
 */
export function toOwnRows({ lstOrder, lstWithdrawal }: OwnMonth, locale: Locale): readonly (readonly CsvCell[])[] {
  const words = getWords(locale, 'accounting');
  const states = getWords(locale, 'pay');
  return [
    [
      words.say('month.columns.order'),
      words.say('month.columns.day'),
      ...SIDES.flatMap((side) => PARTS.map((part) => words.say(`own.sums.${side}.${part}`))),
      words.say('own.place'),
    ],
    ...lstOrder.map((order) => [
      order.reqcode,
      toTehranDate(order.atMs),
      ...SIDES.flatMap((side) => PARTS.map((part) => toTomans(order[side][part]))),
      words.say(`own.places.${order.placeEnum}`),
    ]),
    ...(lstWithdrawal.length === 0 ? [] : [[], WITHDRAWAL.map((column) => words.say(`own.columns.${column}`))]),
    ...lstWithdrawal.map(({ atMs, amountRial, stateEnum }) => [
      toTehranDate(atMs),
      toTomans(amountRial),
      states.say(`payouts.states.${stateEnum}`),
    ]),
  ];
}

function sumOf(parts: OwnMonth['paid']): number {
  return PARTS.reduce((sum, part) => sum + parts[part], 0);
}
