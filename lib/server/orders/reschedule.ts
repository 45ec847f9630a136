import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order-lifecycle';

import { defineHandler, requireActor } from '../handler';
import { type TaskRow, getCancelFeeRials } from '../money';
import type { Transaction } from '../ports/database';
import { moveTask, type MoveResult } from './move';
import { requireFreeProvider, requireVisit, withNextOffer, type SlotWish } from './slot';
import { freeSlot, lockTask, takeSlot } from './store';
import { getTaskDetail } from './task-detail';
import { toWish } from './task-wish';
import { sendAfterCommit } from './tell';

/** Another hour of the same provider, who is told and need not confirm again: it is an hour that the provider offers. */
export const handler = defineHandler('reqandpay/reschedule', async ({ taskid, gDate, deliverytimeid }, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const now = clock.now();
  let wish: SlotWish | null = null;
  await withNextOffer(database.connection, () => wish, now.getTime(), () =>
    database.transaction(async (transaction) => {
      const task = await requireReschedulable(transaction, taskid, customerId, now);
      wish = { ...toWish(task), gDate, deliveryTimeId: deliverytimeid };
      return moveVisit(transaction, task, wish, now);
    }),
  );
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

async function requireReschedulable(transaction: Transaction, taskId: number, customerId: number, now: Date): Promise<TaskRow> {
  const task = await lockTask(transaction, taskId);
  if (task.customerId !== customerId) throw new CallError('not-yours');
  const isFree = (await getCancelFeeRials(transaction, task, now)) === 0;
  if (!isFree || !isMoveAllowed('reschedule', task.state, 'customer')) throw new CallError('move-not-allowed');
  return task;
}

async function moveVisit(transaction: Transaction, task: TaskRow, wish: SlotWish, now: Date): Promise<MoveResult> {
  const providerId = task.providerId ?? 0;
  // Its own hours must not stand in the order's way.
  await freeSlot(transaction, task.id);
  const visit = requireVisit(wish, now.getTime());
  await requireFreeProvider(transaction, wish, providerId, now.getTime());
  const change = { startsAt: new Date(visit.startsAtMs), endsAt: new Date(visit.endsAtMs) };
  const moved = await moveTask(transaction, { taskId: task.id, move: 'reschedule', actorId: task.customerId, now, change });
  await takeSlot(transaction, moved.task, providerId);
  return moved;
}
