import { CallError } from '@/lib/contract/call-error';

import { defineHandler, requireActor } from '../../../handler';
import { moveLocked } from '../../moves/move';
import { getTaskDetail } from '../../reading/task-detail';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('reqandpay/answerdelay', async ({ taskid, isagreed: isAgreed }, context) => {
  const { userId: actorId } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    if (task.customerId !== actorId) throw new CallError('not-yours');
    const delay = task.detail?.delay;
    if (!delay) throw new CallError('move-not-allowed');
    const change = { detail: { ...task.detail, delay: { ...delay, isAgreed } } };
    const move = isAgreed ? 'agreeDelay' : 'refuseDelay';
    await moveLocked(transaction, task, { move, actorId, now, change });
  });
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
