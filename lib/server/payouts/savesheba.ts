import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { findShebaProblem, toSheba } from '@/lib/domain/person/sheba';
import { findBankCode } from '@/lib/domain/person/sheba-banks';

import { defineHandler, requireActor } from '../handler';
import { findReader, notify } from '../messages';
import { holdPerson } from '../people';
import type { Transaction } from '../ports/database';
import { payoutAccounts, providers } from '../schema';
import { takeFromBudgets, toBudget } from '../throttles';
import { getWords } from '../words/words';

/**
 * The first Sheba is no change, and one that is kept already changes nothing. Another one is told by SMS: a thief of
 * the account has not the phone.
 */
export const handler = defineHandler('payout/savesheba', async (input, context) => {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const now = clock.now();
  const sheba = toSheba(input.sheba);
  if (sheba === null)
    throw new CallError('invalid-input', {
      fields: [{ field: 'sheba', message: findShebaProblem(input.sheba) ?? 'not-a-sheba' }],
    });
  const budget = toBudget('sheba', userId);
  await takeFromBudgets(database.connection, [budget], now);
  await database.transaction((transaction) => save(transaction, { userId, sheba, now }));
  context.signals.messagesPending();
  return { sheba, bankCode: findBankCode(sheba) };
});

interface ShebaChange {
  readonly userId: number;
  readonly sheba: string;
  readonly now: Date;
}

async function save(transaction: Transaction, { userId, sheba, now }: ShebaChange): Promise<void> {
  await holdPerson(transaction, userId, 'update');
  const [profile] = await transaction
    .select({ userId: providers.userId })
    .from(providers)
    .where(eq(providers.userId, userId));
  if (!profile) throw new CallError('not-found');
  const [known] = await transaction.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  if (known?.sheba === sheba) return;
  const change = { sheba, changedAt: known ? now : null, ownerConfirmedAt: null, ownerConfirmedBy: null };
  await transaction
    .insert(payoutAccounts)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: change });
  if (known) await tell(transaction, userId, now);
}

async function tell(transaction: Transaction, userId: number, now: Date): Promise<void> {
  const reader = await findReader(transaction, userId);
  if (!reader) return;
  const smsText = getWords(reader.locale, 'notifications').say('sms.sheba-changed');
  await notify(transaction, reader, { event: 'sheba-changed', params: {}, smsText, now });
}
