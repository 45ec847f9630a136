import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { DisputeState, OrderSide } from '@/lib/contract/enumerations';
import { isDisputeMoveOpen, type DisputeActor, type DisputeMove } from '@/lib/domain/dispute/dispute-moves';

import type { Transaction } from '../../ports/database';
import { disputeEntries, disputes, type TaskRow } from '../../schema';
import { lockTask } from '../record/store';

export type DisputeRow = typeof disputes.$inferSelect;

/** A dispute and its order, both locked: the order first, as every move of it does. */
export interface LockedDispute {
  readonly task: TaskRow;
  readonly dispute: DisputeRow;
}

/** Locks the dispute for one of its two sides. Throws not-yours; not-found for an order without a dispute. */
export async function lockOwnDispute(transaction: Transaction, taskId: number, userId: number): Promise<LockedDispute> {
  const task = await lockTask(transaction, taskId);
  requireSide(task, userId);
  return lockDisputeOf(transaction, task);
}

async function lockDisputeOf(transaction: Transaction, task: TaskRow): Promise<LockedDispute> {
  const [dispute] = await transaction.select().from(disputes).where(eq(disputes.taskId, task.id)).for('update');
  if (!dispute) throw new CallError('not-found');
  return { task, dispute };
}

/** Locks the dispute by its id, as an operator names it. Throws not-found. */
export async function lockDispute(transaction: Transaction, disputeId: number): Promise<LockedDispute> {
  const [found] = await transaction
    .select({ taskId: disputes.taskId })
    .from(disputes)
    .where(eq(disputes.id, disputeId));
  if (!found) throw new CallError('not-found');
  return lockDisputeOf(transaction, await lockTask(transaction, found.taskId));
}

/** The side on which somebody stands. Throws not-yours. */
export function requireSide(task: TaskRow, userId: number): OrderSide {
  if (task.customerId === userId) return 'customer';
  if (task.providerId === userId) return 'provider';
  throw new CallError('not-yours');
}

export function hasOffer({ offerRials, offerVisitAt }: DisputeRow): boolean {
  return offerRials !== null || offerVisitAt !== null;
}

/** Checks the move against DISPUTE_MOVES. Throws move-not-allowed. */
export function requireDisputeMove(move: DisputeMove, dispute: DisputeRow, by: DisputeActor): void {
  const { state } = dispute;
  if (!isDisputeMoveOpen(move, { state, hasOffer: hasOffer(dispute) }, by)) throw new CallError('move-not-allowed');
}

/** Changes a locked dispute. */
export async function changeDispute(
  transaction: Transaction,
  { id }: DisputeRow,
  change: Partial<DisputeRow> & { readonly state?: DisputeState },
): Promise<void> {
  await transaction.update(disputes).set(change).where(eq(disputes.id, id));
}

type NewEntry = Omit<typeof disputeEntries.$inferInsert, 'disputeId'>;

export async function addEntry(transaction: Transaction, { id }: DisputeRow, entry: NewEntry): Promise<void> {
  await transaction.insert(disputeEntries).values({ ...entry, disputeId: id });
}
