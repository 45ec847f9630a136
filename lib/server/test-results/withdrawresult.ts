import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../handler';
import { sendAfterCommit, tell } from '../orders';
import { testResults } from '../schema';
import { removeStoredBytes } from '../uploaded-files';
import { requireOpenResults, takeBack } from './open-result';

/** Providers who could hand it over can take it back, as long as they could. */
export const handler = defineHandler('testing/withdrawresult', async ({ resultid }, context) => {
  const { userId } = requireActor(context);
  const now = context.ports.clock.now();
  const storageKey = await context.ports.database.transaction(async (transaction) => {
    const [result] = await transaction.select().from(testResults).where(eq(testResults.id, resultid));
    if (!result) throw new CallError('not-found');
    const task = await requireOpenResults(transaction, { taskId: result.taskId, userId, now });
    const key = await takeBack(transaction, { taskId: task.id, resultId: resultid, now });
    await tell(transaction, { userId: task.customerId, event: 'test-result-withdrawn', task, now });
    return key;
  });
  if (storageKey !== null) await removeStoredBytes(context, [storageKey]);
  sendAfterCommit(context);
  return {};
});
