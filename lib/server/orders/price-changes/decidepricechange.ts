import { defineHandler, requireActor } from '../../handler';
import { sendAfterCommit } from '../moves/tell';
import { getTaskDetail } from '../views/task-detail';
import { decidePrice } from './decide';

export const handler = defineHandler(
  'pricechange/decidepricechange',
  async ({ pricechangeid, approve, way }, context) => {
    const { userId } = requireActor(context);
    const decision = { changeId: pricechangeid, isApproved: approve, way: way ?? null, customerId: userId };
    const now = context.ports.clock.now();
    const taskId = await context.ports.database.transaction((transaction) =>
      decidePrice(transaction, { ...decision, now }),
    );
    sendAfterCommit(context);
    return { taskDetail: await getTaskDetail(context, taskId) };
  },
);
