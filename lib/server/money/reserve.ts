import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toCommissionRials } from '@/lib/domain/money';
import { toSettlement, type Settlement } from '@/lib/funnel/quote/settlement';

import type { Transaction } from '../ports/database';
import { tasks } from '../schema';
import { lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { lockSpendableGiftRials, returnGrants, spendGrants } from './gifts';
import { post } from './ledger';
import { getOrderMoney, nextPostingKey, type TaskRow } from './order-escrow';

interface ReserveRequest {
  readonly task: TaskRow;
  readonly usesGift: boolean;
  readonly usesWallet: boolean;
  readonly now: Date;
}

/**
 * Moves gift and wallet money of an unpaid order into escrow, in place of what was reserved before, and writes the split on the order.
 * The task must be locked.
 */
export async function reserveForOrder(transaction: Transaction, request: ReserveRequest): Promise<Settlement> {
  const { task, now } = request;
  await releaseReserve(transaction, task, now);
  const split = await splitNow(transaction, request);
  const { giftRials, walletRials } = split;
  if (giftRials + walletRials > 0) {
    if (giftRials > 0) await spendGrants(transaction, { userId: task.customerId, taskId: task.id, amountRials: giftRials, now });
    await post(transaction, {
      idempotencyKey: await nextPostingKey(transaction, task.id, 'reserve'), reason: 'order-reserve', taskId: task.id, now,
      entries: [
        { account: userAccount('gift', task.customerId), amountRials: giftRials },
        { account: userAccount('cash', task.customerId), amountRials: walletRials },
        { account: platformAccounts.escrow, amountRials: -(giftRials + walletRials) },
      ],
    });
  }
  await transaction.update(tasks).set({ ...split, updatedAt: now }).where(eq(tasks.id, task.id));
  return split;
}

async function splitNow(transaction: Transaction, { task, usesGift, usesWallet, now }: ReserveRequest): Promise<Settlement> {
  return toSettlement({
    priceRials: task.priceRials,
    giftBalanceRials: usesGift ? await lockSpendableGiftRials(transaction, task.customerId, now) : 0,
    walletBalanceRials: usesWallet ? await lockBalanceRials(transaction, userAccount('cash', task.customerId)) : 0,
    usesGift,
    usesWallet,
  });
}

/** Gives back what an unpaid order has reserved. */
async function releaseReserve(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const { giftRials, walletRials } = await getOrderMoney(transaction, task.id);
  if (giftRials + walletRials === 0) return;
  if (giftRials > 0) await returnGrants(transaction, { taskId: task.id, amountRials: giftRials, now });
  await post(transaction, {
    idempotencyKey: await nextPostingKey(transaction, task.id, 'unreserve'), reason: 'order-unreserve', taskId: task.id, now,
    entries: [
      { account: platformAccounts.escrow, amountRials: giftRials + walletRials },
      { account: userAccount('gift', task.customerId), amountRials: -giftRials },
      { account: userAccount('cash', task.customerId), amountRials: -walletRials },
    ],
  });
}

/**
 * Keeps a cash order's commission out of the provider's bidding credit from the moment the work is accepted, so that it is there at completion whatever else
 * the provider takes on meanwhile. Throws cash-not-offered when the credit does not cover it.
 */
export async function reserveCommission(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const commissionRials = toCommissionRials(task.priceRials);
  const credit = userAccount('bidding-credit', task.providerId ?? 0);
  if ((await lockBalanceRials(transaction, credit)) < commissionRials) throw new CallError('cash-not-offered');
  if (commissionRials === 0) return;
  await post(transaction, {
    idempotencyKey: await nextPostingKey(transaction, task.id, 'commission-reserve'), reason: 'order-commission-reserve', taskId: task.id, now,
    entries: [{ account: credit, amountRials: commissionRials }, { account: platformAccounts.escrow, amountRials: -commissionRials }],
  });
}
