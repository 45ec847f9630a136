import { eq } from 'drizzle-orm';

import type { Transaction } from '../../ports/database';
import { payoutAccounts, payouts } from '../../schema';
import { queuePayout } from '../make-payout';
import type { PayoutRow } from './store';

interface Moment {
  readonly ownSheba: string | null;
  readonly now: Date;
}

/**
 * Asks again for a payout that the bank returned, whose sum has just come back to its owner. It is a payout of its own:
 * it waits out the pause after a return (`toHold`), and goes with the next run. False where no account can take it.
 */
export async function sendAgain(
  transaction: Transaction,
  { id, userId, source, amountRials }: PayoutRow,
  { ownSheba, now }: Moment,
): Promise<boolean> {
  const [account] = await transaction.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId));
  if (!account || account.blockedAt !== null) return false;
  await queuePayout(transaction, { userId, source, amountRials, sheba: account.sheba, ownSheba, now });
  await transaction.update(payouts).set({ isSentAgain: true }).where(eq(payouts.id, id));
  return true;
}
