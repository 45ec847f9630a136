import { toTomans } from '@/lib/domain/money/money';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { CsvCell } from '@/lib/domain/text/csv';
import { formatDigits, formatJalaliDate, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument, PdfPart } from '../pdf';
import { getWords } from '../words/words';
import { toMonthPage, toMonthValues } from './month-document';
import type { OwnMonth } from './own-month';

const PARTS = ['giftRial', 'walletRial', 'bankRial', 'doorRial'] as const;
const SIDES = ['paid', 'back'] as const;
const STANDS = {
  own: ['openRial', 'topUpRial', 'inRial', 'withdrawnRial', 'outRial', 'closeRial'],
  gift: ['openRial', 'inRial', 'outRial', 'closeRial'],
} as const;
const WITHDRAWAL = ['withdrawal', 'amount', 'state'] as const;

/** The statement of a customer's month, to be read. */
export function toOwnDocument(month: OwnMonth, locale: Locale): PdfDocument {
  const words = getWords(locale, 'accounting');
  const toman = (rials: number) => formatTomans(rials, locale);
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
      more: toWithdrawals(month, locale),
      sums: toSums(month, locale),
      note: words.say('own.note'),
    },
    locale,
  );
}

function toSums(month: OwnMonth, locale: Locale): PdfPart['sums'] {
  const words = getWords(locale, 'accounting');
  const toman = (rials: number) => formatTomans(rials, locale);
  return [
    ...SIDES.flatMap((side) =>
      PARTS.map((part) => [words.say(`own.sums.${side}.${part}`), toman(month[side][part])] as const),
    ),
    ...STANDS.own.map((stand) => [words.say(`own.own.${stand}`), toman(month.own[stand])] as const),
    ...STANDS.gift.map((stand) => [words.say(`own.gift.${stand}`), toman(month.gift[stand])] as const),
  ];
}

function toWithdrawals({ lstWithdrawal }: OwnMonth, locale: Locale): PdfPart['tables'] {
  if (lstWithdrawal.length === 0) return [];
  const words = getWords(locale, 'accounting');
  const states = getWords(locale, 'pay');
  const rows = lstWithdrawal.map(({ atMs, amountRial, stateEnum }) => [
    formatJalaliDate(atMs, locale),
    formatTomans(amountRial, locale),
    states.say(`payouts.states.${stateEnum}`),
  ]);
  return [{ title: '', columns: WITHDRAWAL.map((column) => words.say(`own.columns.${column}`)), rows }];
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
