import { defineHandler, requireActor } from '../handler';
import { makeMove } from './move';
import { getTaskDetail } from './task-detail';

export const handler = defineHandler('reqandpay/finishtask', async ({ taskid }, context) => {
  await makeMove(context, { taskId: taskid, move: 'finishForCustomer', actorId: requireActor(context).userId });
  return { taskDetail: await getTaskDetail(context, taskid) };
});
