import { count, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { TEST_RESULT_LIMITS, UPLOAD_LIMITS } from '@/lib/domain/constants';

import type { CallContext } from '../context';
import { defineHandler, requireActor } from '../handler';
import { prepareDocument, takeUpload } from '../media';
import { sendAfterCommit, takesResults, tell } from '../orders';
import type { Transaction } from '../ports/database';
import { tasks, testResults, type TaskRow } from '../schema';
import { requireWorksOn } from '../teams';

/** The file is its customer's from its first moment on: its provider sends it and cannot read it again. */
export const handler = defineHandler('uploadtestresult', async ({ file, taskid }, context) => {
  const task = await requireTask(context, taskid);
  let resultCount = 0;
  await takeUpload(context, {
    file,
    limitBytes: UPLOAD_LIMITS.documentBytes,
    prepare: prepareDocument,
    ownerId: task.customerId,
    link: async (transaction, fileId) => {
      resultCount = await handOver(transaction, { task, fileId, now: context.ports.clock.now() });
    },
  });
  sendAfterCommit(context);
  return { resultCount };
});

/** Throws not-found; not-yours for who did not do the work; move-not-allowed before it was done, long after it, or where nothing is handed over. */
async function requireTask(context: CallContext, taskId: number): Promise<TaskRow> {
  const { userId } = requireActor(context);
  const { database, clock } = context.ports;
  const [task] = await database.connection.select().from(tasks).where(eq(tasks.id, taskId));
  if (!task) throw new CallError('not-found');
  await requireWorksOn(database.connection, task, userId);
  if (!takesResults(task, clock.now())) throw new CallError('move-not-allowed');
  return task;
}

/** The order's row is locked, so the limit holds whatever arrives at once. */
async function handOver(
  transaction: Transaction,
  { task, fileId, now }: { readonly task: TaskRow; readonly fileId: number; readonly now: Date },
): Promise<number> {
  await transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, task.id)).for('update');
  const [found] = await transaction.select({ known: count() }).from(testResults).where(eq(testResults.taskId, task.id));
  const known = found?.known ?? 0;
  const limit = TEST_RESULT_LIMITS.filesAnOrder;
  if (known >= limit) throw new CallError('limit-reached', { params: { limit } });
  await transaction.insert(testResults).values({ taskId: task.id, fileId, addedAt: now });
  // One SMS an order: the page that it leads to has what comes after as well.
  const event = known === 0 ? 'test-result' : 'test-result-more';
  await tell(transaction, { userId: task.customerId, event, task, now });
  return known + 1;
}
