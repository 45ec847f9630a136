import { eq } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { isCashTaken } from '@/lib/domain/money/payment-display';
import { isPayableAfterwards } from '@/lib/domain/order/order-states';

import type { ServiceContext } from '../../context';
import { tellOperators } from '../../enquiries';
import { payCashDebt, readOrderSums, takeBackCash } from '../../money';
import { bringInvoicesUpToDate } from '../../accounting';
import type { Executor, Transaction } from '../../ports/database';
import { cashClaims, tasks, type TaskRow } from '../../schema';
import { toNewsParams } from '../moves/absence-claims';
import { toCompletesAt } from '../record/state-timers';
import { tell } from '../telling/tell';

type CashRecord = CallAnswer<'clean/gettaskdetail'>['taskDetail']['cashRecord'];
type Said = Omit<CallInput<'expert/recordcash'>, 'taskid'>;
export type CashClaim = typeof cashClaims.$inferSelect;

/** Clears the record of cash, because the order was paid in another way. */
export const PAID_OTHERWISE = { cashOutcome: null, cashRecordedAt: null } as const;

/** The cash of an order is in nobody's hand yet. */
export function isCashOpen(task: TaskRow): boolean {
  return task.paymentWay === 'cash' && task.paidAt === null && !isCashTaken(task) && isPayableAfterwards(task.state);
}

/** The record of an order's cash, as both sides read it; null before. */
export async function findCashRecord(executor: Executor, task: TaskRow): Promise<CashRecord> {
  const { cashOutcome: outcome, cashRecordedAt, cashReference: reference } = task;
  if (outcome === null || cashRecordedAt === null) return null;
  const claim = await findClaim(executor, task.id);
  const recordedAtMs = cashRecordedAt.getTime();
  const decisionReason = claim?.decisionReason ?? null;
  if (outcome !== 'none') {
    const { cashRials } = await readOrderSums(executor, task);
    return { outcome, standing: 'taken', amountRial: cashRials, partRial: 0, reference, recordedAtMs, decisionReason };
  }
  const standing = claim?.decidedAt ? 'owed' : claim?.contestedAt ? 'contested' : 'claimed';
  const sums = { amountRial: claim?.amountRials ?? 0, partRial: task.cashPartRials, reference: null };
  return { outcome, standing, ...sums, recordedAtMs, decisionReason };
}

/**
 * The provider's word of the cash, once: a claim that it was not paid, or not all of it, can be taken back. The order
 * is locked. Throws move-not-allowed, and invalid-input for another sum than the one that is due, and for a part as
 * large as that.
 */
export async function recordCash(
  transaction: Transaction,
  context: ServiceContext,
  { task, now, ...said }: Said & { readonly task: TaskRow; readonly now: Date },
): Promise<void> {
  const { outcome, seenRial, partRial = 0, reference } = said;
  if (isSaid(task, said)) return;
  const dueRials = await toDueRials(transaction, task);
  const isOpenToIt = task.cashOutcome === null || (task.cashOutcome === 'none' && outcome !== 'none');
  if (!isOpenToIt || dueRials === 0 || task.disputedAt !== null || !isRecordable(task, now))
    throw new CallError('move-not-allowed');
  if (seenRial !== (outcome === 'none' ? 0 : dueRials)) throw toInvalid('seenRial');
  if (outcome === 'none') {
    if (partRial >= dueRials) throw toInvalid('partRial');
    await claimCash(transaction, context, { task, amountRials: dueRials - partRial, partRials: partRial, now });
    return;
  }
  if (partRial !== 0) throw toInvalid('partRial');
  if (reference !== undefined && outcome !== 'pos') throw toInvalid('reference');
  await takeCash(transaction, task, { outcome, reference, now });
  if (task.cashOutcome === 'none')
    await tell(transaction, { userId: task.customerId, event: 'cash-claim-ended', task, side: 'customer', now });
}

const toInvalid = (field: string) => new CallError('invalid-input', { fields: [{ field, message: 'invalid' }] });

interface NewClaim {
  readonly task: TaskRow;
  /** The missing sum, and the part of the cash that was taken. */
  readonly amountRials: number;
  readonly partRials: number;
  readonly now: Date;
}

/** Opens the claim of the missing sum, and tells its customer and the operators. */
async function claimCash(
  transaction: Transaction,
  { configuration }: ServiceContext,
  { task, amountRials, partRials, now }: NewClaim,
): Promise<void> {
  const said = { cashOutcome: 'none', cashPartRials: partRials, cashRecordedAt: now, completesAt: null } as const;
  await change(transaction, task, said, now);
  await transaction.insert(cashClaims).values({ taskId: task.id, amountRials, claimedAt: now });
  await tell(transaction, { userId: task.customerId, event: 'cash-claimed', task, side: 'customer', amountRials, now });
  const { code, name, mobile, provider, providerMobile } = await toNewsParams(transaction, task);
  const params = { code, name, mobile, provider, providerMobile, amountRials };
  await tellOperators(transaction, { event: 'cash-claim', params }, { address: configuration.enquiryAddress, now });
}

