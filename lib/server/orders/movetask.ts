import { defineHandler, requireActor } from '../handler';
import { settleBankRefunds } from '../money';
import { makeMove } from './move';
import { getTaskDetail } from './task-detail';

export const handler = defineHandler('expert/movetask', async ({ taskid, move, reason }, context) => {
  await makeMove(context, { taskId: taskid, move, reason, actorId: requireActor(context).userId });
  if (move === 'withdraw') await settleBankRefunds(context, taskid);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
