import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { toBookedInterval } from '../availability';
import type { TaskRow } from '../money';
import type { Executor, Transaction } from '../ports/database';
import { bookings, taskEvents, tasks } from '../schema';

/** The task under a lock until the transaction ends: two moves of one order wait for each other. Throws not-found. */
export async function lockTask(transaction: Transaction, taskId: number): Promise<TaskRow> {
  const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  if (!task) throw new CallError('not-found');
  return task;
}

/** By the wire's reqid. Throws not-found, and not-yours for somebody else's. */
export async function requireOwnRequest(executor: Executor, requestId: number, customerId: number): Promise<TaskRow> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.requestId, requestId));
  if (!task) throw new CallError('not-found');
  if (task.customerId !== customerId) throw new CallError('not-yours');
  return task;
}

/** The constraint of custom.sql that keeps a provider from being booked twice. */
export const SLOT_CONSTRAINT = 'bookings_never_overlap';

/** A provider's hours and the way to the next visit are taken; the database refuses by SLOT_CONSTRAINT what overlaps. */
export async function takeSlot(transaction: Transaction, task: Pick<TaskRow, 'id' | 'startsAt' | 'endsAt'>, providerId: number): Promise<void> {
  const { startsAtMs, endsAtMs } = toBookedInterval({ startsAtMs: task.startsAt.getTime(), endsAtMs: task.endsAt.getTime() });
  await transaction.insert(bookings).values({ providerId, taskId: task.id, startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) });
}

export async function freeSlot(transaction: Transaction, taskId: number): Promise<void> {
  await transaction.update(bookings).set({ isLive: false }).where(and(eq(bookings.taskId, taskId), eq(bookings.isLive, true)));
}

export async function addEvent(transaction: Transaction, event: { readonly task: TaskRow; readonly move: string; readonly actorId: number | null; readonly now: Date }): Promise<void> {
  await transaction.insert(taskEvents).values({ taskId: event.task.id, state: event.task.state, move: event.move, actorId: event.actorId, at: event.now });
}
