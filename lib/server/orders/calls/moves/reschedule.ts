import { toVisitInterval } from '@/lib/domain/order/delivery-time';

import { lockTeamOf } from '../../../availability';
import { defineHandler } from '../../../handler';
import { askTogether } from '../../../ports/ask-together';
import type { Transaction } from '../../../ports/database';
import { takeFromBudgets, toBudget } from '../../../throttles';
import { moveLocked, type MoveResult } from '../../moves/move';
import { rebook } from '../../placing/matching/rebook';
import { requireFreeProvider, requireVisit, type SlotWish } from '../../matching/slot';
import { requireOwnVisit, requireReschedulable } from '../../record/reschedulable';
import { bookSlot, freeSlot, lockTask } from '../../record/store';
import { requireFastingHour, requireTimeForWork, toWish } from '../../matching/task-wish';
import { holdAskedHour } from '../../parts/asked-hour/asked-bookings';
import { toQuestion } from '../../parts/asked-hour/asked-hour';
import { askUnpaidOrders, requireApart } from '../../placing/unpaid-orders';
import { toComer, type TaskRow } from '../../../schema';

/**
 * Another hour of the same provider, who is told and need not confirm again: it is an hour that the provider offers.
 * After some changes the provider is asked, and the order keeps its hour until they agree. Asked twice, it moves once.
 */
export const handler = defineHandler('reqandpay/reschedule', ({ taskid, gDate, deliverytimeid }, context) =>
  rebook(context, taskid, async (transaction, { customerId, now, wants }) => {
    // Before the order's own lock, as placing an order does.
    const { unpaid } = await askTogether(transaction, { unpaid: askUnpaidOrders(customerId) });
    const task = await lockTask(transaction, taskid);
    requireOwnVisit(task, customerId);
    const present = toWish(task);
    const wish = { ...present, gDate, deliveryTimeId: deliverytimeid };
    if (isAskedFor(task, wish)) return null;
    const { move, freeUntilMs } = await requireReschedulable(transaction, task, customerId, now);
    if (present.gDate === gDate && present.deliveryTimeId === deliverytimeid) return null;
    requireTimeForWork(task, wish);
    requireFastingHour(wish);
    wants(wish);
    if (unpaid.orders.some((order) => order.taskId === task.id))
      requireApart(unpaid, task, requireVisit(wish, now.getTime()));
    return move === 'reschedule'
      ? moveVisit(transaction, task, wish, now)
      : askForHour(transaction, task, wish, { freeUntilMs, now });
  }),
);

/** The question that is open already asks for this hour. */
function isAskedFor({ detail }: TaskRow, { gDate, deliveryTimeId, hours }: SlotWish): boolean {
  return detail?.askedHour?.startsAtMs === toVisitInterval(gDate, deliveryTimeId, hours).startsAtMs;
}

async function moveVisit(transaction: Transaction, task: TaskRow, wish: SlotWish, now: Date): Promise<MoveResult> {
  const providerId = toComer(task);
  await lockTeamOf(transaction, providerId);
  // Its own hours must not stand in the order's way.
  await freeSlot(transaction, task.id);
  const visit = requireVisit(wish, now.getTime());
  await requireFreeProvider(transaction, wish, providerId, now.getTime());
  const change = { startsAt: new Date(visit.startsAtMs), endsAt: new Date(visit.endsAtMs) };
  const move = 'reschedule';
  const moved = await moveLocked(transaction, task, { move, actorId: task.customerId, now, change });
  await bookSlot(transaction, moved.task, providerId);
  return moved;
}

async function askForHour(
  transaction: Transaction,
  before: TaskRow,
  wish: SlotWish,
  { freeUntilMs, now }: { readonly freeUntilMs: number | null; readonly now: Date },
): Promise<MoveResult> {
  const providerId = toComer(before);
  await lockTeamOf(transaction, providerId);
  const hour = requireVisit(wish, now.getTime());
  await requireFreeProvider(transaction, { ...wish, movingTaskIds: [before.id] }, providerId, now.getTime());
  await takeFromBudgets(transaction, [toBudget('hour-questions', before.id)], now);
  const change = toQuestion(before, { hour, freeUntilMs, now });
  const moved = await moveLocked(transaction, before, {
    move: 'askReschedule',
    actorId: before.customerId,
    now,
    change,
  });
  await holdAskedHour(transaction, { before, task: moved.task });
  return moved;
}
