import { and, eq } from 'drizzle-orm';

import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { type FreeProvider, isFree, listFreeProviders } from '../../availability';
import type { Executor } from '../../ports/database';
import { bookings, type TaskRow } from '../../schema';
import type { SlotWish } from './slot';
import { toWish } from './task-wish';

/** Both, or neither for the order's own hour. */
export interface AnotherHour {
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

/**
 * The best of those who could take an order over. It leaves out everybody who declined it, did not answer or gave it
 * back. For a cash order it leaves out everybody whose credit does not cover it.
 */
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
    leastCreditRials: task.paymentWay === 'cash' ? toOrderCommissionRials(task) : 0,
  };
}

/** Every provider whose hours were held for it: those who declined it, did not answer or gave it back. */
export async function listRefusers(executor: Executor, { id, providerId }: TaskRow): Promise<number[]> {
  const asked = await executor
    .selectDistinct({ providerId: bookings.providerId })
    .from(bookings)
    .where(eq(bookings.taskId, id));
  return [...asked.map((row) => row.providerId), ...(providerId === null ? [] : [providerId])];
}

/** Whether an order that its customer gave to somebody chosen was a provider's once: she held hours for it. */
export async function wasAsked(executor: Executor, { id, kind }: TaskRow, providerId: number): Promise<boolean> {
  if (!isOfKind(kind, { matching: 'provider' })) return false;
  const held = await executor
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.taskId, id), eq(bookings.providerId, providerId)))
    .limit(1);
  return held.length > 0;
}
