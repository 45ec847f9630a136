import type { Interval } from '@/lib/domain/delivery-time';

import { defineHandler, requireActor } from '../handler';
import type { TaskRow } from '../money';
import { askTogether } from '../ports/ask-together';
import type { Transaction } from '../ports/database';
import { moveLocked, type MoveResult } from './move';
import { requireFreeProvider, requireVisit, withNextOffer, type SlotWish } from './slot';
import { requireReschedulable } from './reschedulable';
import { freeSlot, lockTask, takeSlot } from './store';
import { getTaskDetail } from './task-detail';
import { toWish } from './task-wish';
import { sendAfterCommit } from './tell';
import { askUnpaidOrders, requireNoOverlap, type UnpaidOrders } from './unpaid-orders';

/** Another hour of the same provider, who is told and need not confirm again: it is an hour that the provider offers. Asked twice, it moves once. */
export const handler = defineHandler('reqandpay/reschedule', async ({ taskid, gDate, deliverytimeid }, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const now = clock.now();
  let wish: SlotWish | null = null;
  await withNextOffer(
    database.connection,
    () => wish,
    now.getTime(),
    () =>
      database.transaction(async (transaction) => {
        // Before the order's own lock, as whoever places one does.
        const { unpaid } = await askTogether(transaction, { unpaid: askUnpaidOrders(customerId) });
        const task = await lockTask(transaction, taskid);
        await requireReschedulable(transaction, task, customerId, now);
        const present = toWish(task);
        if (present.gDate === gDate && present.deliveryTimeId === deliverytimeid) return null;
        wish = { ...present, gDate, deliveryTimeId: deliverytimeid };
        if (unpaid.orders.some((order) => order.taskId === task.id))
          requireApart(unpaid, task, requireVisit(wish, now.getTime()));
        return moveVisit(transaction, task, wish, now);
      }),
  );
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

/** An unpaid order moves to no hour of another. Throws order-overlaps. */
function requireApart({ orders }: UnpaidOrders, task: TaskRow, visit: Interval): void {
  requireNoOverlap(
    orders.filter(({ taskId }) => taskId !== task.id),
    visit,
  );
}

async function moveVisit(transaction: Transaction, task: TaskRow, wish: SlotWish, now: Date): Promise<MoveResult> {
  const providerId = task.providerId ?? 0;
  // Its own hours must not stand in the order's way.
  await freeSlot(transaction, task.id);
  const visit = requireVisit(wish, now.getTime());
  await requireFreeProvider(transaction, wish, providerId, now.getTime());
  const change = { startsAt: new Date(visit.startsAtMs), endsAt: new Date(visit.endsAtMs) };
  const moved = await moveLocked(transaction, task, { move: 'reschedule', actorId: task.customerId, now, change });
  await takeSlot(transaction, moved.task, providerId);
  return moved;
}
