import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { CORRECTABLE_POSTINGS, type CorrectablePosting } from '@/lib/contract/desk-enumerations';
import { SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { findReader, notify } from '../messages';
import {
  correctBooking,
  isPossible,
  lockPosting,
  planCorrection,
  readBooking,
  type Booking,
  type CorrectedSide,
} from '../money';
import { answerAsSecond, askForSecond, findApproval, type ApprovalBasis } from '../operators';
import { bringInvoicesUpToDate } from '../accounting';
import type { Executor, Transaction } from '../ports/database';
import { tasks, type TaskRow } from '../schema';

export type Correctable = Booking & { readonly reason: CorrectablePosting };

export interface Correction {
  readonly leftRials: number;
  /** The booking's sum as the operator saw it. */
  readonly seenRials: number;
  readonly reason: string;
}

interface Operator {
  readonly operatorId: number;
  readonly now: Date;
}

/**
 * Whether the booking can be corrected now. An operator booked it, something is left of it, and its order can still be
 * refunded by the desk. A refund that gave gift credit back is another gift since, and is not taken apart.
 */
export function isCorrectable(booking: Booking, task: TaskRow | null): booking is Correctable {
  return (
    CORRECTABLE_POSTINGS.some((reason) => reason === booking.reason) &&
    booking.rials > 0 &&
    booking.sides.every(({ account }) => account.kind !== 'gift') &&
    (task === null ? booking.taskId === null : isMoveAllowed('refundByOperator', task, 'operator'))
  );
}

/** The order's row comes first, as in every move of money. Throws not-found, move-not-allowed. */
async function lockCorrectable(
  transaction: Transaction,
  postingId: number,
): Promise<{ readonly booking: Correctable; readonly task: TaskRow | null }> {
  const found = await readBooking(transaction, postingId);
  if (!found) throw new CallError('not-found');
  const [task = null] =
    found.taskId === null ? [] : await transaction.select().from(tasks).where(eq(tasks.id, found.taskId)).for('update');
  await lockPosting(transaction, postingId);
  // Under the locks: another correction may have come first.
  const booking = await readBooking(transaction, postingId);
  if (!booking || !isCorrectable(booking, task)) throw new CallError('move-not-allowed');
  return { booking, task };
}

/** The facts on which a second operator's answer depends. */
function toBasis(booking: Booking, task: TaskRow | null): ApprovalBasis {
  const { postingId, rials, correctionCount, sides } = booking;
  const owners = sides.flatMap(({ account }) => (account.ownerId === 0 ? [] : [account.ownerId]));
  const people = task ? [task.customerId, task.providerId, task.assigneeId].flatMap((id) => id ?? []) : [];
  return {
    matter: 'correction',
    subjectId: postingId,
    facts: { rials, correctionCount },
    beneficiaryIds: [...new Set([...owners, ...people])],
  };
}

/** The correction that waits for a second operator; null without one. */
export function findPendingCorrection(executor: Executor, booking: Booking, task: TaskRow | null, now: Date) {
  return findApproval<Correction>(executor, toBasis(booking, task), now);
}

export function needsSecond(booking: Booking, leftRials: number): boolean {
  return booking.rials - leftRials > SECOND_OPERATOR_RIALS;
}

/**
 * Corrects a booking, or asks a second operator where the difference is large. Answers whether it waits. Throws
 * not-found, not-yours, move-not-allowed, sums-changed, and invalid-input for a sum that is not less than now or that
 * an account has not.
 */
export async function proposeCorrection(
  transaction: Transaction,
  postingId: number,
  correction: Correction,
  operator: Operator,
): Promise<boolean> {
  const { booking, task } = await lockCorrectable(transaction, postingId);
  const basis = toBasis(booking, task);
  if (basis.beneficiaryIds.includes(operator.operatorId)) throw new CallError('not-yours');
  requireSum(booking, correction);
  if ((await findApproval(transaction, basis, operator.now)) !== null) throw new CallError('move-not-allowed');
  if (needsSecond(booking, correction.leftRials)) {
    await askForSecond(transaction, { ...basis, proposal: correction }, operator);
    return true;
  }
  await carryOut(transaction, { booking, task }, correction, operator);
  return false;
}

/** A second operator says yes or no. Throws what `answerAsSecond` and `proposeCorrection` throw. */
export async function confirmCorrection(
  transaction: Transaction,
  postingId: number,
  isConfirmed: boolean,
  operator: Operator,
): Promise<void> {
  const locked = await lockCorrectable(transaction, postingId);
  const { booking, task } = locked;
  const { proposal } = await answerAsSecond<Correction>(transaction, toBasis(booking, task), isConfirmed, operator);
  if (!isConfirmed) return;
  requireSum(booking, proposal);
  await carryOut(transaction, locked, proposal, operator);
}

function requireSum(booking: Booking, { leftRials, seenRials }: Correction): void {
  if (seenRials !== booking.rials) throw new CallError('sums-changed');
  if (leftRials >= booking.rials || !isPossible(planCorrection(booking, leftRials)))
    throw new CallError('invalid-input', { fields: [{ field: 'rial', message: 'out-of-range' }] });
}

async function carryOut(
  transaction: Transaction,
  { booking, task }: { readonly booking: Correctable; readonly task: TaskRow | null },
  { leftRials, reason }: Correction,
  { operatorId, now }: Operator,
): Promise<void> {
  const sides = planCorrection(booking, leftRials);
  await correctBooking(transaction, booking, { leftRials, reason, operatorId, now });
  if (task) await bringInvoicesUpToDate(transaction, task, now);
  for (const side of sides) await tellOwner(transaction, side, { reason, now });
}

/** Tells the owner of a corrected account how much more or less it holds, and why. */
async function tellOwner(
  transaction: Transaction,
  { account, beforeRials, afterRials }: CorrectedSide,
  { reason, now }: { readonly reason: string; readonly now: Date },
): Promise<void> {
  const isShown = account.kind === 'cash' || account.kind === 'payable' || account.kind === 'bidding-credit';
  const reader = isShown && account.ownerId !== 0 ? await findReader(transaction, account.ownerId) : null;
  if (!reader) return;
  const params = {
    reason,
    amountRials: Math.abs(afterRials - beforeRials),
    isMore: afterRials > beforeRials ? 'yes' : 'no',
    account: account.kind,
  };
  await notify(transaction, reader, { event: 'money-corrected', params, smsText: null, now });
}
