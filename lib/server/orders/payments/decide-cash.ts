import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { SECOND_OPERATOR_RIALS } from '@/lib/domain/constants/money';
import { isOver } from '@/lib/domain/order/order-states';

import { bringInvoicesUpToDate } from '../../accounting';
import { takeBackCash } from '../../money';
import { answerAsSecond, askForSecond, findApproval, type ApprovalBasis } from '../../operators';
import type { Transaction } from '../../ports/database';
import { cashClaims, type TaskRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { tell } from '../telling/tell';
import { requireOpenClaim, takeCash, type CashClaim } from './cash';

/** An operator's word about a claim of cash. */
export interface CashDecision {
  readonly isPaid: boolean;
  /** Both sides read it. */
  readonly reason: string;
}

interface Operator {
  readonly operatorId: number;
  readonly now: Date;
}

/** The rows on which an answer of a second operator rests. */
interface ClaimedCash {
  readonly task: Pick<TaskRow, 'id' | 'state' | 'customerId' | 'providerId' | 'assigneeId' | 'cashPartRials'>;
  readonly claim: Pick<CashClaim, 'amountRials' | 'contestText' | 'endedAt'>;
}

/** A claim of more than one operator may decide alone. */
export function needsSecondForCash(amountRials: number): boolean {
  return amountRials > SECOND_OPERATOR_RIALS;
}

/** The facts on which a second operator's answer rests. */
export function toCashBasis({ task, claim }: ClaimedCash): ApprovalBasis {
  const { id: subjectId, state, customerId, providerId, assigneeId, cashPartRials } = task;
  const { amountRials, contestText } = claim;
  return {
    matter: 'cash-claim',
    subjectId,
    facts: { state, customerId, providerId, amountRials, cashPartRials, contestText, isOpen: claim.endedAt === null },
    beneficiaryIds: [customerId, providerId, assigneeId].flatMap((id) => id ?? []),
  };
}

/**
 * An operator's word. Paid: the order goes on as one whose cash was taken. Not paid: it is completed without a
 * commission, and its customer owes the cash. A large sum waits for a second operator. The order is locked. Answers
 * whether it waits. Throws not-yours for a side of the order, and move-not-allowed where the claim has ended or a
 * colleague's word waits.
 */
export async function decideCash(
  transaction: Transaction,
  task: TaskRow,
  decision: CashDecision,
  operator: Operator,
): Promise<boolean> {
  if ([task.customerId, task.providerId, task.assigneeId].includes(operator.operatorId))
    throw new CallError('not-yours');
  const claim = await requireOpenClaim(transaction, task);
  const basis = toCashBasis({ task, claim });
  if ((await findApproval(transaction, basis, operator.now)) !== null) throw new CallError('move-not-allowed');
  if (needsSecondForCash(claim.amountRials)) {
    await askForSecond(transaction, { ...basis, proposal: decision }, operator);
    return true;
  }
  await carryOut(transaction, { task, claim }, decision, operator);
  return false;
}

/** A second operator says yes or no. The order is locked. Throws what `answerAsSecond` and `decideCash` throw. */
export async function confirmCash(
  transaction: Transaction,
  task: TaskRow,
  isConfirmed: boolean,
  operator: Operator,
): Promise<void> {
  const claim = await requireOpenClaim(transaction, task);
  const basis = toCashBasis({ task, claim });
  const { proposal } = await answerAsSecond<CashDecision>(transaction, basis, isConfirmed, operator);
  if (isConfirmed) await carryOut(transaction, { task, claim }, proposal, operator);
}

async function carryOut(
  transaction: Transaction,
  { task, claim }: { readonly task: TaskRow; readonly claim: CashClaim },
  { isPaid, reason }: CashDecision,
  { operatorId, now }: Operator,
): Promise<void> {
  await transaction
    .update(cashClaims)
    .set({ decidedById: operatorId, decisionReason: reason, decidedAt: now, endedAt: now })
    .where(eq(cashClaims.taskId, task.id));
  if (isPaid) await takeCash(transaction, task, { outcome: 'cash', now });
  else await leaveOwing(transaction, task, claim, now);
  await tell(transaction, { userId: task.customerId, event: 'cash-claim-decided', task, side: 'customer', now });
  if (task.providerId !== null)
    await tell(transaction, { userId: task.providerId, event: 'work-cash-decided', task, side: 'provider', now });
}

/** Completes an order, where its customer has not, without its cash. */
async function leaveOwing(
  transaction: Transaction,
  task: TaskRow,
  { amountRials }: CashClaim,
  now: Date,
): Promise<void> {
  const completed = isOver(task.state)
    ? task
    : (await moveLocked(transaction, task, { move: 'closeCashClaim', actorId: null, now })).task;
  await takeBackCash(transaction, task, { cashRials: amountRials, now });
  await bringInvoicesUpToDate(transaction, completed, now);
}
