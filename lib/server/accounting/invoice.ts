import { eq, inArray } from 'drizzle-orm';

import { formatDigits, formatInstant, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument, PdfPart, PdfText } from '../pdf';
import type { Executor } from '../ports/database';
import { tasks, users, type InvoiceFirm, type InvoiceRecord } from '../schema';
import { getWords, toToldName } from '../words/words';
import { toInvoiceTaxNumber } from './find-invoices';
import { sayRow } from './row-words';
import { toSum, toSumCell, toSumTable } from './sum-figures';

interface Party {
  readonly id: number;
  readonly name: string;
}

/** The invoices of one order as a document. A person is named as the account is now. */
export async function toInvoice(
  executor: Executor,
  found: readonly InvoiceRecord[],
  locale: Locale,
): Promise<PdfDocument> {
  const [order] = await executor
    .select({ code: tasks.code })
    .from(tasks)
    .where(eq(tasks.id, found[0]?.taskId ?? 0));
  const people = await executor
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(found.flatMap(({ buyerId, sellerId }) => [buyerId, sellerId ?? buyerId]))]));
  const parties = people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
  const words = getWords(locale, 'accounting');
  const code = formatDigits(order?.code ?? '', locale);
  return {
    locale,
    title: words.say('title', { code }),
    footer: words.say('footer'),
    parts: found.map((invoice) => toPart(invoice, { parties, code, locale })),
  };
}

interface Beside {
  readonly parties: readonly Party[];
  readonly code: string;
  readonly locale: Locale;
}

function toPart(invoice: InvoiceRecord, { parties, code, locale }: Beside): PdfPart {
  const words = getWords(locale, 'accounting');
  const nameOf = (userId: number | null, firm: InvoiceFirm | null) => {
    if (userId === null) return words.say('us');
    return firm?.name ?? toToldName(parties.find(({ id }) => id === userId)?.name ?? '', 'person', locale);
  };
  const taxNumber = toInvoiceTaxNumber(invoice);
  const number = (invoiceId: number) => formatDigits(invoiceId, locale);
  const facts: (readonly [string, PdfText])[] = [
    [words.say('facts.number'), number(invoice.id)],
    ...(invoice.correctsId === null ? [] : [[words.say('facts.corrects'), number(invoice.correctsId)] as const]),
    [words.say('facts.order'), code],
    [words.say('facts.issued'), formatInstant(invoice.issuedAt.getTime(), locale, { hasYear: true })],
    [words.say('facts.seller'), nameOf(invoice.sellerId, invoice.sellerFirm)],
    ...toFirmFacts(invoice.sellerFirm, locale),
    [words.say('facts.buyer'), nameOf(invoice.buyerId, invoice.buyerFirm)],
    ...toFirmFacts(invoice.buyerFirm, locale),
    [words.say('facts.taxNumber'), taxNumber === null ? words.say('noTaxNumber') : { code: taxNumber }],
  ];
  return {
    title: words.say(`titles.${invoice.kind}.${invoice.action}`),
    facts,
    tables: invoice.rows.length === 0 ? [] : [toTable(invoice, locale)],
    sums: [
      [words.say('sums.net'), toSum(invoice.netRials, locale)],
      [words.say('sums.vat', { percent: formatNumber(invoice.vatPercent, locale) }), toSum(invoice.vatRials, locale)],
      [words.say('sums.total'), toSum(invoice.totalRials, locale)],
    ],
    notes: [words.say('taxContained')],
  };
}

function toTable({ rows }: InvoiceRecord, locale: Locale): PdfPart['tables'][number] {
  const words = getWords(locale, 'accounting');
  const table = {
    title: '',
    columns: (['what', 'before', 'off', 'net', 'vat', 'total'] as const).map((name) => words.say(`columns.${name}`)),
    rows: rows.map((row) => [
      sayRow(row, locale),
      ...[row.beforeDiscountRials, row.discountRials, row.netRials, row.vatRials, row.totalRials].map((rials) =>
        toSumCell(rials, locale),
      ),
    ]),
  };
  return toSumTable(table, locale);
}

/** A firm's facts on an invoice beside its name; empty for a person. */
export function toFirmFacts(firm: InvoiceFirm | null, locale: Locale): (readonly [string, PdfText])[] {
  const words = getWords(locale, 'accounting');
  if (!firm) return [];
  return [
    [words.say('facts.nationalId'), formatDigits(firm.nationalId, locale)],
    ...(firm.economicCode === ''
      ? []
      : [[words.say('facts.economicCode'), formatDigits(firm.economicCode, locale)] as const]),
  ];
}
