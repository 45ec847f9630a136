import { defineHandler, requireActor } from '../../../handler';
import { requireSessionSecret } from '../../../secrets/session-secret';
import { sendAfterCommit } from '../../telling/tell';
import { getTaskDetail } from '../../reading/task-detail';
import { settleDelivery } from './delivery';

export const handler = defineHandler('gas/adddelivery', async ({ taskid, litreVolume }, context) => {
  const { database, clock } = context.ports;
  const secret = requireSessionSecret(context.configuration);
  const delivery = {
    secret,
    taskId: taskid,
    litres: litreVolume,
    driverId: requireActor(context).userId,
    now: clock.now(),
  };
  await database.transaction((transaction) => settleDelivery(transaction, delivery));
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});
