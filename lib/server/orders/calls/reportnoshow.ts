import { defineHandler, requireActor } from '../../handler';
import { settleBankRefunds } from '../../money';
import { makeMove } from '../moves/move';
import { getTaskDetail } from '../views/task-detail';

export const handler = defineHandler('reqandpay/reportnoshow', async ({ taskid }, context) => {
  await makeMove(context, { taskId: taskid, move: 'reportNoShow', actorId: requireActor(context).userId });
  await settleBankRefunds(context, taskid);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
