import { lockTeamOf } from '../../../availability';
import { defineHandler } from '../../../handler';
import { askTogether } from '../../../ports/ask-together';
import type { Transaction } from '../../../ports/database';
import { writeTogether } from '../../../ports/write-together';
import { moveLocked, type MoveResult } from '../../moves/move';
import { rebook } from '../../placing/matching/rebook';
import { requireFreeProvider, requireVisit, type SlotWish } from '../../matching/slot';
import { requireReschedulable } from '../../record/reschedulable';
import { freeSlot, lockTask, takeSlot } from '../../record/store';
import { requireFastingHour, requireTimeForWork, toWish } from '../../matching/task-wish';
import { askUnpaidOrders, requireApart } from '../../placing/unpaid-orders';
import { toComer, type TaskRow } from '../../../schema';

/**
 * Another hour of the same provider, who is told and need not confirm again: it is an hour that the provider offers.
 * After some changes the provider is asked, and their answer is awaited. Asked twice, it moves once.
 */
export const handler = defineHandler('reqandpay/reschedule', ({ taskid, gDate, deliverytimeid }, context) =>
  rebook(context, taskid, async (transaction, { customerId, now, wants }) => {
    // Before the order's own lock, as whoever places one does.
    const { unpaid } = await askTogether(transaction, { unpaid: askUnpaidOrders(customerId) });
    const task = await lockTask(transaction, taskid);
    const move = await requireReschedulable(transaction, task, customerId, now);
    const present = toWish(task);
    if (present.gDate === gDate && present.deliveryTimeId === deliverytimeid) return null;
    const wish = { ...present, gDate, deliveryTimeId: deliverytimeid };
    requireTimeForWork(task, wish);
    requireFastingHour(wish);
    wants(wish);
    if (unpaid.orders.some((order) => order.taskId === task.id))
      requireApart(unpaid, task, requireVisit(wish, now.getTime()));
    return moveVisit(transaction, task, wish, { move, now });
  }),
);

async function moveVisit(
  transaction: Transaction,
  task: TaskRow,
  wish: SlotWish,
  { move, now }: { readonly move: 'reschedule' | 'askReschedule'; readonly now: Date },
): Promise<MoveResult> {
  const providerId = toComer(task);
  await lockTeamOf(transaction, providerId);
  // Its own hours must not stand in the order's way.
  await writeTogether(transaction, [freeSlot(transaction, task.id)]);
  const visit = requireVisit(wish, now.getTime());
  await requireFreeProvider(transaction, wish, providerId, now.getTime());
  const change = { startsAt: new Date(visit.startsAtMs), endsAt: new Date(visit.endsAtMs) };
  const moved = await moveLocked(transaction, task, { move, actorId: task.customerId, now, change });
  await writeTogether(transaction, [await takeSlot(transaction, moved.task, providerId)]);
  return moved;
}
