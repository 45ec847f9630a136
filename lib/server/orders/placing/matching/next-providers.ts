import { and, eq } from 'drizzle-orm';

import { toCommissionRials } from '@/lib/domain/money';

import { type FreeProvider, isFree, listFreeProviders } from '../../../availability';
import type { Executor } from '../../../ports/database';
import { taskEvents, type TaskRow } from '../../../schema';
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

/** The best of those who could take an order over: never anybody who has declined it or did not answer, and a cash order nobody whose credit does not cover it. */
export async function listNextProviders(
  executor: Executor,
  task: TaskRow,
  wish: SlotWish,
  now: Date,
): Promise<readonly FreeProvider[]> {
  const search = { ...wish, ...(await toTerms(executor, task)) };
  return (await listFreeProviders(executor, search, now.getTime())).providers;
}

/** Whether one of them is still free, however many are better. */
export async function canBeNext(
  executor: Executor,
  task: TaskRow,
  { wish, workerUserId, now }: { readonly wish: SlotWish; readonly workerUserId: number; readonly now: Date },
): Promise<boolean> {
  return isFree(executor, { ...wish, ...(await toTerms(executor, task)) }, workerUserId, now.getTime());
}

async function toTerms(executor: Executor, task: TaskRow) {
  return {
    without: await listRefusers(executor, task),
    leastCreditRials: task.paymentWay === 'cash' ? toCommissionRials(task.priceRials) : 0,
  };
}

async function listRefusers(executor: Executor, { id, providerId }: TaskRow): Promise<number[]> {
  const declined = await executor
    .select({ actorId: taskEvents.actorId })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, id), eq(taskEvents.move, 'decline')));
  return [providerId, ...declined.map(({ actorId }) => actorId)].filter((userId) => userId !== null);
}
