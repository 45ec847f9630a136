import { and, eq, gt, inArray, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ApprovalEnd, ApprovalMatter } from '@/lib/contract/desk-enumerations';
import { APPROVAL_MS } from '@/lib/domain/constants/money';

import type { Executor, Transaction } from '../ports/database';
import { approvals, users } from '../schema';
import { toContentHash } from './content-hash';
import { listOperators } from './operators';

type ApprovalRow = typeof approvals.$inferSelect;

export interface ApprovalSubject {
  readonly matter: ApprovalMatter;
  /** The id of the row that it is about. */
  readonly subjectId: number;
}

/** The facts on which a question to a second operator rests. */
export interface ApprovalBasis extends ApprovalSubject {
  /**
   * Everything that the answer depends on, as it is now: states, sums, recipients. Values of JSON. A change of any of
   * them makes the question void.
   */
  readonly facts: unknown;
  /** The people whom the money reaches: none of them asks or answers. */
  readonly beneficiaryIds: readonly number[];
}

interface Operator {
  readonly operatorId: number;
  readonly now: Date;
}

/** A question that a second operator can still answer. */
export interface WaitingApproval<Proposal> {
  readonly proposal: Proposal;
  readonly contentHash: string;
  readonly askedById: number;
  readonly askedAt: Date;
  readonly lapsesAt: Date;
}

/**
 * Asks a second operator (BEHAVIOUR 20). `proposal` is what `answerAsSecond` hands back. Call it under the subject's
 * lock. Throws not-yours for a beneficiary, and move-not-allowed while an earlier question waits.
 */
export async function askForSecond(
  transaction: Transaction,
  { proposal, ...basis }: ApprovalBasis & { readonly proposal: unknown },
  { operatorId, now }: Operator,
): Promise<void> {
  await requireStranger(transaction, operatorId, basis.beneficiaryIds);
  const earlier = await lockOpen(transaction, basis);
  if (earlier) {
    const end = findEnd(earlier, basis.facts, now);
    if (end === null) throw new CallError('move-not-allowed');
    await close(transaction, earlier, { ended: end, endedById: null, now });
  }
  await transaction.insert(approvals).values({
    matter: basis.matter,
    subjectId: basis.subjectId,
    proposal,
    contentHash: toHash(proposal, basis.facts),
    askedById: operatorId,
    askedAt: now,
    lapsesAt: new Date(now.getTime() + APPROVAL_MS),
  });
}

/**
 * A second operator says yes or no; answers what the first one proposed. The yes is void, with approval-void, where the
 * facts have changed, the question has lapsed, or the first operator has left the desk. Throws move-not-allowed where
 * nothing waits, and not-yours for the first operator, for a beneficiary, and for anybody with the national code of one
 * of these.
 */
export async function answerAsSecond<Proposal>(
  transaction: Transaction,
  basis: ApprovalBasis,
  isApproved: boolean,
  { operatorId, now }: Operator,
): Promise<WaitingApproval<Proposal>> {
  const waiting = await lockOpen(transaction, basis);
  if (!waiting) throw new CallError('move-not-allowed');
  await requireStranger(transaction, operatorId, [waiting.askedById, ...basis.beneficiaryIds]);
  if (isApproved && findEnd(waiting, basis.facts, now) !== null) throw new CallError('approval-void');
  if (isApproved && !(await listOperators(transaction)).includes(waiting.askedById))
    throw new CallError('approval-void');
  await close(transaction, waiting, { ended: isApproved ? 'approved' : 'refused', endedById: operatorId, now });
  return toWaiting<Proposal>(waiting);
}

/** The question that waits for a second operator; null where none does, or where it has lapsed or become void. */
export async function findApproval<Proposal>(
  executor: Executor,
  { facts, ...subject }: ApprovalSubject & Pick<ApprovalBasis, 'facts'>,
  now: Date,
): Promise<WaitingApproval<Proposal> | null> {
  const [open] = await executor.select().from(approvals).where(isOpen(subject));
  return open && findEnd(open, facts, now) === null ? toWaiting<Proposal>(open) : null;
}

/** The subjects with a question that has not lapsed. Whether its facts still hold is not checked. */
export async function listAsked(
  executor: Executor,
  { matter, subjectIds }: { readonly matter: ApprovalMatter; readonly subjectIds: readonly number[] },
  now: Date,
): Promise<ReadonlySet<number>> {
  if (subjectIds.length === 0) return new Set();
  const rows = await executor
    .select({ subjectId: approvals.subjectId })
    .from(approvals)
    .where(
      and(
        eq(approvals.matter, matter),
        inArray(approvals.subjectId, [...subjectIds]),
        isNull(approvals.ended),
        gt(approvals.lapsesAt, now),
      ),
    );
  return new Set(rows.map(({ subjectId }) => subjectId));
}

function isOpen({ matter, subjectId }: ApprovalSubject) {
  return and(eq(approvals.matter, matter), eq(approvals.subjectId, subjectId), isNull(approvals.ended));
}

async function lockOpen(transaction: Transaction, subject: ApprovalSubject): Promise<ApprovalRow | undefined> {
  const [open] = await transaction.select().from(approvals).where(isOpen(subject)).for('update');
  return open;
}

/** Why an open question can be answered with yes no more; null where it can. */
function findEnd({ proposal, contentHash, lapsesAt }: ApprovalRow, facts: unknown, now: Date): ApprovalEnd | null {
  if (lapsesAt.getTime() <= now.getTime()) return 'lapsed';
  return toHash(proposal, facts) === contentHash ? null : 'void';
}

const toHash = (proposal: unknown, facts: unknown): string => toContentHash({ proposal, facts });

async function close(
  transaction: Transaction,
  { id }: ApprovalRow,
  { ended, endedById, now }: { readonly ended: ApprovalEnd; readonly endedById: number | null; readonly now: Date },
): Promise<void> {
  await transaction.update(approvals).set({ ended, endedById, endedAt: now }).where(eq(approvals.id, id));
}

/** Two accounts of one person count as one. Throws not-yours. */
export async function requireStranger(
  executor: Executor,
  operatorId: number,
  others: readonly number[],
): Promise<void> {
  if (others.includes(operatorId)) throw new CallError('not-yours');
  const people = await executor
    .select({ id: users.id, nationalCode: users.nationalCode })
    .from(users)
    .where(inArray(users.id, [operatorId, ...others]));
  const own = people.find(({ id }) => id === operatorId)?.nationalCode ?? null;
  const isSame = own !== null && people.some(({ id, nationalCode }) => id !== operatorId && nationalCode === own);
  if (isSame) throw new CallError('not-yours');
}

function toWaiting<Proposal>(row: ApprovalRow): WaitingApproval<Proposal> {
  const { contentHash, askedById, askedAt, lapsesAt } = row;
  // Its matter wrote it, and alone reads it.
  return { proposal: row.proposal as Proposal, contentHash, askedById, askedAt, lapsesAt };
}
