import { CallError } from '@/lib/contract/call-error';
import { toVisitInterval, type Interval } from '@/lib/domain/order/delivery-time';

import { lockTeamOf } from '../../../availability';
import { defineHandler } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import { toComer, toVisit, type TaskRow } from '../../../schema';
import { SlotTaken, type SlotWish } from '../../matching/slot';
import { toWish } from '../../matching/task-wish';
import { moveLocked } from '../../moves/move';
import { areHoursOffered } from '../../parts/offered-hours/offered-hours';
import { readOwnHours, TAKEN_LEAD_MS } from '../../parts/offered-hours/own-hours';
import { rebook } from '../../placing/matching/rebook';
import { requireOwnVisit } from '../../record/reschedulable';
import { bookSlot, freeSlot, lockTask } from '../../record/store';

/** The new hour is taken and the old one freed in one transaction. Asked twice, the order moves once. */
export const handler = defineHandler('reqandpay/takeofferedhour', ({ taskid, gDate, deliverytimeid }, context) =>
  rebook(context, taskid, async (transaction, { customerId, now, wants }) => {
    const task = await lockTask(transaction, taskid);
    requireOwnVisit(task, customerId);
    const wish = { ...toWish(task), gDate, deliveryTimeId: deliverytimeid };
    const hour = toVisitInterval(gDate, deliverytimeid, wish.hours);
    if (toVisit(task).startsAt.getTime() === hour.startsAtMs && !task.detail?.offeredHours) return;
    requireOffered(task, hour, now);
    wants(wish);
    await takeHour(transaction, task, { wish, hour, now });
  }),
);

/** Throws move-not-allowed where nothing is proposed any more, and slot-expired for an hour that was not. */
function requireOffered(task: TaskRow, { startsAtMs }: Interval, now: Date): void {
  if (!areHoursOffered(task, now)) throw new CallError('move-not-allowed');
  const isMeant = task.detail?.offeredHours?.hours.some((offered) => offered.startsAtMs === startsAtMs);
  if (!isMeant) throw new CallError('slot-expired');
}

interface TakenHour {
  readonly wish: SlotWish;
  readonly hour: Interval;
  readonly now: Date;
}

async function takeHour(transaction: Transaction, task: TaskRow, { wish, hour, now }: TakenHour): Promise<void> {
  const providerId = toComer(task);
  await lockTeamOf(transaction, providerId);
  const isFree = await readOwnHours(transaction, task, { now, leadMs: TAKEN_LEAD_MS });
  if (!isFree(wish)) throw new SlotTaken(wish);
  // Its own hours must not stand in the order's way.
  await freeSlot(transaction, task.id);
  const change = { startsAt: new Date(hour.startsAtMs), endsAt: new Date(hour.endsAtMs) };
  const moved = await moveLocked(transaction, task, { move: 'takeHour', actorId: task.customerId, now, change });
  await bookSlot(transaction, moved.task, providerId);
}
