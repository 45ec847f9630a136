import { eq, inArray } from 'drizzle-orm';

import { formatDigits, formatInstant, formatNumber, formatTomans } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { PdfDocument, PdfPart, PdfText } from '../pdf';
import type { Executor } from '../ports/database';
import { tasks, users, type PaperFirm, type PaperRecord } from '../schema';
import { getWords, toToldName } from '../words/words';
import { toPaperTaxNumber } from './find-papers';
import { sayRow } from './row-words';

interface Party {
  readonly id: number;
  readonly name: string;
}

/** The papers of one order as a document. A person is named as the account is now. */
export async function toInvoice(
  executor: Executor,
  found: readonly PaperRecord[],
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
  const words = getWords(locale, 'papers');
  const code = formatDigits(order?.code ?? '', locale);
  return {
    locale,
    title: words.say('title', { code }),
    footer: words.say('footer'),
    parts: found.map((paper) => toPart(paper, { parties, code, locale })),
  };
}

interface Beside {
  readonly parties: readonly Party[];
  readonly code: string;
  readonly locale: Locale;
}

function toPart(paper: PaperRecord, { parties, code, locale }: Beside): PdfPart {
  const words = getWords(locale, 'papers');
  const nameOf = (userId: number | null, firm: PaperFirm | null) => {
    if (userId === null) return words.say('us');
    return firm?.name ?? toToldName(parties.find(({ id }) => id === userId)?.name ?? '', 'person', locale);
  };
  const taxNumber = toPaperTaxNumber(paper);
  const number = (paperId: number) => formatDigits(paperId, locale);
  const facts: (readonly [string, PdfText])[] = [
    [words.say('facts.number'), number(paper.id)],
    ...(paper.correctsId === null ? [] : [[words.say('facts.corrects'), number(paper.correctsId)] as const]),
    [words.say('facts.order'), code],
    [words.say('facts.issued'), formatInstant(paper.issuedAt.getTime(), locale, { hasYear: true })],
    [words.say('facts.seller'), nameOf(paper.sellerId, paper.sellerFirm)],
    ...toFirmFacts(paper.sellerFirm, locale),
    [words.say('facts.buyer'), nameOf(paper.buyerId, paper.buyerFirm)],
    ...toFirmFacts(paper.buyerFirm, locale),
    [words.say('facts.taxNumber'), taxNumber === null ? words.say('noTaxNumber') : { code: taxNumber }],
  ];
  const toman = (rials: number) => formatTomans(rials, locale);
  return {
    title: words.say(`titles.${paper.kind}.${paper.action}`),
    facts,
    tables: paper.rows.length === 0 ? [] : [toTable(paper, locale)],
    sums: [
      [words.say('sums.net'), toman(paper.netRials)],
      [words.say('sums.vat', { percent: formatNumber(paper.vatPercent, locale) }), toman(paper.vatRials)],
      [words.say('sums.total'), toman(paper.totalRials)],
    ],
    notes: [words.say('taxContained')],
  };
}

function toTable({ rows }: PaperRecord, locale: Locale): PdfPart['tables'][number] {
  const words = getWords(locale, 'papers');
  const toman = (rials: number) => formatTomans(rials, locale);
  return {
    title: '',
    columns: (['what', 'before', 'off', 'net', 'vat', 'total'] as const).map((name) => words.say(`columns.${name}`)),
    rows: rows.map((row) => [
      sayRow(row, locale),
      toman(row.beforeDiscountRials),
      toman(row.discountRials),
      toman(row.netRials),
      toman(row.vatRials),
      toman(row.totalRials),
    ]),
  };
}

/** A firm's facts on an invoice beside its name; empty for a person. */
export function toFirmFacts(firm: PaperFirm | null, locale: Locale): (readonly [string, PdfText])[] {
  const words = getWords(locale, 'papers');
  if (!firm) return [];
  return [
    [words.say('facts.nationalId'), formatDigits(firm.nationalId, locale)],
    ...(firm.economicCode === ''
      ? []
      : [[words.say('facts.economicCode'), formatDigits(firm.economicCode, locale)] as const]),
  ];
}
