import { and, desc, eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { IncomeCertificateState } from '@/lib/contract/money-enumerations';
import { INCOME_CERTIFICATE } from '@/lib/domain/constants/providers';
import type { JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { toCertificatePath } from '@/lib/domain/site/order-links';
import { getSiteUrl } from '@/lib/domain/site/site-url';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { incomeCertificateReaders, incomeCertificates, type IncomeCertificateRow } from '../schema';

type OwnCertificate = CallAnswer<'workerprofile/getcertificate'>;

const MONTH_DIGITS = 100;

/** A month in a column: 140509 is Azar 1405. */
export function toMonthNumber({ year, month }: JalaliMonth): number {
  return year * MONTH_DIGITS + month;
}

function toMonth(number: number): JalaliMonth {
  return { year: Math.floor(number / MONTH_DIGITS), month: number % MONTH_DIGITS };
}

export function toState({ endsAt, endedAt }: IncomeCertificateRow, now: Date): IncomeCertificateState {
  if (endedAt) return 'ended';
  return endsAt.getTime() <= now.getTime() ? 'expired' : 'open';
}

/** The address at which others check it, in a language. */
export function toCheckUrl({ key }: IncomeCertificateRow, locale: Locale): string {
  return `${getSiteUrl()}${toCertificatePath(key, locale === defaultLocale ? undefined : locale)}`;
}

/** Throws not-found, not-yours. */
export async function requireOwn(
  executor: Executor,
  certificateId: number,
  userId: number,
): Promise<IncomeCertificateRow> {
  const [row] = await executor.select().from(incomeCertificates).where(eq(incomeCertificates.id, certificateId));
  if (!row) throw new CallError('not-found');
  if (row.userId !== userId) throw new CallError('not-yours');
  return row;
}

/** The newest of a provider; with months, those of these months alone. */
export function listOwn(executor: Executor, userId: number, months?: readonly [from: JalaliMonth, to: JalaliMonth]) {
  return executor
    .select()
    .from(incomeCertificates)
    .where(
      and(
        eq(incomeCertificates.userId, userId),
        months && eq(incomeCertificates.fromMonth, toMonthNumber(months[0])),
        months && eq(incomeCertificates.toMonth, toMonthNumber(months[1])),
      ),
    )
    .orderBy(desc(incomeCertificates.id))
    .limit(INCOME_CERTIFICATE.listed);
}

/** A certificate as its provider sees it, with its readers. */
export async function toOwnCertificate(
  executor: Executor,
  row: IncomeCertificateRow,
  { locale, now }: { readonly locale: Locale; readonly now: Date },
): Promise<OwnCertificate> {
  const readers = await executor
    .select()
    .from(incomeCertificateReaders)
    .where(eq(incomeCertificateReaders.certificateId, row.id))
    .orderBy(desc(incomeCertificateReaders.id))
    .limit(INCOME_CERTIFICATE.listedReaders);
  return {
    certificateid: row.id,
    url: toCheckUrl(row, locale),
    code: row.code,
    fromMonth: toMonth(row.fromMonth),
    toMonth: toMonth(row.toMonth),
    issuedAtMs: row.issuedAt.getTime(),
    endsAtMs: row.endsAt.getTime(),
    state: toState(row, now),
    incomeRial: row.incomeRials,
    lstReader: readers.map(({ name, readAt }) => ({ name, atMs: readAt.getTime() })),
  };
}
