import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import type { DisputeState } from '@/lib/contract/enumerations';
import type { HeldFeeStanding } from '@/lib/contract/provider-enumerations';
import { isFreezing } from '@/lib/domain/dispute/dispute-moves';

import type { Executor, Transaction } from '../ports/database';
import { disputes, heldFees, type TaskRow } from '../schema';
import { lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { requireProviderId } from './provider-of';

interface HeldFeeRow {
  readonly heldRials: number;
  readonly debtRials: number;
  readonly debtPaidAt: Date | null;
  /** The fee's contest; null without one. */
  readonly contest: { readonly state: DisputeState; readonly backRials: number } | null;
}

/** The fee that an order's end holds, as both of its sides read it; null for every other order. */
export async function findHeldFee(
  executor: Executor,
  task: TaskRow,
): Promise<CallAnswer<'clean/gettaskdetail'>['taskDetail']['heldFee']> {
  const fee = await readHeldFee(executor, task.id);
  if (!fee) return null;
  const { heldRials, debtRials } = fee;
  const contestUntilMs = task.feeDueAt?.getTime() ?? null;
  return { standing: toStanding(task, fee), heldRial: heldRials, debtRial: debtRials, contestUntilMs };
}

function toStanding({ feeDueAt }: TaskRow, { debtRials, debtPaidAt, contest }: HeldFeeRow): HeldFeeStanding {
  if (feeDueAt !== null) return 'waiting';
  if (contest && isFreezing(contest.state)) return 'contested';
  if (contest && contest.backRials > 0) return 'returned';
  return debtRials > 0 && debtPaidAt === null ? 'owed' : 'paid';
}

/** The waiting and the owed part, in rial. */
export function toWholeFee(fee: Awaited<ReturnType<typeof findHeldFee>>): number {
  return (fee?.heldRial ?? 0) + (fee?.debtRial ?? 0);
}

/** Pays the provider the part of the fee that waits in escrow, and answers the sums of the fee. */
export async function releaseFee(
  transaction: Transaction,
  task: TaskRow,
  now: Date,
): Promise<Pick<HeldFeeRow, 'heldRials' | 'debtRials'>> {
  const fee = await readHeldFee(transaction, task.id);
  if (!fee) throw new Error(`The order ${task.id} holds no fee`);
  if (fee.heldRials > 0) {
    await post(transaction, {
      idempotencyKey: `order:${task.id}:fee`,
      reason: 'order-fee',
      taskId: task.id,
      now,
      entries: [
        { account: platformAccounts.escrow, amountRials: fee.heldRials },
        { account: userAccount('payable', requireProviderId(task)), amountRials: -fee.heldRials },
      ],
    });
  }
  return fee;
}

/**
 * Carries out the decision on a contested fee. Its customer gets all of it back and owes nothing, or its provider is
 * paid as without a contest. Returns the provider's debt, which is always 0.
 */
export async function settleContestedFee(
  transaction: Transaction,
  task: TaskRow,
  { backRials, now }: { readonly backRials: number; readonly now: Date },
): Promise<number> {
  if (backRials === 0) {
    await releaseFee(transaction, task, now);
    return 0;
  }
  const fee = await readHeldFee(transaction, task.id);
  if (fee && fee.heldRials > 0)
    await post(transaction, {
      idempotencyKey: `order:${task.id}:fee`,
      reason: 'order-refund',
      taskId: task.id,
      now,
      entries: [
        { account: platformAccounts.escrow, amountRials: fee.heldRials },
        { account: userAccount('cash', task.customerId), amountRials: -fee.heldRials },
      ],
    });
  return 0;
}

/**
 * Pays the owed fee out of the customer's wallet. The order is locked. Throws move-not-allowed without a debt, and
 * wallet-too-low.
 */
export async function payOwedFee(transaction: Transaction, task: TaskRow, now: Date): Promise<number> {
  const fee = await readHeldFee(transaction, task.id);
  if (!fee || toStanding(task, fee) !== 'owed') throw new CallError('move-not-allowed');
  const cash = userAccount('cash', task.customerId);
  if ((await lockBalanceRials(transaction, cash)) < fee.debtRials) throw new CallError('wallet-too-low');
  await post(transaction, {
    idempotencyKey: `order:${task.id}:cash-cancel-fee`,
    reason: 'cash-cancel-fee',
    taskId: task.id,
    now,
    entries: [
      { account: cash, amountRials: fee.debtRials },
      { account: userAccount('payable', requireProviderId(task)), amountRials: -fee.debtRials },
    ],
  });
  await transaction.update(heldFees).set({ debtPaidAt: now }).where(eq(heldFees.taskId, task.id));
  return fee.debtRials;
}

async function readHeldFee(executor: Executor, taskId: number): Promise<HeldFeeRow | null> {
  const [found] = await executor
    .select({ fee: heldFees, state: disputes.state, backRials: disputes.backRials })
    .from(heldFees)
    .leftJoin(disputes, eq(disputes.taskId, heldFees.taskId))
    .where(eq(heldFees.taskId, taskId));
  if (!found) return null;
  const { fee, state, backRials } = found;
  return { ...fee, contest: state === null ? null : { state, backRials: backRials ?? 0 } };
}
