import { and, eq } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { paymentAttempts, type TaskRow } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { getOrderMoney } from './order-escrow';
import { releaseReserve } from './reserve';

/** Sums in rial. */
export interface ReturnedRials {
  readonly giftRials: number;
  readonly walletRials: number;
}

/**
 * Refunds all that an order holds whose bid failed, because the order goes on and another bid may be chosen. Gift goes
 * to gift, wallet to wallet, and bank money into the wallet, out of which the next bid can be paid at once. Afterwards
 * the ledger has the order as if nothing had been paid for it yet. Returns the refunded sums, by their present place.
 */
export async function returnForBids(transaction: Transaction, task: TaskRow, now: Date): Promise<ReturnedRials> {
  const held = await getOrderMoney(transaction, task.id);
  await releaseReserve(transaction, task, held, now);
  if (held.gatewayRials > 0) await returnBankMoney(transaction, task, { ...held, now });
  return { giftRials: held.giftRials, walletRials: held.walletRials + held.gatewayRials };
}

async function returnBankMoney(
  transaction: Transaction,
  { id: taskId, customerId }: TaskRow,
  {
    gatewayRials: amountRials,
    postingCount,
    now,
  }: { readonly gatewayRials: number; readonly postingCount: number; readonly now: Date },
): Promise<void> {
  await post(transaction, {
    idempotencyKey: `order:${taskId}:uncapture:${postingCount}`,
    reason: 'order-uncapture',
    taskId,
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials },
      { account: platformAccounts.gatewayClearing, amountRials: -amountRials },
    ],
  });
  await post(transaction, {
    idempotencyKey: `order:${taskId}:bid-return:${postingCount}`,
    reason: 'bid-return',
    taskId,
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: userAccount('cash', customerId), amountRials: -amountRials },
    ],
  });
  await transaction
    .update(paymentAttempts)
    .set({ state: 'to-wallet' })
    .where(and(eq(paymentAttempts.taskId, taskId), eq(paymentAttempts.state, 'paid')));
}
