import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toCommissionRials } from '@/lib/domain/money';
import { toSettlement, type Settlement } from '@/lib/funnel/quote/settlement';

import type { Transaction } from '../ports/database';
import { tasks } from '../schema';
import { lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { lockSpendableGiftRials, returnGrants, spendGrants } from './gifts';
import { post } from './ledger';
import { getOrderMoney, toPostingKey, type OrderMoney, type TaskRow } from './order-escrow';

interface ReserveRequest {
  readonly task: TaskRow;
  readonly usesGift: boolean;
  readonly usesWallet: boolean;
  readonly now: Date;
}

interface Reserve {
  readonly split: Settlement;
  /** Moves the money. Last in the transaction: every order moves money on the escrow account, which from here on is locked until the commit. */
  post(): Promise<void>;
}

/**
 * Moves gift and wallet money of an unpaid order into escrow, in place of what was reserved before, and writes the split on the order.
 * The task must be locked.
 */
export async function reserveForOrder(transaction: Transaction, request: ReserveRequest): Promise<Settlement> {
  const reserve = await planReserve(transaction, request);
  await transaction.update(tasks).set({ ...reserve.split, updatedAt: request.now }).where(eq(tasks.id, request.task.id));
  await reserve.post();
  return reserve.split;
}

/** The same, with the split left to the caller to write. Nobody else can spend what it counts on: gifts and wallet are locked. */
export async function planReserve(transaction: Transaction, request: ReserveRequest): Promise<Reserve> {
  const before = await getOrderMoney(transaction, request.task.id);
  await releaseReserve(transaction, request.task, before, request.now);
  const split = await splitNow(transaction, request);
  return { split, post: () => postReserve(transaction, request, split, before) };
}

async function postReserve(transaction: Transaction, { task, now }: ReserveRequest, { giftRials, walletRials }: Settlement, before: OrderMoney): Promise<void> {
  if (giftRials + walletRials === 0) return;
  if (giftRials > 0) await spendGrants(transaction, { userId: task.customerId, taskId: task.id, amountRials: giftRials, now });
  await post(transaction, {
    idempotencyKey: toPostingKey(task.id, 'reserve', before), reason: 'order-reserve', taskId: task.id, now,
    entries: [
      { account: userAccount('gift', task.customerId), amountRials: giftRials },
      { account: userAccount('cash', task.customerId), amountRials: walletRials },
      { account: platformAccounts.escrow, amountRials: -(giftRials + walletRials) },
    ],
  });
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
async function releaseReserve(transaction: Transaction, task: TaskRow, held: OrderMoney, now: Date): Promise<void> {
  const { giftRials, walletRials } = held;
  if (giftRials + walletRials === 0) return;
  if (giftRials > 0) await returnGrants(transaction, { taskId: task.id, amountRials: giftRials, now });
  await post(transaction, {
    idempotencyKey: toPostingKey(task.id, 'unreserve', held), reason: 'order-unreserve', taskId: task.id, now,
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
    idempotencyKey: toPostingKey(task.id, 'commission-reserve', await getOrderMoney(transaction, task.id)), reason: 'order-commission-reserve', taskId: task.id, now,
    entries: [{ account: credit, amountRials: commissionRials }, { account: platformAccounts.escrow, amountRials: -commissionRials }],
  });
}
