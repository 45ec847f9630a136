import { and, asc, eq, inArray, isNull, lte, or } from 'drizzle-orm';

import { DISPUTE_STATES } from '@/lib/contract/enumerations';
import { findDueMove, getDisputeFacts } from '@/lib/domain/dispute/dispute-moves';
import { toDueAfterLastCall } from '@/lib/domain/dispute/dispute-clock';

import { defineBatch } from '../../batches';
import type { ServiceContext } from '../../context';
import { findSmsDelivery } from '../../messages';
import type { Transaction } from '../../ports/database';
import { disputes, users } from '../../schema';
import { endByTime } from '../disputes/silence';
import { changeDispute, lockDispute, type DisputeRow, type LockedDispute } from '../disputes/store';
import { sendAfterCommit, tell } from '../telling/tell';

const BATCH_SIZE = 20;

const TIMED_STATES = DISPUTE_STATES.filter((state) => findDueMove(state) !== null);

/**
 * Ends the disputes whose clock is over, each in a transaction of its own. A clock whose last call was not told yet
 * does not end: while the site was down nobody was silent. Nor was anybody while the SMS of that call could not leave.
 */
export const silentDisputes = defineBatch({
  name: 'silent disputes',
  limit: BATCH_SIZE,
  changes: disputes.id,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(isDue(now), isMeant(disputes.id)))
      .orderBy(asc(disputes.dueAt))
      .limit(limit),
  work: (context, { id }, now) => work(context, (transaction) => end(transaction, context, { id, now })),
});

function isDue(now: Date) {
  return and(inArray(disputes.state, TIMED_STATES), lte(disputes.dueAt, now), isNull(disputes.lastCallAt));
}

interface Due {
  readonly id: number;
  readonly now: Date;
}

async function end(transaction: Transaction, context: ServiceContext, { id, now }: Due): Promise<boolean> {
  const locked = await lockDispute(transaction, id);
  const { state, dueAt, lastCallAt } = locked.dispute;
  if (!TIMED_STATES.includes(state) || dueAt === null || dueAt > now || lastCallAt !== null) return false;
  const laterAt = await findLaterEnd(transaction, locked, now);
  if (laterAt !== null) {
    await changeDispute(transaction, locked.dispute, { dueAt: laterAt });
    return true;
  }
  await endByTime(transaction, context, locked, now);
  return true;
}

/** The side that loses by silence, and the message by which it is called; null where no silence is counted. */
function findCalled({ task, dispute: { state } }: LockedDispute) {
  const { turn, isSilenceCounted } = getDisputeFacts(state);
  if (!isSilenceCounted) return null;
  return turn === 'provider'
    ? ({ event: 'work-dispute-due', side: 'provider', userId: task.providerId } as const)
    : ({ event: 'dispute-due', side: 'customer', userId: task.customerId } as const);
}

/**
 * The new end of a clock whose last call did not go out in time, because the SMS partner was away. It leaves six hours
 * from its sending, or from now where it still waits. Null where the clock may end.
 */
async function findLaterEnd(transaction: Transaction, locked: LockedDispute, now: Date): Promise<Date | null> {
  const called = findCalled(locked);
  if (called === null || called.userId === null) return null;
  const [person] = await transaction.select({ mobile: users.mobile }).from(users).where(eq(users.id, called.userId));
  if (!person) return null;
  const told = { event: called.event, taskId: locked.task.id, mobile: person.mobile };
  const delivery = await findSmsDelivery(transaction, told);
  if (delivery.is === 'done') return null;
  const fromMs = delivery.is === 'late' ? delivery.at.getTime() : now.getTime();
  const endMs = toDueAfterLastCall(fromMs, fromMs);
  return endMs > now.getTime() ? new Date(endMs) : null;
}

/** Tells the side that would lose by silence, at the half of the clock and six hours before its end. */
export const disputeCalls = defineBatch({
  name: 'dispute calls',
  limit: BATCH_SIZE,
  changes: disputes.id,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(or(lte(disputes.halfCallAt, now), lte(disputes.lastCallAt, now)), isMeant(disputes.id)))
      .orderBy(asc(disputes.dueAt))
      .limit(limit),
  work: (context, { id }, now) => work(context, (transaction) => call(transaction, { id, now })),
});

async function call(transaction: Transaction, { id, now }: Due): Promise<boolean> {
  const locked = await lockDispute(transaction, id);
  const { task, dispute } = locked;
  const change = toCalled(dispute, now);
  if (change === null) return false;
  await changeDispute(transaction, dispute, change);
  const called = findCalled(locked);
  if (called === null || called.userId === null) return true;
  const { userId, event, side } = called;
  await tell(transaction, { userId, task, now, amountRials: dispute.askedRials, event, side });
  return true;
}

/** The clock without the present call; null where none is due. */
function toCalled({ dueAt, halfCallAt, lastCallAt }: DisputeRow, now: Date): Partial<DisputeRow> | null {
  if (lastCallAt !== null && lastCallAt <= now && dueAt !== null) {
    const dueMs = toDueAfterLastCall(dueAt.getTime(), now.getTime());
    return { halfCallAt: null, lastCallAt: null, dueAt: new Date(dueMs) };
  }
  return halfCallAt !== null && halfCallAt <= now ? { halfCallAt: null } : null;
}

async function work(context: ServiceContext, run: (transaction: Transaction) => Promise<boolean>): Promise<boolean> {
  const isDone = await context.ports.database.transaction(run);
  if (isDone) sendAfterCommit(context);
  return isDone;
}
