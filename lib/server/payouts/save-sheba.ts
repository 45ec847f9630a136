import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { findShebaProblem, toSheba } from '@/lib/domain/person/sheba';

import { findReader, notify } from '../messages';
import type { Transaction } from '../ports/database';
import { payoutAccounts } from '../schema';
import { getWords } from '../words/words';

interface ShebaChange {
  readonly userId: number;
  readonly sheba: string;
  readonly now: Date;
}

/** A typed Sheba in its one form. Throws invalid-input with the field and the fault. */
export function requireSheba(typed: string): string {
  const sheba = toSheba(typed);
  if (sheba === null)
    throw new CallError('invalid-input', {
      fields: [{ field: 'sheba', message: findShebaProblem(typed) ?? 'not-a-sheba' }],
    });
  return sheba;
}

/**
 * Keeps where a person's money goes. The first Sheba is no change, and one that is kept already changes nothing.
 * Another one is told by SMS: a thief of the account has not the phone. The person is held.
 */
export async function saveSheba(transaction: Transaction, { userId, sheba, now }: ShebaChange): Promise<void> {
  const [known] = await transaction.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  if (known?.sheba === sheba) return;
  const change = {
    sheba,
    enteredAt: now,
    changedAt: known ? now : null,
    ownerConfirmedAt: null,
    ownerConfirmedBy: null,
    returnsInARow: 0,
    blockedAt: null,
  };
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
