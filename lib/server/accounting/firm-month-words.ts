import { toTomans } from '@/lib/domain/money/money';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { CsvCell } from '@/lib/domain/text/csv';
import { formatDigits, formatJalaliDate } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument } from '../pdf';
import { getWords } from '../words/words';
import type { FirmMonth } from './firm-month';
import { toFirmFacts } from './invoice';
import { toMonthPage, toMonthValues } from './month-document';
import { toSum, toSumCell } from './sum-figures';

const COLUMNS = ['number', 'order', 'issued', 'what', 'net', 'vat', 'total', 'change'] as const;
const SUMS = ['netRial', 'vatRial', 'totalRial'] as const;

type WithFirm = FirmMonth & { readonly firm: NonNullable<FirmMonth['firm']> };

/** The invoices of a firm's month, to be read. */
export function toFirmDocument({ of, firm, lstInvoice, sums }: WithFirm, locale: Locale): PdfDocument {
  const words = getWords(locale, 'accounting');
  const toman = (rials: number) => toSumCell(rials, locale);
  const rows = lstInvoice.map((invoice) => [
    formatDigits(invoice.invoiceid, locale),
    formatDigits(invoice.reqcode, locale),
    formatJalaliDate(invoice.issuedAtMs, locale),
    words.say(`firm.actions.${invoice.action}`),
    ...SUMS.map((sum) => toman(invoice[sum])),
    toman(invoice.change.totalRial),
  ]);
  return toMonthPage(
    {
      title: words.say('firm.title', { name: firm.name, ...toMonthValues(of, locale) }),
      facts: toFirmFacts(firm, locale),
      columns: COLUMNS.map((column) => words.say(`firm.columns.${column}`)),
      rows,
      sums: SUMS.map((sum) => [words.say(`firm.sums.${sum}`), toSum(sums[sum], locale)] as const),
      note: words.say('firm.note'),
    },
    locale,
  );
}

/** The invoices for a spreadsheet: days of the Gregorian calendar, plain numbers in toman. */
export function toFirmRows({ lstInvoice }: FirmMonth, locale: Locale): readonly (readonly CsvCell[])[] {
  const words = getWords(locale, 'accounting');
  return [
    COLUMNS.map((column) => words.say(`firm.columns.${column}`)),
    ...lstInvoice.map((invoice) => [
      invoice.invoiceid,
      invoice.reqcode,
      toTehranDate(invoice.issuedAtMs),
      words.say(`firm.actions.${invoice.action}`),
      ...SUMS.map((sum) => toTomans(invoice[sum])),
      toTomans(invoice.change.totalRial),
    ]),
  ];
}
