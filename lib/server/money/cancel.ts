import { and, eq, sql, type SQL } from 'drizzle-orm';

import { GATEWAY_REVERSAL_MS } from '@/lib/domain/constants/money';
import { toCancelTerms, type CancelTerms } from '@/lib/domain/money/money';

import { askTogether, named, toRow, toRows } from '../ports/ask-together';
import { reversesPayments } from '../ports/payment';
import type { Executor, Transaction } from '../ports/database';
import { heldFees, paymentAttempts, taskEvents, toPromisedAtMs, toVisit, type TaskRow } from '../schema';
import { askBalance, askLockedBalance, platformAccounts, userAccount } from './accounts';
import { queueBankRefund } from './bank-refunds';
import { returnGrants } from './gifts';
import { selectArrival } from './late-credit';
import { post, type PostingEntry } from './ledger';
import { getOrderMoney, selectOrderMoney, toHeldRials, toOrderMoney, type OrderMoney } from './order-escrow';
import { planFee, toRefunds, type Refund, type RefundPlan } from './refund-plan';
import { requireProviderId } from './provider-of';

export interface Cancellation {
  readonly feeRials: number;
  /** The part of a fee that was not paid and is owed; left out where nothing can be. */
  readonly debtRials?: number;
  readonly refunds: readonly Refund[];
}

/** The sums and the reason of a cancellation now. */
export interface CancellationPreview extends Cancellation, Pick<CancelTerms, 'reason' | 'freeUntilMs'> {
  /** The part of the fee that a cash order's customer pays out of the wallet: nothing was paid yet. */
  readonly walletFeeRials: number;
}

interface CancellationParts extends CancellationPreview {
  readonly money: OrderMoney;
  readonly plan: RefundPlan;
  /** The bank payment that goes back through the gateway; null when it goes to the wallet. */
  readonly reversibleAttemptId: number | null;
}

/** A cancellation's fee and refunds now, to the rial. */
export async function previewCancellation(executor: Executor, task: TaskRow, now: Date): Promise<CancellationPreview> {
  const { feeRials, walletFeeRials, refunds, reason, freeUntilMs } = await planCancellation(
    executor,
    task,
    now,
    askBalance(executor, userAccount('cash', task.customerId)),
  );
  return { feeRials, walletFeeRials, refunds, reason, freeUntilMs };
}

/**
 * Gives the customer the order's money back but for the fee, which is the provider's; and the provider's commission
 * reserve.
 */
export async function cancelByFee(transaction: Transaction, task: TaskRow, now: Date): Promise<Cancellation> {
  const cash = userAccount('cash', task.customerId);
  const parts = await planCancellation(transaction, task, now, askLockedBalance(transaction, cash));
  if (parts.walletFeeRials > 0) {
    const payable = userAccount('payable', requireProviderId(task));
    await post(transaction, {
      idempotencyKey: `order:${task.id}:cash-cancel-fee`,
      reason: 'cash-cancel-fee',
      taskId: task.id,
      now,
      entries: [
        { account: cash, amountRials: parts.walletFeeRials },
        { account: payable, amountRials: -parts.walletFeeRials },
      ],
    });
  }
  await giveBack(transaction, task, parts, now);
  return { feeRials: parts.feeRials, refunds: parts.refunds };
}

/**
 * Gives the customer the order's money back but for the fee, which waits in escrow (BEHAVIOUR 30). The part that the
 * order's own money does not cover is the customer's debt: nothing leaves the wallet for it without a tap.
 */
export async function holdFee(transaction: Transaction, task: TaskRow, now: Date): Promise<Cancellation> {
  const { feeRials: wholeFeeRials } = await getCancelTerms(transaction, task, now);
  const money = await getOrderMoney(transaction, task.id);
  const plan = planFee(money, wholeFeeRials);
  const reversibleAttemptId = await findReversibleAttempt(transaction, task, plan, money, now);
  await giveBack(transaction, task, { money, plan, reversibleAttemptId, isFeeHeld: true }, now);
  const debtRials = wholeFeeRials - plan.keptOwnRials;
  await transaction.insert(heldFees).values({ taskId: task.id, heldRials: plan.keptOwnRials, debtRials, heldAt: now });
  return { feeRials: plan.keptOwnRials, debtRials, refunds: toRefunds(plan, reversibleAttemptId !== null) };
}

/** Everything back: a payment that did not come in time, or the provider's own cancellation. */
export async function refundAll(transaction: Transaction, task: TaskRow, now: Date): Promise<Cancellation> {
  const money = await getOrderMoney(transaction, task.id);
  const plan = planFee(money, 0);
  const reversibleAttemptId = await findReversibleAttempt(transaction, task, plan, money, now);
  const refunds = toRefunds(plan, reversibleAttemptId !== null);
  await giveBack(transaction, task, { money, plan, reversibleAttemptId }, now);
  return { feeRials: 0, refunds };
}

/** The refunds that `refundAll` would make now. */
export async function previewRefundAll(executor: Executor, task: TaskRow, now: Date): Promise<readonly Refund[]> {
  const money = await getOrderMoney(executor, task.id);
  const plan = planFee(money, 0);
  return toRefunds(plan, (await findReversibleAttempt(executor, task, plan, money, now)) !== null);
}

