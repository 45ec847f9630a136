import { and, eq, isNull } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { takesResults } from '../orders';
import type { Transaction } from '../ports/database';
import { tasks, testResults, uploadedFiles, type TaskRow } from '../schema';
import { requireWorksOn } from '../teams';

interface Reaching {
  readonly taskId: number;
  /** The people who hand results over. */
  readonly userId: number;
  readonly now: Date;
}

/**
 * The order with its row locked. Throws not-found; not-yours for anybody but the work's provider; move-not-allowed
 * before it was done, long after it, or for a kind without results.
 */
export async function requireOpenResults(
  transaction: Transaction,
  { taskId, userId, now }: Reaching,
): Promise<TaskRow> {
  const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
  if (!task) throw new CallError('not-found');
  await requireWorksOn(transaction, task, userId);
  if (!takesResults(task, now)) throw new CallError('move-not-allowed');
  return task;
}

/**
 * Takes a result of a locked order back: the row stays, the file goes. Answers the storage key of its bytes, which are
 * removed once the transaction is committed. Throws not-found for one that the order does not have any more.
 */
export async function takeBack(
  transaction: Transaction,
  { taskId, resultId, now }: { readonly taskId: number; readonly resultId: number; readonly now: Date },
): Promise<string | null> {
  const isThere = and(eq(testResults.id, resultId), eq(testResults.taskId, taskId), isNull(testResults.withdrawnAt));
  const [result] = await transaction.select({ fileId: testResults.fileId }).from(testResults).where(isThere);
  if (!result) throw new CallError('not-found');
  await transaction.update(testResults).set({ fileId: null, withdrawnAt: now }).where(eq(testResults.id, resultId));
  if (result.fileId === null) return null;
  const [file] = await transaction
    .delete(uploadedFiles)
    .where(eq(uploadedFiles.id, result.fileId))
    .returning({ storageKey: uploadedFiles.storageKey });
  return file?.storageKey ?? null;
}
