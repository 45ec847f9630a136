import { defineHandler, requireActor } from '../../../handler';
import { makeMove } from '../../moves/make-move';
import { getTaskDetail } from '../../reading/task-detail';

export const handler = defineHandler('reqandpay/refusehours', async ({ taskid }, context) => {
  await makeMove(context, { taskId: taskid, move: 'refuseHours', actorId: requireActor(context).userId });
  return { taskDetail: await getTaskDetail(context, taskid) };
});
