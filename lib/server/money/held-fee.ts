import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import type { HeldFeeStanding } from '@/lib/contract/provider-enumerations';

import type { Executor, Transaction } from '../ports/database';
import { heldFees, type TaskRow } from '../schema';
import { lockBalanceRials, platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { requireProviderId } from './provider-of';

type HeldFeeRow = typeof heldFees.$inferSelect;

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

function toStanding({ feeDueAt, disputedAt }: TaskRow, { debtRials, debtPaidAt }: HeldFeeRow): HeldFeeStanding {
  if (feeDueAt !== null) return 'waiting';
  if (disputedAt !== null) return 'contested';
  return debtRials > 0 && debtPaidAt === null ? 'owed' : 'paid';
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
 * Pays what is owed out of the customer's wallet. The order is locked. Throws move-not-allowed where nothing is owed,
 * and wallet-too-low.
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
  const [fee] = await executor.select().from(heldFees).where(eq(heldFees.taskId, taskId));
  return fee ?? null;
}
