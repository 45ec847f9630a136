import type { PayoutSource } from '@/lib/contract/payout-enumerations';
import { toPayoutMethod } from '@/lib/domain/payout/payout-method';

import { findReader, notify } from '../messages';
import { platformAccounts, post, userAccount } from '../money';
import type { Transaction } from '../ports/database';
import { payouts } from '../schema';

interface PayoutOrder {
  readonly userId: number;
  readonly source: PayoutSource;
  /** At most the sum that can be paid out now. The caller has locked the source's balance. */
  readonly amountRials: number;
  readonly sheba: string;
  /** Our own account; null where none is configured. */
  readonly ownSheba: string | null;
  readonly now: Date;
}

/** A payout that somebody asked for, or a round for them, and the news of it. Its id. */
export async function makePayout(transaction: Transaction, order: PayoutOrder): Promise<number> {
  const { userId, source, amountRials, now } = order;
  const payoutId = await queuePayout(transaction, order);
  const reader = await findReader(transaction, userId);
  const event = source === 'payable' ? 'payout-requested' : 'withdrawal-requested';
  if (reader) await notify(transaction, reader, { event, params: { amountRials }, smsText: null, now });
  return payoutId;
}

/** The payout and its money: from now on the sum waits for a run, and nobody can ask for it again. Its id. */
export async function queuePayout(transaction: Transaction, order: PayoutOrder): Promise<number> {
  const { userId, source, amountRials, now } = order;
  const payoutId = await writePayout(transaction, order);
  await post(transaction, {
    idempotencyKey: `payout:${payoutId}:request`,
    reason: 'payout-request',
    now,
    entries: [
      { account: userAccount(source, userId), amountRials },
      { account: platformAccounts.payoutClearing, amountRials: -amountRials },
    ],
  });
  return payoutId;
}

async function writePayout(
  transaction: Transaction,
  { userId, source, amountRials, sheba, ownSheba, now }: PayoutOrder,
): Promise<number> {
  const method = toPayoutMethod({ amountRials, sheba, ownSheba, atMs: now.getTime() });
  const [written] = await transaction
    .insert(payouts)
    .values({ userId, source, amountRials, state: 'requested', method, sheba, requestedAt: now })
    .returning({ id: payouts.id });
  if (!written) throw new Error(`The payout of user ${userId} was not written`);
  return written.id;
}
