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
const WALLETS = ['own', 'gift'] as const;
const STANDS = ['openRial', 'inRial', 'outRial', 'closeRial'] as const;

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
      ],
      rows: month.lstOrder.map((order) => [
        formatDigits(order.reqcode, locale),
        formatJalaliDate(order.atMs, locale),
        ...PARTS.map((part) => toman(order.paid[part])),
        toman(sumOf(order.back)),
      ]),
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
    ...WALLETS.flatMap((wallet) =>
      STANDS.map((stand) => [words.say(`own.${wallet}.${stand}`), toman(month[wallet][stand])] as const),
    ),
  ];
}

/** The orders of a month for a spreadsheet: days of the Gregorian calendar, plain numbers in toman. */
export function toOwnRows({ lstOrder }: OwnMonth, locale: Locale): readonly (readonly CsvCell[])[] {
  const words = getWords(locale, 'accounting');
  return [
    [
      words.say('month.columns.order'),
      words.say('month.columns.day'),
      ...SIDES.flatMap((side) => PARTS.map((part) => words.say(`own.sums.${side}.${part}`))),
    ],
    ...lstOrder.map((order) => [
      order.reqcode,
      toTehranDate(order.atMs),
      ...SIDES.flatMap((side) => PARTS.map((part) => toTomans(order[side][part]))),
    ]),
  ];
}

function sumOf(parts: OwnMonth['paid']): number {
  return PARTS.reduce((sum, part) => sum + parts[part], 0);
}
