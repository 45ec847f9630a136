import { defineHandler, requireActor } from '../../../handler';
import { makeMove } from '../../moves/make-move';
import { getTaskDetail } from '../../reading/task-detail';

export const handler = defineHandler('reqandpay/takebackhour', async ({ taskid }, context) => {
  await makeMove(context, { taskId: taskid, move: 'takeBackHour', actorId: requireActor(context).userId });
  return { taskDetail: await getTaskDetail(context, taskid) };
});
