import { and, asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import type { CallContext } from '../context';
import type { Executor, Transaction } from '../ports/database';
import { reviews, taskEvents, tasks, type TaskRow } from '../schema';
import { findModeration, isInForce, type ModerationRow } from './moderation/store';
import { toReviewWindow, type ReviewWindow } from './review-window';

type ReviewRow = typeof reviews.$inferSelect;

export interface ReviewState {
  readonly task: TaskRow;
  readonly review: ReviewRow | null;
  readonly window: ReviewWindow;
  /** An operator's last measure about it; while it holds, nothing is written. */
  readonly moderation: ModerationRow | null;
}

type Asker = Pick<CallContext, 'actor' | 'linkedTaskId'>;

/** The task for its customer, or for a visitor with its signed link (BEHAVIOUR 1.9). Throws not-found and not-yours. */
export async function requireReviewableTask(executor: Executor, taskId: number, asker: Asker): Promise<TaskRow> {
  const task = await requireTask(executor, taskId);
  if (!isReviewer(task, asker)) throw new CallError('not-yours');
  return task;
}

/** Checks as `requireReviewableTask`, and admits the provider, who reads a review and answers it. */
export async function requireReviewReadableTask(executor: Executor, taskId: number, asker: Asker): Promise<TaskRow> {
  const task = await requireTask(executor, taskId);
  if (!isReviewer(task, asker) && task.providerId !== asker.actor?.userId) throw new CallError('not-yours');
  return task;
}

export function isReviewer(task: TaskRow, { actor, linkedTaskId }: Asker): boolean {
  return linkedTaskId === task.id || task.customerId === actor?.userId;
}

/** Throws not-found. */
export async function requireTask(executor: Executor, taskId: number): Promise<TaskRow> {
  const [task] = await executor.select().from(tasks).where(eq(tasks.id, taskId));
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
    isAnswered: review !== null && review.answeredAt !== null,
    nowMs,
  });
  const moderation = await findModeration(executor, task.id);
  const canReview = window.canReview && !isInForce(moderation);
  return { task, review, window: { ...window, canReview }, moderation };
}

/** The review of a task and its window, under the task's lock: two reviews of one task wait for each other. */
export async function lockReviewState(transaction: Transaction, task: TaskRow, nowMs: number): Promise<ReviewState> {
  const [locked = task] = await transaction.select().from(tasks).where(eq(tasks.id, task.id)).for('update');
  return readReviewState(transaction, locked, nowMs);
}