/** It was recorded so before: the word of a repeated request. */
function isSaid({ cashOutcome, cashPartRials, cashReference }: TaskRow, said: Said): boolean {
  const { outcome, partRial = 0, reference = null } = said;
  return cashOutcome === outcome && cashPartRials === partRial && cashReference === reference;
}

/** A finished job; after the customer's word that all is well, until the time to object is over. */
function isRecordable({ state, cashOutcome, completesAt }: TaskRow, now: Date): boolean {
  if (state === 'DONE') return true;
  return state === 'COMPLETED' && (cashOutcome === 'none' || (completesAt !== null && now <= completesAt));
}

/** The sum that is to be taken at the door, or was; of a claim the missing sum. */
async function toDueRials(transaction: Transaction, task: TaskRow): Promise<number> {
  if (task.paymentWay !== 'cash') return 0;
  if (task.cashOutcome === 'none') return (await findClaim(transaction, task.id))?.amountRials ?? 0;
  const { cashRials, dueRials } = await readOrderSums(transaction, task);
  return Math.max(cashRials, dueRials);
}

interface Taken {
  readonly outcome: 'cash' | 'pos';
  /** The number on the card machine's slip. */
  readonly reference?: string | null;
  readonly now: Date;
}

/** The cash is there, all of it. Where it was claimed before, the customer's time to look at the work begins now. */
export async function takeCash(
  transaction: Transaction,
  task: TaskRow,
  { outcome, reference = null, now }: Taken,
): Promise<void> {
  const wasClaimed = task.cashOutcome === 'none';
  const wait = wasClaimed ? { completesAt: toCompletesAt(task, now) } : {};
  if (wasClaimed) await endCashClaim(transaction, task.id, now);
  const taken = { cashOutcome: outcome, cashPartRials: 0, cashReference: reference, cashRecordedAt: now };
  await change(transaction, task, { ...taken, ...wait }, now);
}

/** The customer says that it was paid. The order is locked. Throws move-not-allowed. */
export async function contestCash(
  transaction: Transaction,
  task: TaskRow,
  { text, now }: { readonly text: string; readonly now: Date },
): Promise<void> {
  const claim = await requireOpenClaim(transaction, task);
  if (claim.contestedAt !== null) throw new CallError('move-not-allowed');
  await transaction
    .update(cashClaims)
    .set({ contestText: text, contestedAt: now })
    .where(eq(cashClaims.taskId, task.id));
  if (task.providerId !== null)
    await tell(transaction, { userId: task.providerId, event: 'work-cash-contested', task, side: 'provider', now });
}

/**
 * The customer pays with the wallet the rest that a completed order left owing, or is said to. The order is locked.
 * Throws move-not-allowed, wallet-too-low.
 */
export async function payOwedCash(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const claim = task.cashOutcome === 'none' ? await findClaim(transaction, task.id) : null;
  if (!claim || task.state !== 'COMPLETED') throw new CallError('move-not-allowed');
  const debtRials = claim.amountRials;
  if (claim.endedAt === null) await takeBackCash(transaction, task, { cashRials: debtRials, now });
  await payCashDebt(transaction, task, { debtRials, now });
  await bringInvoicesUpToDate(transaction, task, now);
  await endCashClaim(transaction, task.id, now);
  await change(transaction, task, { ...PAID_OTHERWISE, paymentWay: 'wallet', paidAt: now }, now);
  if (task.providerId === null) return;
  const { netRials } = await readOrderSums(transaction, task);
  const told = { task, amountRials: debtRials, sums: { netRials }, now };
  await tell(transaction, { userId: task.providerId, event: 'work-paid', ...told });
}

/** The claim of an order's cash that waits for its end. Throws move-not-allowed without one. */
export async function requireOpenClaim(transaction: Transaction, task: TaskRow): Promise<CashClaim> {
  const claim = task.cashOutcome === 'none' ? await findClaim(transaction, task.id) : null;
  if (!claim || claim.endedAt !== null) throw new CallError('move-not-allowed');
  return claim;
}

/** It was decided, or the cash came. */
export async function endCashClaim(transaction: Transaction, taskId: number, now: Date): Promise<void> {
  await transaction.update(cashClaims).set({ endedAt: now }).where(eq(cashClaims.taskId, taskId));
}

async function findClaim(executor: Executor, taskId: number): Promise<CashClaim | null> {
  const [claim = null] = await executor.select().from(cashClaims).where(eq(cashClaims.taskId, taskId));
  return claim;
}

async function change(transaction: Transaction, { id }: TaskRow, set: Partial<TaskRow>, now: Date): Promise<void> {
  await transaction
    .update(tasks)
    .set({ ...set, updatedAt: now })
    .where(eq(tasks.id, id));
}
