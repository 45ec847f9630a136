import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { lockBalanceRials, platformAccounts } from './accounts';
import { post } from './ledger';

interface Taken {
  /** The sum about to be taken out of the commission, in rial. */
  readonly amountRials: number;
  /** The key of the posting that takes it. */
  readonly idempotencyKey: string;
  readonly now: Date;
}

/**
 * Fills the commission's account from the marketplace's own loss, as far as it does not hold the sum about to be taken
 * out of it. Late starts may have been paid from it, and a refund returns the whole commission of its part. Locks the
 * commission's account until the transaction ends.
 */
export async function coverCommission(transaction: Transaction, task: TaskRow, taken: Taken): Promise<void> {
  const { amountRials, idempotencyKey, now } = taken;
  const missingRials = amountRials - (await lockBalanceRials(transaction, platformAccounts.commission));
  if (missingRials <= 0) return;
  await post(transaction, {
    idempotencyKey: `${idempotencyKey}:cover`,
    reason: 'commission-cover',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.disputeLoss, amountRials: missingRials },
      { account: platformAccounts.commission, amountRials: -missingRials },
    ],
  });
}
