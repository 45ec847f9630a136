import { CallError } from '@/lib/contract/call-error';
import { needsSecondOperator, toClaimCapRials } from '@/lib/domain/dispute/settlement';

import { findHeldFee, toWholeFee } from '../../money';
import { answerAsSecond, askForSecond, findApproval } from '../../operators';
import type { Transaction } from '../../ports/database';
import { toApprovalBasis } from './approval-basis';
import { closeDispute, isContestedFee } from './close';
import { toClaimedRials } from './piece';
import { seal, type PhotoHashes } from './seal';
import { hasTouched, isParty } from './touched';
import { changeDispute, requireDisputeMove, type DisputeRow, type LockedDispute } from './store';

interface Judge {
  readonly operatorId: number;
  /** The first operator, where two decide. */
  readonly askedById?: number;
  readonly hashes: PhotoHashes;
  readonly now: Date;
}

export interface Decision {
  /** The customer's refund in all, in rial. */
  readonly backRials: number;
  /** Both sides read it. */
  readonly reason: string;
}

/**
 * An operator decides, on a case or on its appeal; the money moves in this transaction. A large sum waits for a second
 * operator. Returns whether it waits. Throws not-yours for one of the two sides and for an operator who may not judge
 * the appeal. Throws move-not-allowed, and invalid-input for a sum above the cap.
 */
export async function decide(
  transaction: Transaction,
  locked: LockedDispute,
  decision: Decision,
  judge: Judge,
): Promise<boolean> {
  const { task, dispute } = locked;
  await requireJudge(transaction, locked, judge.operatorId);
  requireDisputeMove(dispute.state === 'appealed' ? 'decideAppeal' : 'decide', dispute, 'operator');
  await requireSum(transaction, locked, decision.backRials);
  const { backRials } = decision;
  const basis = await toApprovalBasis(transaction, locked);
  if ((await findApproval(transaction, basis, judge.now)) !== null) throw new CallError('move-not-allowed');
  if (isContestedFee(dispute) || !needsSecondOperator(task.priceRials, backRials)) {
    await carryOut(transaction, locked, decision, judge);
    return false;
  }
  await askForSecond(transaction, { ...basis, proposal: decision }, judge);
  return true;
}

/**
 * A second operator says yes or no to a decision that waits; no leaves the case to be decided anew. Throws what
 * `decide` throws, not-yours for the first operator, and
 * approval-void where the case has changed since.
 */
export async function confirmDecision(
  transaction: Transaction,
  locked: LockedDispute,
  isConfirmed: boolean,
  judge: Judge,
): Promise<void> {
  const { dispute } = locked;
  await requireJudge(transaction, locked, judge.operatorId);
  const basis = await toApprovalBasis(transaction, locked);
  const { proposal, askedById } = await answerAsSecond<Decision>(transaction, basis, isConfirmed, judge);
  const judged = { ...judge, askedById };
  if (!isConfirmed) return changeDispute(transaction, dispute, { judgeIds: toJudges(dispute, judged) });
  await carryOut(transaction, locked, proposal, judged);
}

/** An operator judges neither an own matter, nor the appeal of a case that they touched. */
async function requireJudge(
  transaction: Transaction,
  { task, dispute }: LockedDispute,
  operatorId: number,
): Promise<void> {
  if (isParty(task, operatorId)) throw new CallError('not-yours');
  if (dispute.state === 'appealed' && (await hasTouched(transaction, dispute, operatorId)))
    throw new CallError('not-yours');
}

/** The operators who touched the case before an appeal; at the appeal the list stays. */
function toJudges({ state, judgeIds }: DisputeRow, { operatorId, askedById = operatorId }: Judge): number[] {
  if (state === 'appealed') return [...judgeIds];
  return [...new Set([...judgeIds, askedById, operatorId])];
}

/** A contested fee goes back as a whole or not at all. */
async function requireSum(
  transaction: Transaction,
  { task, dispute }: LockedDispute,
  backRials: number,
): Promise<void> {
  const capRials = isContestedFee(dispute)
    ? toWholeFee(await findHeldFee(transaction, task))
    : toClaimCapRials(dispute.reason, toClaimedRials(task, dispute));
  const isFeeInParts = isContestedFee(dispute) && backRials !== 0 && backRials !== capRials;
  if (backRials > capRials || isFeeInParts)
    throw new CallError('invalid-input', { fields: [{ field: 'rial', message: 'invalid' }] });
}

async function carryOut(
  transaction: Transaction,
  locked: LockedDispute,
  { backRials, reason }: Decision,
  judge: Judge,
): Promise<void> {
  const { dispute } = locked;
  const { now } = judge;
  const isAppeal = dispute.state === 'appealed';
  const words = isAppeal
    ? { appealReason: reason, appealDecidedAt: now }
    : { decisionReason: reason, decidedAt: now, seal: await seal(transaction, locked, judge.hashes) };
  await closeDispute(transaction, locked, {
    backRials,
    ended: 'decided',
    // The fee of a door that nobody opened is the matter of one decision.
    state: isAppeal || isContestedFee(dispute) ? 'settled' : 'decided',
    now,
    change: { ...words, judgeIds: toJudges(dispute, judge) },
  });
}
