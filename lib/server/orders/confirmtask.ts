import { defineHandler, requireActor } from '../handler';
import { makeMove } from './move';
import { getTaskDetail } from './task-detail';

export const handler = defineHandler('reqandpay/confirmtask', async ({ taskid }, context) => {
  await makeMove(context, { taskId: taskid, move: 'complete', actorId: requireActor(context).userId });
  return { taskDetail: await getTaskDetail(context, taskid) };
});
