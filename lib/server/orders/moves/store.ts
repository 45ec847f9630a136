import { and, eq, sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { toBookedInterval } from '../../availability';
import { orderMoves } from '../../observability';
import { afterCommit } from '../../ports/after-commit';
import type { Executor, Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { bookings, taskEvents, tasks, toVisit, type TaskRow } from '../../schema';

/** The task under a lock until the transaction ends: two moves of one order wait for each other. Throws not-found. */
export async function lockTask(transaction: Transaction, taskId: number): Promise<TaskRow> {
  const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  if (!task) throw new CallError('not-found');
  return task;
}

/**
 * The task of a `reqid` of the wire, under a lock until the transaction ends. Throws not-found, and not-yours for
 * somebody else's.
 */
export async function lockOwnRequest(
  transaction: Transaction,
  requestId: number,
  customerId: number,
): Promise<TaskRow> {
  const [task] = await transaction.select().from(tasks).where(eq(tasks.requestId, requestId)).for('update');
  return requireOwn(task, customerId);
}

/** By the wire's reqid. Throws not-found, and not-yours for somebody else's. */
export async function requireOwnRequest(executor: Executor, requestId: number, customerId: number): Promise<TaskRow> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.requestId, requestId));
  return requireOwn(task, customerId);
}

function requireOwn(task: TaskRow | undefined, customerId: number): TaskRow {
  if (!task) throw new CallError('not-found');
  if (task.customerId !== customerId) throw new CallError('not-yours');
  return task;
}

/** Both numbers of a new order, taken from their sequences, as questions (`askTogether`): what names the order can then be written beside it. */
export function askTaskNumbers(): { taskId: SQL<number>; requestId: SQL<number> } {
  const next = (column: string) => sql`nextval(pg_get_serial_sequence('tasks', ${column}))`.mapWith(Number);
  return { taskId: next('id'), requestId: next('request_id') };
}

/** The constraint of custom.sql that keeps a provider from being booked twice. */
export const SLOT_CONSTRAINT = 'bookings_never_overlap';

/** A provider's hours and the way to the next visit are taken, textiles' return among them; the database refuses by SLOT_CONSTRAINT what overlaps. */
export function takeSlot(
  transaction: Transaction,
  task: Pick<TaskRow, 'id' | 'startsAt' | 'endsAt' | 'detail'>,
  providerId: number,
): PendingWrite {
  const { startsAt, endsAt } = toVisit(task);
  const visits = [{ startsAtMs: startsAt.getTime(), endsAtMs: endsAt.getTime() }, task.detail?.return ?? []].flat();
  return new PendingWrite(
    transaction.insert(bookings).values(
      visits.map(toBookedInterval).map((booked) => ({
        providerId,
        taskId: task.id,
        startsAt: new Date(booked.startsAtMs),
        endsAt: new Date(booked.endsAtMs),
      })),
    ),
  );
}

export function freeSlot(transaction: Transaction, taskId: number): PendingWrite {
  return new PendingWrite(
    transaction
      .update(bookings)
      .set({ isLive: false })
      .where(and(eq(bookings.taskId, taskId), eq(bookings.isLive, true))),
  );
}

/** A line of the time line, as a write that its caller makes together with others. */
export function toEventWrite(
  transaction: Transaction,
  event: {
    readonly task: Pick<TaskRow, 'id' | 'state'>;
    readonly move: string;
    readonly actorId: number | null;
    readonly now: Date;
  },
): PendingWrite {
  afterCommit(transaction, () => orderMoves.inc({ move: event.move, state: event.task.state }));
  const { task, move, actorId, now } = event;
  return new PendingWrite(
    transaction.insert(taskEvents).values({ taskId: task.id, state: task.state, move, actorId, at: now }),
  );
}
