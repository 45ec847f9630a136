import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { getMove, isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { type Cancellation, moveMoney } from '../../money';
import type { Transaction } from '../../ports/database';
import { PendingWrite, writeTogether } from '../../ports/write-together';
import { tasks, type TaskRow } from '../../schema';
import type { LockedMove, Moved } from '../record/consequence';
import { requireOpen } from '../record/move-opening';
import { requireParty } from '../record/require-party';
import { lockTask, toEventWrite } from '../record/store';
import { findNext, finishConsequences, planConsequences, toRowChange } from './consequences';
import { requireGuard } from './guards';

export interface MoveRequest extends LockedMove {
  readonly taskId: number;
}

export interface MoveResult {
  readonly task: TaskRow;
  /** The fee and the refunds, where the move ended the order. */
  readonly cancellation: Cancellation | null;
}

/** Sends all writes of a move. */
type Send = (writes: readonly PendingWrite[]) => Promise<void>;

/**
 * The one way an order changes its state, by ORDER_MOVES and under the order's lock. Its time line, its money and
 * CONSEQUENCES are in the caller's transaction. Throws not-found, not-yours, move-not-allowed and move-too-early.
 * Throws cash-not-offered when a provider accepts a cash order that the credit does not cover.
 */
export async function moveTask(transaction: Transaction, { taskId, ...request }: MoveRequest): Promise<MoveResult> {
  return moveLocked(transaction, await lockTask(transaction, taskId), request);
}

/**
 * Moves an order that the transaction has locked already. Throws what `moveTask` throws, but for not-found. `send`
 * writes more beside it: an order is paid with the money that is put into escrow.
 */
export async function moveLocked(
  transaction: Transaction,
  before: TaskRow,
  request: LockedMove,
  send: Send = (writes) => writeTogether(transaction, writes),
): Promise<MoveResult> {
  await requireMovable(transaction, before, request);
  const next = await findNext(transaction, before, request);
  const asked = { ...request, move: next?.instead ?? request.move };
  const money = await moveMoney(transaction, before, asked);
  const asAsked = { ...asked, before, task: { ...before, ...asked.change }, money, isFollowed: next !== null };
  const change = toChange(asAsked);
  // The row is locked: what is written is what it will be.
  const moved: Moved = { ...asAsked, task: { ...before, ...change } };
  await send([
    new PendingWrite(transaction.update(tasks).set(change).where(eq(tasks.id, before.id))),
    toEventWrite(transaction, moved),
    ...(await planConsequences(transaction, moved)),
  ]);
  await finishConsequences(transaction, moved);
  if (next) return moveLocked(transaction, moved.task, next.request);
  return { task: moved.task, cancellation: money.cancellation };
}

async function requireMovable(
  transaction: Transaction,
  task: TaskRow,
  { move, actorId, now, isOpenedByCode = false, madeAtMs }: LockedMove,
): Promise<void> {
  await requireParty(transaction, task, { move, actorId });
  if (!isMoveAllowed(move, task, getMove(move).by)) throw new CallError('move-not-allowed');
  requireOpen(move, task, { now, isOpenedByCode, madeAtMs });
  await requireGuard(transaction, task, { move, now });
}

/** The move's changes of the order's row. */
function toChange(moved: Moved): Partial<TaskRow> {
  const { before, move, now } = moved;
  const change = { ...moved.change, ...toRowChange(moved) };
  const { providerId } = { ...before, ...change };
  return {
    ...change,
    // A worker who was to come for one company comes for no other.
    ...(providerId === before.providerId ? {} : { assigneeId: null }),
    state: getMove(move).to ?? before.state,
    updatedAt: now,
  };
}
