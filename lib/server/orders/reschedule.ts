import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toAnswerDueMs, type OrderState } from '@/lib/domain/order-lifecycle';

import { defineHandler, requireActor } from '../handler';
import type { TaskRow } from '../money/order-escrow';
import { toCancelFeeRials } from '@/lib/domain/money';
import type { Transaction } from '../ports/database';
import type { SmsMessage } from '../ports/sms';
import { tasks } from '../schema';
import { requireFreeProvider, requireVisit, withNextOffer, type SlotWish } from './slot';
import { toReminders } from './state-change';
import { addEvent, findConfirmedAt, freeSlot, lockTask, takeSlot } from './store';
import { getTaskDetail } from './task-detail';
import { toWish } from './task-wish';
import { sendAfterCommit, tell } from './tell';

/** While a cancellation would cost nothing, the customer may choose another hour of the same provider; a confirmed one is asked to confirm again. */
const OPEN_STATES: readonly OrderState[] = ['PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED'];

export const handler = defineHandler('reqandpay/reschedule', async ({ taskid, gDate, deliverytimeid }, context) => {
  const { database, clock } = context.ports;
  const customerId = requireActor(context).userId;
  const now = clock.now();
  let wish: SlotWish | null = null;
  const messages = await withNextOffer(database.connection, () => wish, now.getTime(), () =>
    database.transaction(async (transaction) => {
      const task = await requireReschedulable(transaction, taskid, customerId, now);
      wish = { ...toWish(task), gDate, deliveryTimeId: deliverytimeid };
      return moveVisit(transaction, task, wish, now);
    }),
  );
  await sendAfterCommit(context, messages);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

async function requireReschedulable(transaction: Transaction, taskId: number, customerId: number, now: Date): Promise<TaskRow> {
  const task = await lockTask(transaction, taskId);
  if (task.customerId !== customerId) throw new CallError('not-yours');
  const confirmedAt = await findConfirmedAt(transaction, taskId);
  const feeRials = toCancelFeeRials({
    state: task.state, priceRials: task.priceRials, startsAtMs: task.startsAt.getTime(), endsAtMs: task.endsAt.getTime(), confirmedAtMs: confirmedAt?.getTime() ?? null, nowMs: now.getTime(),
  });
  if (!OPEN_STATES.includes(task.state) || feeRials > 0) throw new CallError('move-not-allowed');
  return task;
}

async function moveVisit(transaction: Transaction, task: TaskRow, wish: SlotWish, now: Date): Promise<SmsMessage[]> {
  const providerId = task.providerId ?? 0;
  // Its own hours must not stand in the order's way.
  await freeSlot(transaction, task.id);
  const visit = requireVisit(wish, now.getTime());
  await requireFreeProvider(transaction, wish, providerId, now.getTime());
  const startsAt = new Date(visit.startsAtMs);
  const isAwaited = task.state === 'AWAITING_PROVIDER';
  const [moved] = await transaction
    .update(tasks)
    .set({
      startsAt, endsAt: new Date(visit.endsAtMs), updatedAt: now,
      ...(isAwaited ? { answerDueAt: new Date(toAnswerDueMs(now.getTime(), visit.startsAtMs)) } : {}),
      ...(task.state === 'CONFIRMED' ? toReminders(startsAt, now) : {}),
    })
    .where(eq(tasks.id, task.id))
    .returning();
  if (!moved) throw new CallError('not-found');
  await takeSlot(transaction, moved, providerId);
  await addEvent(transaction, { task: moved, move: 'reschedule', actorId: task.customerId, now });
  if (task.state === 'PENDING_PAYMENT') return [];
  const toCustomer = await tell(transaction, { userId: task.customerId, event: 'order-rescheduled', task: moved, now });
  return [...toCustomer, ...(await tell(transaction, { userId: providerId, event: 'work-rescheduled', task: moved, now }))];
}
