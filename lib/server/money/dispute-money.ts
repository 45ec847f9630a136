import { and, eq, sql } from 'drizzle-orm';

import { toSettlement, type DisputeSettlement } from '@/lib/domain/dispute/settlement';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';

import type { Executor, Transaction } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, type TaskRow } from '../schema';
import { getBalanceRials, lockBalanceRials, lockEscrowOf, platformAccounts, userAccount } from './accounts';
import { coverCommission } from './commission-cover';
import { returnGrants } from './gifts';
import { post, type PostingEntry } from './ledger';
import { getOrderMoney, toHeldRials } from './order-escrow';
import { requireProviderId } from './provider-of';

/** The sum given back of a released order, this refund included, and the sum before it. */
export interface DisputeClose {
  /** The source of the posting: `dispute:<id>`, or `desk:<id of the order>` for an operator's refund. */
  readonly source: `${'dispute' | 'desk'}:${number}`;
  readonly backBeforeRials: number;
  readonly backRials: number;
  /** Tells two refunds of one order apart that lead from the same sum to the same sum. */
  readonly repetition?: number;
  /** The provider's debt by this dispute so far. */
  readonly debtBeforeRials: number;
  readonly now: Date;
}

/** A settlement's effects by account, as an operator sees them before the decision. */
export interface PlannedSettlement extends DisputeSettlement {
  /** The part of the provider's share that is not there, which the marketplace bears first and the provider owes. */
  readonly debtRials: number;
}

/**
 * Takes the pay of an order that is completed already out of the provider's reach, as far as it is still there. Answers
 * the sum in rial.
 */
export async function holdPay(
  transaction: Transaction,
  task: TaskRow,
  { disputeId, now }: { readonly disputeId: number; readonly now: Date },
): Promise<number> {
  const payable = userAccount('payable', requireProviderId(task));
  const paidRials = await getPaidRials(transaction, task);
  // As every posting does: the platform's account first.
  await lockEscrowOf(transaction, task.id);
  const amountRials = Math.min(paidRials, await lockBalanceRials(transaction, payable));
  if (amountRials > 0)
    await post(transaction, {
      idempotencyKey: `dispute:${disputeId}:hold`,
      reason: 'order-hold',
      taskId: task.id,
      now,
      entries: [
        { account: payable, amountRials },
        { account: platformAccounts.escrow, amountRials: -amountRials },
      ],
    });
  return amountRials;
}

/** Gives back what `holdPay` took: what the dispute costs is posted by `settleDispute`. */
export async function releasePay(
  transaction: Transaction,
  task: TaskRow,
  { disputeId, now }: { readonly disputeId: number; readonly now: Date },
): Promise<void> {
  const { escrowRials } = await getOrderMoney(transaction, task.id);
  if (escrowRials === 0) return;
  await post(transaction, {
    idempotencyKey: `dispute:${disputeId}:unhold`,
    reason: 'order-unhold',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials: escrowRials },
      { account: userAccount('payable', requireProviderId(task)), amountRials: -escrowRials },
    ],
  });
}

/**
 * Moves what a dispute gives back, of an order that was released in full: from the provider and the commission to the
 * customer. What the provider has not is a debt, which the marketplace bears first. Answers the debt that is left.
 */
export async function settleDispute(transaction: Transaction, task: TaskRow, close: DisputeClose): Promise<number> {
  const providerId = requireProviderId(task);
  // As every posting does: the platform's accounts first.
  await lockBalanceRials(transaction, platformAccounts.commission);
  await lockBalanceRials(transaction, platformAccounts.disputeLoss);
  await lockBalanceRials(transaction, userAccount('payable', providerId));
  const plan = await planDispute(transaction, task, close);
  const debtRials = await lockBalanceRials(transaction, userAccount('provider-debt', providerId));
  const cancelledRials = Math.min(close.debtBeforeRials, Math.max(0, -plan.providerRials), debtRials);
  const debtChangeRials = plan.debtRials - cancelledRials;
  const entries: PostingEntry[] = [
    { account: userAccount('gift', task.customerId), amountRials: -plan.giftRials },
    { account: userAccount('cash', task.customerId), amountRials: -plan.walletRials },
    { account: platformAccounts.commission, amountRials: plan.commissionRials },
    { account: userAccount('payable', providerId), amountRials: plan.providerRials - debtChangeRials },
    { account: userAccount('provider-debt', providerId), amountRials: debtChangeRials },
    { account: platformAccounts.disputeLoss, amountRials: plan.borneRials },
  ];
  if (entries.every(({ amountRials }) => amountRials === 0)) return close.debtBeforeRials;
  if (plan.giftRials > 0)
    await returnGrants(transaction, { task, amountRials: plan.giftRials, isOrderOver: false, now: close.now });
  const { now, repetition } = close;
  const idempotencyKey = `${close.source}:refund:${close.backBeforeRials}:${close.backRials}${repetition ? `:${repetition}` : ''}`;
  await coverCommission(transaction, task, { amountRials: plan.commissionRials, idempotencyKey, now });
  await post(transaction, {
    idempotencyKey,
    reason: close.source.startsWith('desk') ? 'desk-refund' : 'dispute-refund',
    taskId: task.id,
    now,
    entries,
  });
  return close.debtBeforeRials + debtChangeRials;
}

/** The movements of `settleDispute` for a released order. */
export async function planDispute(
  executor: Executor,
  task: TaskRow,
  { backBeforeRials, backRials }: Pick<DisputeClose, 'backBeforeRials' | 'backRials'>,
  pendingPayRials = 0,
): Promise<PlannedSettlement> {
  const { giftRials } = await getOrderMoney(executor, task.id);
  const plan = toSettlement({
    priceRials: task.priceRials,
    giftRials,
    backBeforeRials,
    backRials,
    toCommissionRials: (priceRials) => toOrderCommissionRials(task, priceRials),
  });
  const balanceRials = await getBalanceRials(executor, userAccount('payable', requireProviderId(task)));
  const debtRials = Math.max(0, plan.providerRials - balanceRials - pendingPayRials);
  return { ...plan, debtRials };
}

/** The provider's pay when the order is released, in rial, without cash. */
export async function getPendingPayRials(executor: Executor, task: TaskRow): Promise<number> {
  const money = await getOrderMoney(executor, task.id);
  if (money.escrowRials === 0) return 0;
  if (task.state === 'COMPLETED') return money.escrowRials;
  const heldRials = toHeldRials(money);
  return heldRials < task.priceRials ? heldRials : heldRials - toOrderCommissionRials(task);
}

/** The pay of a completed order on its provider's account. */
async function getPaidRials(executor: Executor, task: TaskRow): Promise<number> {
  const [paid] = await executor
    .select({ rials: sql<number>`coalesce(-sum(${ledgerEntries.amountRials}), 0)::bigint`.mapWith(Number) })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        eq(ledgerPostings.taskId, task.id),
        eq(ledgerPostings.reason, 'order-release'),
        eq(ledgerAccounts.kind, 'payable'),
      ),
    );
  return paid?.rials ?? 0;
}
