import { MINUTES_AN_HOUR } from '@/lib/domain/constants/time-units';
import { ISSUED_DAY } from '@/lib/domain/accounting/issued-day';
import { formatDigits, formatJalaliDate, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { toMonthValues, toSumCell, toSumTable } from '../accounting';
import type { PdfDocument, PdfPart, PdfText } from '../pdf';
import type { IncomeCertificateRow } from '../schema';
import { getWords } from '../words/words';
import type { Content } from './content';
import { toCheckUrl } from './store';

const NOTES = ['check', 'sums', 'signed'] as const;
const COLUMNS = ['month', 'jobs', 'hours', 'net', 'tips', 'income'] as const;

/** A certificate of income as a page to hand over, with the address and the code that prove it. */
export function toCertificateDocument(row: IncomeCertificateRow, locale: Locale): PdfDocument {
  const words = getWords(locale, 'certificate');
  const content = JSON.parse(row.said) as Content;
  const title = words.say('title');
  const months = content.months.map((month) => [
    words.say('month', toMonthValues(month, locale)),
    ...toCells(month, locale),
  ]);
  const table = {
    title: '',
    columns: COLUMNS.map((column) => words.say(`columns.${column}`)),
    rows: [...months, [words.say('sum'), ...toCells(content.sums, locale)]],
  };
  const part: PdfPart = {
    title,
    facts: toFacts(content, locale),
    tables: [toSumTable(table, locale)],
    sums: [
      [words.say('facts.address'), { code: toCheckUrl(row, locale) }],
      [words.say('facts.code'), { code: row.code }],
      [words.say('facts.until'), formatJalaliDate(content.endsAtMs, locale, ISSUED_DAY)],
    ],
    notes: NOTES.map((note) => words.say(`notes.${note}`)),
  };
  return { locale, title, footer: getWords(locale, 'accounting').say('footer'), parts: [part] };
}

function toFacts({ visits, badges, ...content }: Content, locale: Locale): PdfPart['facts'] {
  const words = getWords(locale, 'certificate');
  const kept = words.say('visits', { count: visits.count, inTime: formatNumber(visits.inTimeCount, locale) });
  const held = badges.map((badge) => words.say(`badges.${badge}`)).join(' · ');
  return [
    [words.say('facts.name'), content.fullname],
    [words.say('facts.workerCode'), { code: content.workerCode }],
    [words.say('facts.since'), formatJalaliDate(content.sinceMs, locale, ISSUED_DAY)],
    [words.say('facts.number'), formatDigits(content.number, locale)],
    [words.say('facts.issued'), formatJalaliDate(content.issuedAtMs, locale, ISSUED_DAY)],
    ...(visits.count === 0 ? [] : [[words.say('facts.visits'), kept] as const]),
    ...(held === '' ? [] : [[words.say('facts.badges'), held] as const]),
  ];
}

function toCells({ jobCount, minutes, netRial, tipRial, incomeRial }: Content['sums'], locale: Locale): PdfText[] {
  return [
    { figure: formatNumber(jobCount, locale) },
    { figure: formatNumber(Math.round(minutes / MINUTES_AN_HOUR), locale) },
    ...[netRial, tipRial, incomeRial].map((rials) => toSumCell(rials, locale)),
  ];
}
