import { defineHandler, requireActor } from '../handler';
import { settleBankRefunds } from '../money';
import { makeMove } from './move';
import { getTaskDetail } from './task-detail';

export const handler = defineHandler('expert/movetask', async ({ taskid, move, reason }, context) => {
  await makeMove(context, { taskId: taskid, move, actorId: requireActor(context).userId });
  if (move === 'withdraw') await settleBankRefunds(context, taskid);
  if (reason) context.log.info({ taskId: taskid, move, reason }, 'a provider gave a reason');
  return { taskDetail: await getTaskDetail(context, taskid) };
});
