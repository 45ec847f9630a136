import { PAYOUT } from '@/lib/domain/constants/providers';

import { findReader, notify } from '../messages';
import { platformAccounts, post, userAccount } from '../money';
import type { Transaction } from '../ports/database';
import { payouts } from '../schema';

interface PayoutOrder {
  readonly userId: number;
  /** No more than can be paid out now; the balance of the provider's pay is locked. */
  readonly amountRials: number;
  readonly sheba: string;
  readonly now: Date;
}

/**
 * The payout, its money and the news of it: from now on the sum waits for a run, and nobody can ask for it again. Its
 * id.
 */
export async function makePayout(transaction: Transaction, order: PayoutOrder): Promise<number> {
  const { userId, amountRials, now } = order;
  const payoutId = await writePayout(transaction, order);
  await post(transaction, {
    idempotencyKey: `payout:${payoutId}:request`,
    reason: 'payout-request',
    now,
    entries: [
      { account: userAccount('payable', userId), amountRials },
      { account: platformAccounts.payoutClearing, amountRials: -amountRials },
    ],
  });
  const reader = await findReader(transaction, userId);
  if (reader)
    await notify(transaction, reader, { event: 'payout-requested', params: { amountRials }, smsText: null, now });
  return payoutId;
}

async function writePayout(
  transaction: Transaction,
  { userId, amountRials, sheba, now }: PayoutOrder,
): Promise<number> {
  const method = amountRials > PAYOUT.mostPayaRials ? 'satna' : 'paya';
  const [written] = await transaction
    .insert(payouts)
    .values({ userId, amountRials, state: 'requested', method, sheba, requestedAt: now })
    .returning({ id: payouts.id });
  if (!written) throw new Error(`The payout of user ${userId} was not written`);
  return written.id;
}
