import { randomInt } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { INCOME_CERTIFICATE } from '@/lib/domain/constants/providers';
import { listMonths, toPlace, type JalaliMonth } from '@/lib/domain/accounting/jalali-months';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { toMonthOf } from '../accounting';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { incomeCertificates, type IncomeCertificateRow } from '../schema';
import { createLinkKey } from '../secrets/link-key';
import { requireSessionSecret } from '../secrets/session-secret';
import { readContent, type Content } from './content';
import { signText } from './signature';
import { listOwn, toMonthNumber, toOwnCertificate, toState } from './store';

export const handler = defineHandler('workerprofile/getcertificate', async (input, context) => {
  const now = context.ports.clock.now();
  const { userId } = requireActor(context);
  const months = { from: input.fromMonth, to: input.toMonth };
  requireMonths(months, now);
  return context.ports.database.transaction(async (transaction) => {
    await holdPerson(transaction, userId);
    const content = await readContent(transaction, userId, { ...months, now });
    if (!content) throw new CallError('not-a-provider');
    if (content.sums.jobCount === 0) throw new CallError('no-settled-jobs');
    const row =
      (await findAlike(transaction, userId, { content, months, now })) ??
      (await write(transaction, context, { userId, content, months }));
    return toOwnCertificate(transaction, row, { locale: context.request.locale, now });
  });
});

interface Months {
  readonly from: JalaliMonth;
  readonly to: JalaliMonth;
}

function requireMonths({ from, to }: Months, now: Date): void {
  const count = listMonths(from, to).length;
  const present = toMonthOf(toTehranDate(now.getTime()));
  if (count > 0 && count <= INCOME_CERTIFICATE.mostMonths && toPlace(to) <= toPlace(present)) return;
  const field = toPlace(to) > toPlace(present) ? 'toMonth' : 'fromMonth';
  throw new CallError('invalid-input', { fields: [{ field, message: 'out-of-range' }] });
}

interface Said {
  readonly content: Omit<Content, 'number'>;
  readonly months: Months;
}

/** One that is open and says the same of these months. */
async function findAlike(
  transaction: Transaction,
  userId: number,
  { content, months, now }: Said & { readonly now: Date },
): Promise<IncomeCertificateRow | undefined> {
  const facts = toFacts(content);
  const rows = await listOwn(transaction, userId, [months.from, months.to]);
  return rows.find((row) => toState(row, now) === 'open' && toFacts(JSON.parse(row.said) as Content) === facts);
}

/** A certificate's content without its own times and number. */
function toFacts({ fullname, months, visits, badges }: Omit<Content, 'number'>): string {
  return JSON.stringify([fullname, months, visits, badges]);
}

async function write(
  transaction: Transaction,
  { configuration }: CallContext,
  { userId, content, months }: Said & { readonly userId: number },
): Promise<IncomeCertificateRow> {
  const id = await takeNumber(transaction);
  const { site, ...rest } = content;
  const said = JSON.stringify({ site, number: id, ...rest } satisfies Content);
  const [row] = await transaction
    .insert(incomeCertificates)
    .overridingSystemValue()
    .values({
      id,
      userId,
      key: createLinkKey(),
      code: makeCode(),
      fromMonth: toMonthNumber(months.from),
      toMonth: toMonthNumber(months.to),
      incomeRials: content.sums.incomeRial,
      said,
      ...signText(requireSessionSecret(configuration), said),
      issuedAt: new Date(content.issuedAtMs),
      endsAt: new Date(content.endsAtMs),
    })
    .returning();
  if (!row) throw new Error('A certificate of income was not written');
  return row;
}

/** The number stands in the text that is signed, so it is known before the row is there. */
async function takeNumber(transaction: Transaction): Promise<number> {
  const next = sql`nextval(pg_get_serial_sequence('income_certificates', 'id'))`.mapWith(Number);
  const [taken] = await transaction.select({ id: next }).from(sql`(VALUES (1)) AS one`);
  if (!taken) throw new Error('The sequence of certificates of income answered nothing');
  return taken.id;
}

function makeCode(): string {
  const { codeDigits } = INCOME_CERTIFICATE;
  return String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
}