/** A cancellation's fee by the rule, whether or not the money for it is there. */
export async function getCancelTerms(executor: Executor, task: TaskRow, now: Date): Promise<CancelTerms> {
  const [confirmed] = await selectConfirmation(executor, task.id);
  const [arrived] = await selectArrival(executor, task.id);
  return toTerms(task, { confirmed, arrived, now });
}

interface Moment {
  readonly atMs: number | null;
}

interface Known {
  /** The last acceptance. */
  readonly confirmed: Moment | null | undefined;
  /** The reported arrival at the door. */
  readonly arrived: Moment | null | undefined;
  readonly now: Date;
}

function toTerms(task: TaskRow, { confirmed, arrived, now }: Known): CancelTerms {
  const { startsAt, endsAt } = toVisit(task);
  return toCancelTerms({
    state: task.state,
    priceRials: task.priceRials,
    startsAtMs: startsAt.getTime(),
    endsAtMs: endsAt.getTime(),
    promisedAtMs: toPromisedAtMs(task),
    confirmedAtMs: confirmed?.atMs ?? null,
    hasArrived: (arrived?.atMs ?? null) !== null,
    nowMs: now.getTime(),
  });
}

async function planCancellation(
  executor: Executor,
  task: TaskRow,
  now: Date,
  askedWallet: SQL<number>,
): Promise<CancellationParts> {
  const { held, confirmed, arrived, walletBalanceRials } = await askTogether(executor, {
    held: toRows(selectOrderMoney(executor, task.id)),
    confirmed: toRow(selectConfirmation(executor, task.id)),
    arrived: toRow(selectArrival(executor, task.id)),
    walletBalanceRials: askedWallet,
  });
  const money = toOrderMoney(held);
  const { feeRials: wholeFeeRials, reason, freeUntilMs } = toTerms(task, { confirmed, arrived, now });
  const plan = planFee(money, wholeFeeRials);
  const isCash = toHeldRials(money) < task.priceRials;
  const walletFeeRials = isCash ? Math.min(wholeFeeRials - plan.keptOwnRials, walletBalanceRials) : 0;
  const reversibleAttemptId = await findReversibleAttempt(executor, task, plan, money, now);
  return {
    money,
    plan,
    reason,
    freeUntilMs,
    walletFeeRials,
    reversibleAttemptId,
    feeRials: plan.keptOwnRials + walletFeeRials,
    refunds: toRefunds(plan, reversibleAttemptId !== null),
  };
}

/** The time of the last acceptance; null before one. */
function selectConfirmation(executor: Executor, taskId: number) {
  return executor
    .select(named({ atMs: sql<number | null>`(extract(epoch FROM max(${taskEvents.at})) * 1000)::bigint` }))
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), eq(taskEvents.move, 'accept')));
}

async function findReversibleAttempt(
  executor: Executor,
  task: TaskRow,
  plan: RefundPlan,
  money: OrderMoney,
  now: Date,
): Promise<number | null> {
  if (plan.gatewayRials === 0 || plan.gatewayRials < money.gatewayRials) return null;
  const [attempt] = await executor
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.taskId, task.id), eq(paymentAttempts.state, 'paid')));
  const isWhole = attempt?.amountRials === money.gatewayRials;
  const isInTime = now.getTime() - (attempt?.settledAt?.getTime() ?? 0) <= GATEWAY_REVERSAL_MS;
  return attempt && isWhole && isInTime && reversesPayments(attempt.gatewayId) ? attempt.id : null;
}

interface GivenBack extends Pick<CancellationParts, 'money' | 'plan' | 'reversibleAttemptId'> {
  /** The fee stays in escrow. */
  readonly isFeeHeld?: boolean;
}

async function giveBack(transaction: Transaction, task: TaskRow, back: GivenBack, now: Date): Promise<void> {
  const { plan, reversibleAttemptId } = back;
  const entries = toEntries(task, back);
  if (plan.giftRials > 0)
    await returnGrants(transaction, { task, amountRials: plan.giftRials, isOrderOver: true, now });
  if (entries.some((entry) => entry.amountRials !== 0)) {
    await post(transaction, {
      idempotencyKey: `order:${task.id}:refund`,
      reason: 'order-refund',
      taskId: task.id,
      entries,
      now,
    });
  }
  if (reversibleAttemptId !== null)
    await queueBankRefund(
      transaction,
      { taskId: task.id, attemptId: reversibleAttemptId, amountRials: plan.gatewayRials, cause: 'refund' },
      now,
    );
}

function toEntries(
  task: TaskRow,
  { money, plan, reversibleAttemptId, isFeeHeld = false }: GivenBack,
): readonly PostingEntry[] {
  const escrowToBankRials = reversibleAttemptId === null ? 0 : plan.gatewayRials;
  const heldRials = isFeeHeld ? plan.keptOwnRials : 0;
  const walletRials = plan.walletRials + plan.gatewayRials - escrowToBankRials;
  return [
    { account: platformAccounts.escrow, amountRials: money.escrowRials - escrowToBankRials - heldRials },
    { account: userAccount('gift', task.customerId), amountRials: -plan.giftRials },
    { account: userAccount('cash', task.customerId), amountRials: -walletRials },
    { account: userAccount('bidding-credit', task.providerId ?? 0), amountRials: -money.commissionReserveRials },
    { account: userAccount('payable', task.providerId ?? 0), amountRials: heldRials - plan.keptOwnRials },
  ];
}
