import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { contestFee } from '../../moves/absence-claims';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';
import { getTaskDetail } from '../../reading/task-detail';

/** Under the order's lock, which the timer that releases the fee takes as well: one of the two wins. */
export const handler = defineHandler('dispute/contestfee', async ({ taskid, text }, context) => {
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    if (task.customerId !== requireActor(context).userId) throw new CallError('not-yours');
    await contestFee(transaction, context, { task, said: null, text });
  });
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
