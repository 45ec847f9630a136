import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { OFFERED_HOURS } from '@/lib/domain/constants/providers';
import { toVisitInterval, type Interval } from '@/lib/domain/order/delivery-time';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';

import { defineHandler, requireActor } from '../../../handler';
import type { Transaction } from '../../../ports/database';
import type { TaskRow } from '../../../schema';
import { takeFromBudgets, toBudget } from '../../../throttles';
import { requireFastingHour, requireTimeForWork, toWish } from '../../matching/task-wish';
import { moveLocked } from '../../moves/move';
import { toOffer } from '../../parts/offered-hours/offered-hours';
import { isProposable, readOwnHours } from '../../parts/offered-hours/own-hours';
import { getTaskDetail } from '../../reading/task-detail';
import { lockTask } from '../../record/store';
import { sendAfterCommit } from '../../telling/tell';

/** Holds none of the hours. A repeat after a lost answer proposes the same ones, and is told once. */
export const handler = defineHandler('expert/offerhours', async ({ taskid, lstHour }, context) => {
  const { userId: actorId } = requireActor(context);
  const now = context.ports.clock.now();
  await context.ports.database.transaction(async (transaction) => {
    const task = await lockTask(transaction, taskid);
    if (task.providerId !== actorId) throw new CallError('not-yours');
    if (!isMoveAllowed('offerHours', task, 'provider')) throw new CallError('move-not-allowed');
    const hours = toHours(task, lstHour);
    if (isOffered(task, hours)) return;
    await requireFree(transaction, task, { lstHour, now });
    await takeFromBudgets(transaction, [toBudget('hours-offered', taskid)], now);
    await moveLocked(transaction, task, {
      move: 'offerHours',
      actorId,
      now,
      change: toOffer(task, { hours, now }),
    });
  });
  sendAfterCommit(context);
  return { taskDetail: await getTaskDetail(context, taskid) };
});

type AskedHours = CallInput<'expert/offerhours'>['lstHour'];

/** Each hour once, the nearest first. */
function toHours(task: TaskRow, asked: AskedHours): Interval[] {
  const { hours } = toWish(task);
  const spans = asked.map(({ gDate, deliverytimeid }) => toVisitInterval(gDate, deliverytimeid, hours));
  const byStart = new Map(spans.map((span) => [span.startsAtMs, span]));
  return [...byStart.values()].sort((one, other) => one.startsAtMs - other.startsAtMs);
}

function isOffered({ detail }: TaskRow, hours: readonly Interval[]): boolean {
  const known = detail?.offeredHours?.hours ?? [];
  return known.length === hours.length && known.every(({ startsAtMs }, at) => startsAtMs === hours[at]?.startsAtMs);
}

async function requireFree(
  transaction: Transaction,
  task: TaskRow,
  { lstHour, now }: { readonly lstHour: AskedHours; readonly now: Date },
): Promise<void> {
  const isFree = await readOwnHours(transaction, task, { now, leadMs: OFFERED_HOURS.leadMs });
  for (const { gDate, deliverytimeid: deliveryTimeId } of lstHour) {
    const wish = { ...toWish(task), gDate, deliveryTimeId };
    if (!isProposable(task, wish, now)) throw new CallError('slot-expired');
    requireTimeForWork(task, wish);
    requireFastingHour(wish);
    if (!isFree(wish)) throw new CallError('slot-taken');
  }
}
