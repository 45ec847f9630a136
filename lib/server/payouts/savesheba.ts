import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { findBankCode } from '@/lib/domain/person/sheba-banks';

import { defineHandler, requireActor } from '../handler';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { providers } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { requireSheba, saveSheba } from './save-sheba';

export const handler = defineHandler('payout/savesheba', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const sheba = requireSheba(input.sheba);
  await takeFromBudgets(database.connection, [toBudget('sheba', userId)], now);
  await database.transaction(async (transaction) => {
    await holdPerson(transaction, userId, 'update');
    await requireProfile(transaction, userId);
    await saveSheba(transaction, { userId, sheba, now });
  });
  context.signals.messagesPending();
  return { sheba, bankCode: findBankCode(sheba) };
});

/** Throws not-found. */
async function requireProfile(transaction: Transaction, userId: number): Promise<void> {
  const [profile] = await transaction
    .select({ userId: providers.userId })
    .from(providers)
    .where(eq(providers.userId, userId));
  if (!profile) throw new CallError('not-found');
}
