import { and, asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import type { Executor, Transaction } from '../ports/database';
import { reviews, taskEvents, tasks, type TaskRow } from '../schema';
import { toReviewWindow, type ReviewWindow } from './review-window';

type ReviewRow = typeof reviews.$inferSelect;

export interface ReviewState {
  readonly task: TaskRow;
  readonly review: ReviewRow | null;
  readonly window: ReviewWindow;
}

/** The task for its customer, or for whoever came with its signed link (BEHAVIOUR 1.9). Throws not-found and not-yours. */
export async function requireReviewableTask(
  executor: Executor,
  taskId: number,
  { actor, linkedTaskId }: Pick<CallContext, 'actor' | 'linkedTaskId'>,
): Promise<TaskRow> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.id, taskId));
  if (linkedTaskId !== taskId && task?.customerId !== actor?.userId)
    throw new CallError(task ? 'not-yours' : 'not-found');
  if (!task) throw new CallError('not-found');
  return task;
}

/** The task's review and until when it can be written. */
export async function readReviewState(executor: Executor, task: TaskRow, nowMs: number): Promise<ReviewState> {
  const [review = null] = await executor.select().from(reviews).where(eq(reviews.taskId, task.id));
  const [done] = await executor
    .select({ at: taskEvents.at })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, task.id), eq(taskEvents.state, 'DONE')))
    .orderBy(asc(taskEvents.id))
    .limit(1);
  const window = toReviewWindow({
    state: task.state,
    doneAtMs: done?.at.getTime() ?? null,
    reviewedAtMs: review?.createdAt.getTime() ?? null,
    nowMs,
  });
  return { task, review, window };
}

/** The review of a task and its window, under the task's lock: two reviews of one task wait for each other. */
export async function lockReviewState(transaction: Transaction, task: TaskRow, nowMs: number): Promise<ReviewState> {
  const [locked = task] = await transaction.select().from(tasks).where(eq(tasks.id, task.id)).for('update');
  return readReviewState(transaction, locked, nowMs);
}
