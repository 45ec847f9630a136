import { eq, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { toSettlement, type Settlement } from '@/lib/funnel/quote/settlement';

import { type Answers, askTogether, toRows } from '../ports/ask-together';
import type { Transaction } from '../ports/database';
import { PendingWrite, writeTogether } from '../ports/write-together';
import { tasks, type TaskRow } from '../schema';
import { askLockedBalance, lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { lockGrants, toGrantsRials, type LockedGrants } from './gift-funds';
import { returnGrants, toSpendWrites } from './gifts';
import { post } from './ledger';
import { getOrderMoney, selectOrderMoney, toOrderMoney, toPostingKey, type OrderMoney } from './order-escrow';
import { requireProviderId } from './provider-of';

interface ReserveRequest {
  readonly task: TaskRow;
  readonly usesGift: boolean;
  readonly usesWallet: boolean;
  readonly now: Date;
}

interface Reserve {
  readonly split: Settlement;
  /**
   * Moves the money, and makes its caller's other writes in the same statement. Last in the transaction: every order
   * moves money on the escrow account, which from here on is locked until the commit.
   */
  post(otherWrites: readonly PendingWrite[]): Promise<void>;
}

/**
 * The funds behind a reserve, as questions that join others (`askTogether`), under the order's lock. The wallet is
 * locked where it is to be used.
 */
export function askFunds(transaction: Transaction, { task, usesWallet }: Pick<ReserveRequest, 'task' | 'usesWallet'>) {
  return {
    held: toRows(selectOrderMoney(transaction, task.id)),
    walletRials: usesWallet
      ? askLockedBalance(transaction, userAccount('cash', task.customerId))
      : sql`0`.mapWith(Number),
  };
}

type Funds = Answers<ReturnType<typeof askFunds>>;

/**
 * Moves gift and wallet money of an unpaid order into escrow, in place of an earlier reserve, and writes the split on
 * the order. The task must be locked.
 */
export async function reserveForOrder(transaction: Transaction, request: ReserveRequest): Promise<Settlement> {
  const funds = await askTogether(transaction, askFunds(transaction, request));
  await returnReserve(transaction, request, funds);
  const reserve = await planReserve(transaction, request, funds);
  const split = { ...reserve.split, updatedAt: request.now };
  await reserve.post([new PendingWrite(transaction.update(tasks).set(split).where(eq(tasks.id, request.task.id)))]);
  return reserve.split;
}

/** Gives back the earlier reserve of an unpaid order: it goes before a new reserve is planned, by the same funds. */
export async function returnReserve(
  transaction: Transaction,
  { task, now }: Pick<ReserveRequest, 'task' | 'now'>,
  funds: Funds,
): Promise<void> {
  await releaseReserve(transaction, task, toOrderMoney(funds.held), now);
}

/**
 * Plans the reserve of gift and wallet money of an unpaid order, out of funds that were read before and after
 * `returnReserve`. No money moves before `post`. The caller writes the split on the order. Nobody else can spend these
 * funds: gifts and wallet are locked.
 */
export async function planReserve(transaction: Transaction, request: ReserveRequest, funds: Funds): Promise<Reserve> {
  const { task, usesGift, usesWallet, now } = request;
  const before = toOrderMoney(funds.held);
  const grants = usesGift ? await lockGrants(transaction, task, now) : [];
  const split = toSettlement({
    priceRials: task.priceRials,
    giftBalanceRials: toGrantsRials(grants),
    // What it held of the wallet is back there by now.
    walletBalanceRials: usesWallet ? funds.walletRials + before.walletRials : 0,
    usesGift,
    usesWallet,
  });
  return { split, post: (otherWrites) => postReserve(transaction, { request, split, before, grants }, otherWrites) };
}

interface PlannedReserve {
  readonly request: ReserveRequest;
  readonly split: Settlement;
  readonly before: OrderMoney;
  readonly grants: LockedGrants;
}

async function postReserve(
  transaction: Transaction,
  { request, split, before, grants }: PlannedReserve,
  otherWrites: readonly PendingWrite[],
): Promise<void> {
  const { task, now } = request;
  const { giftRials, walletRials } = split;
  if (giftRials + walletRials === 0) return writeTogether(transaction, otherWrites);
  const spends = toSpendWrites(transaction, grants, { taskId: task.id, amountRials: giftRials });
  await post(
    transaction,
    {
      idempotencyKey: toPostingKey(task.id, 'reserve', before),
      reason: 'order-reserve',
      taskId: task.id,
      now,
      entries: [
        { account: userAccount('gift', task.customerId), amountRials: giftRials },
        { account: userAccount('cash', task.customerId), amountRials: walletRials },
        { account: platformAccounts.escrow, amountRials: -(giftRials + walletRials) },
      ],
    },
    [...otherWrites, ...spends],
  );
}

/** Gives back the reserve of an unpaid order. */
export async function releaseReserve(
  transaction: Transaction,
  task: TaskRow,
  held: OrderMoney,
  now: Date,
): Promise<void> {
  const { giftRials, walletRials } = held;
  if (giftRials + walletRials === 0) return;
  if (giftRials > 0) await returnGrants(transaction, { task, amountRials: giftRials, isOrderOver: true, now });
  await post(transaction, {
    idempotencyKey: toPostingKey(task.id, 'unreserve', held),
    reason: 'order-unreserve',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials: giftRials + walletRials },
      { account: userAccount('gift', task.customerId), amountRials: -giftRials },
      { account: userAccount('cash', task.customerId), amountRials: -walletRials },
    ],
  });
}

/**
 * Keeps a cash order's commission out of the provider's bidding credit once the work is accepted. So further work
 * cannot use it before completion. Throws cash-not-offered when the credit does not cover it.
 */
export async function reserveCommission(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const commissionRials = toOrderCommissionRials(task);
  const credit = userAccount('bidding-credit', task.providerId ?? 0);
  if ((await lockBalanceRials(transaction, credit)) < commissionRials) throw new CallError('cash-not-offered');
  if (commissionRials === 0) return;
  await post(transaction, {
    idempotencyKey: toPostingKey(task.id, 'commission-reserve', await getOrderMoney(transaction, task.id)),
    reason: 'order-commission-reserve',
    taskId: task.id,
    now,
    entries: [
      { account: credit, amountRials: commissionRials },
      { account: platformAccounts.escrow, amountRials: -commissionRials },
    ],
  });
}

/** The other way: accepted work was given back and somebody else is asked, whose credit it will be. */
export async function returnCommission(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const held = await getOrderMoney(transaction, task.id);
  const { commissionReserveRials: amountRials } = held;
  if (amountRials === 0) return;
  await post(transaction, {
    idempotencyKey: toPostingKey(task.id, 'commission-return', held),
    reason: 'order-commission-return',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials },
      { account: userAccount('bidding-credit', requireProviderId(task)), amountRials: -amountRials },
    ],
  });
}
