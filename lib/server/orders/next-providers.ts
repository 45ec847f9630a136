import { and, eq } from 'drizzle-orm';

import { toCommissionRials } from '@/lib/domain/money';

import { type FreeProvider, listFreeProviders } from '../availability';
import type { TaskRow } from '../money';
import type { Executor } from '../ports/database';
import { taskEvents } from '../schema';
import type { SlotWish } from './slot';
import { toWish } from './task-wish';

interface AnotherHour {
  readonly gDate?: string;
  readonly deliverytimeid?: number;
}

/** The hour that is asked for: the order's own unless another is named. */
export function toNextWish(task: TaskRow, { gDate, deliverytimeid }: AnotherHour): SlotWish {
  const present = toWish(task);
  return gDate === undefined || deliverytimeid === undefined
    ? present
    : { ...present, gDate, deliveryTimeId: deliverytimeid };
}

/** Who could take an order over: never anybody who has declined it or did not answer, and a cash order nobody whose credit does not cover it. */
export async function listNextProviders(
  executor: Executor,
  task: TaskRow,
  wish: SlotWish,
  now: Date,
): Promise<FreeProvider[]> {
  const refused = await listRefusers(executor, task);
  const free = await listFreeProviders(executor, wish, now.getTime());
  return free.filter(
    ({ profile, biddingCreditRials }) =>
      !refused.includes(profile.userId) &&
      (task.paymentWay !== 'cash' || biddingCreditRials >= toCommissionRials(task.priceRials)),
  );
}

async function listRefusers(executor: Executor, { id, providerId }: TaskRow): Promise<(number | null)[]> {
  const declined = await executor
    .select({ actorId: taskEvents.actorId })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, id), eq(taskEvents.move, 'decline')));
  return [providerId, ...declined.map(({ actorId }) => actorId)];
}
