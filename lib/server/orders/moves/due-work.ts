import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { SERVICE_KINDS, type OrderState, type ServiceKind } from '@/lib/contract/enumerations';
import { PAYMENT_RECHECK } from '@/lib/domain/constants';
import { getMove, isMoveOfKind, MOVES } from '@/lib/domain/order-lifecycle';
import type { OrderMove } from '@/lib/domain/order-moves';
import { isReturnAhead, listStates } from '@/lib/domain/order-states';

import type { ServiceContext } from '../../context';
import type { Transaction } from '../../ports/database';
import { isConstraintViolation } from '../../ports/database-error';
import { paymentAttempts, tasks, type TaskRow } from '../../schema';
import { moveTask } from './move';
import { settleAttempt } from '../payments/payment-verdict';
import { SLOT_CONSTRAINT } from './store';
import { sendAfterCommit, tell } from './tell';

/** One round finds at most so many rows; those left are the next round's. */
const BATCH_SIZE = 20;

interface DueSearch {
  readonly states: readonly OrderState[];
  /** Left out: of every kind. */
  readonly kinds?: readonly ServiceKind[];
  readonly due: PgColumn;
  /** What to do with one order, under its lock. */
  readonly work: (transaction: Transaction, task: TaskRow, now: Date) => Promise<unknown>;
}

/** The moves that time makes, in the table's order. */
export const TIMED_MOVES = MOVES.filter((move) => getMove(move).due !== undefined);

/** Makes one of them for every order for which its time has come. How many. */
export function makeTimedMoves(context: ServiceContext, move: OrderMove): Promise<number> {
  const { from, due } = getMove(move);
  if (!due) throw new Error(`Time makes no ${move}`);
  return forDueTasks(context, {
    states: from,
    kinds: SERVICE_KINDS.filter((kind) => isMoveOfKind(move, kind)),
    due: tasks[due],
    work: (transaction, { id }, now) => moveTask(transaction, { taskId: id, move, actorId: null, now }),
  });
}

const RETURN_EVENTS = { 'reminder-day': 'return-day', 'reminder-hours': 'return-hours' } as const;

/** Tells both sides once that a visit is near. How many visits. */
export function sendReminders(
  context: ServiceContext,
  event: 'reminder-day' | 'reminder-hours',
  due: 'dayReminderAt' | 'hoursReminderAt',
): Promise<number> {
  return forDueTasks(context, {
    states: ['CONFIRMED', ...listStates(isReturnAhead)],
    due: tasks[due],
    work: async (transaction, task, now) => {
      await transaction
        .update(tasks)
        .set({ [due]: null })
        .where(eq(tasks.id, task.id));
      const people = task.providerId === null ? [task.customerId] : [task.customerId, task.providerId];
      const told = isReturnAhead(task.state) ? RETURN_EVENTS[event] : event;
      for (const userId of people) await tell(transaction, { userId, event: told, task, now });
    },
  });
}

/** One transaction an order: one that fails does not hold the others up, and is tried again in the next round. */
export async function forDueTasks(
  context: ServiceContext,
  { states, kinds = SERVICE_KINDS, due, work }: DueSearch,
): Promise<number> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const isDue = and(inArray(tasks.state, states), inArray(tasks.kind, kinds), lte(due, now));
  const found = await database.connection
    .select({ id: tasks.id })
    .from(tasks)
    .where(isDue)
    .orderBy(asc(due))
    .limit(BATCH_SIZE);
  let count = 0;
  for (const { id } of found) {
    try {
      const isDone = await database.transaction(async (transaction) => {
        const [task] = await transaction
          .select()
          .from(tasks)
          .where(and(eq(tasks.id, id), isDue))
          .for('update', { skipLocked: true });
        if (task) await work(transaction, task, now);
        return task !== undefined;
      });
      if (!isDone) continue;
      count += 1;
      sendAfterCommit(context);
    } catch (error) {
      // Whoever would have taken it over was booked in that moment: the next round looks for another.
      if (isConstraintViolation(error, SLOT_CONSTRAINT)) continue;
      context.log.error({ err: error, taskId: id }, 'what time should have done to an order failed; it is tried again');
    }
  }
  return count;
}

/**
 * Asks the gateways about attempts whose callback did not come, from 2 min on until 30 min; then they are abandoned, save one that nobody could be asked about. How
 * many were due.
 */
export async function recheckPayments(context: ServiceContext): Promise<number> {
  const { database, gateways, clock } = context.ports;
  const now = clock.now();
  const due = await database.transaction(async (transaction) => {
    const rows = await transaction
      .select()
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.state, 'started'), lte(paymentAttempts.nextCheckAt, now)))
      .orderBy(asc(paymentAttempts.nextCheckAt))
      .limit(BATCH_SIZE)
      .for('update', { skipLocked: true });
    // Claimed until the next turn: the gateway is asked outside the transaction, by one process alone.
    const nextCheckAt = new Date(now.getTime() + PAYMENT_RECHECK.everyMs);
    for (const { id } of rows)
      await transaction.update(paymentAttempts).set({ nextCheckAt }).where(eq(paymentAttempts.id, id));
    return rows;
  });
  for (const attempt of due) {
    try {
      const { state } = await settleAttempt(context, attempt);
      const isOver = now.getTime() - attempt.createdAt.getTime() >= PAYMENT_RECHECK.untilMs;
      if (state === 'started' && isOver && gateways.findTaker(attempt)) await abandon(context, attempt.id);
    } catch (error) {
      context.log.warn(
        { err: error, taskId: attempt.taskId },
        'the gateway could not be asked about a payment; it is asked again',
      );
    }
  }
  return due.length;
}

async function abandon({ ports }: ServiceContext, attemptId: number): Promise<void> {
  await ports.database.connection
    .update(paymentAttempts)
    .set({ state: 'abandoned', nextCheckAt: null })
    .where(and(eq(paymentAttempts.id, attemptId), eq(paymentAttempts.state, 'started')));
}
