import { isMoveOfKind } from '@/lib/domain/order/order-lifecycle';

import { defineHandler, requireActor } from '../../../handler';
import { toNextWish } from '../../matching/next-providers';
import { withNextOffer, type SlotWish } from '../../matching/slot';
import { reassign } from '../../moves/reassign';
import { readOrderCase } from '../../reading/order-case';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

export const handler = defineHandler('operator/reassign', async (input, context) => {
  const { taskid, workerUserId = null, isagreed, reason, ...hour } = input;
  const { database, clock } = context.ports;
  const now = clock.now();
  const asked = { operatorId: requireActor(context).userId, workerUserId, isAgreed: isagreed, reason, hour, now };
  let wanted: SlotWish | null = null;
  await withNextOffer(
    database.connection,
    () => wanted,
    now.getTime(),
    () =>
      database.transaction(async (transaction) => {
        const task = await lockTask(transaction, taskid);
        if (workerUserId !== null && isMoveOfKind('assignByOperator', task.kind)) wanted = toNextWish(task, hour);
        await reassign(transaction, task, asked);
      }),
  );
  sendAfterCommit(context);
  return { order: await readOrderCase(context, taskid) };
});
