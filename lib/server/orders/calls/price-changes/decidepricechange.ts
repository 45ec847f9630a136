import { defineHandler, requireActor } from '../../../handler';
import { sendAfterCommit } from '../../telling/tell';
import { getTaskDetail } from '../../reading/task-detail';
import { decidePrice } from '../../payments/decide-price';

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
