import { and, eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { CERTIFICATE_YEARS_AHEAD } from '@/lib/domain/constants/providers';
import { DAYS_A_YEAR } from '@/lib/domain/constants/time-units';
import { toNextAt } from '@/lib/domain/provider/paper-end';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { requireUnchanged } from '../require-unchanged';
import { defineHandler } from '../handler';
import { holdWhetherErased } from '../people';
import type { Transaction } from '../ports/database';
import { providerCertificates, providers } from '../schema';
import { HELD_COLUMNS } from './hold';
import { listCertificates } from './list-certificates';

export const handler = defineHandler('operator/savecertificate', async (input, { ports }) => {
  const now = ports.clock.now();
  if (input.isheld) requireComing(input.validuntil, now);
  return ports.database.transaction(async (transaction) => {
    await save(transaction, input, now);
    return { lstCertificate: await listCertificates(transaction, input.userid) };
  });
});

function requireComing(day: string | null, now: Date): void {
  const today = toTehranDate(now.getTime());
  if (day === null || (day >= today && day <= addDays(today, CERTIFICATE_YEARS_AHEAD * DAYS_A_YEAR))) return;
  throw new CallError('invalid-input', { fields: [{ field: 'validuntil', message: 'out-of-range' }] });
}

async function save(
  transaction: Transaction,
  { userid: userId, kind, isheld, validuntil, seen }: CallInput<'operator/savecertificate'>,
  now: Date,
): Promise<void> {
  if (seen) {
    // Two operators wait for each other at the person, whose rows both change.
    await holdWhetherErased(transaction, userId, 'update');
    const known = (await listCertificates(transaction, userId)).find((certificate) => certificate.kind === kind);
    requireUnchanged(seen, { isheld: known?.isHeld ?? false, validuntil: known?.validUntil ?? null });
  }
  const isOfKind = and(eq(providerCertificates.userId, userId), eq(providerCertificates.kind, kind));
  // Before the provider's row, as the timer locks them.
  await transaction.delete(providerCertificates).where(isOfKind);
  const changed = await transaction
    .update(providers)
    .set({ [HELD_COLUMNS[kind]]: isheld })
    .where(eq(providers.userId, userId))
    .returning({ userId: providers.userId });
  if (changed.length === 0) throw new CallError('not-found');
  if (!isheld || validuntil === null) return;
  const row = { userId, kind, validUntil: validuntil, nextAt: toNextAt(validuntil, now) };
  await transaction.insert(providerCertificates).values(row);
}
