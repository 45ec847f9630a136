import { eq, isNull, lt } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import { WAY_POSITION } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';

import { deleteOld } from '../../../background/delete-old';
import type { Executor, Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { wayPositions, type TaskRow } from '../../../schema';
import { requireWorksOn } from '../../../teams';
import type { Consequence } from '../../record/consequence';
import { lockTask } from '../../record/store';

type Whereabouts = CallAnswer<'ontheway/getposition'>;

/**
 * An order whose provider is on the way, locked. Throws not-found, not-yours, and move-not-allowed before and after the
 * way.
 */
export async function lockWay(transaction: Transaction, taskId: number, providerId: number): Promise<TaskRow> {
  const task = await lockTask(transaction, taskId);
  await requireWorksOn(transaction, task, providerId);
  if (task.state !== 'EN_ROUTE') throw new CallError('move-not-allowed');
  return task;
}

interface KnownPlace extends Coordinates {
  readonly at: Date;
}

/** Nobody drives so far so fast: one of the two places is wrong. Two within a minute may differ as two of a minute. */
function isJump(from: KnownPlace, to: KnownPlace): boolean {
  const minutes = Math.max(1, (to.at.getTime() - from.at.getTime()) / MINUTE_MS);
  return toDistanceKm(from, to) > WAY_POSITION.jumpKmAMinute * minutes;
}

const NO_DOUBT = { doubtLatitude: null, doubtLongitude: null, doubtAt: null };

function toKnownPlace(latitude: number | null, longitude: number | null, at: Date | null): KnownPlace | null {
  return latitude === null || longitude === null || at === null ? null : { latitude, longitude, at };
}

/**
 * Only the last believed one is kept. It takes the place of an arrival: who shares again goes on. A place that jumps is
 * kept beside it as a doubt, and a second place near the doubt is believed. The order is locked.
 */
export async function keepPosition(
  transaction: Transaction,
  taskId: number,
  { latitude, longitude }: Coordinates,
  now: Date,
): Promise<void> {
  const position = { latitude, longitude, at: now };
  const [row] = await transaction.select().from(wayPositions).where(eq(wayPositions.taskId, taskId));
  const known = row
    ? [toKnownPlace(row.latitude, row.longitude, row.at), toDoubt(row)].filter((place) => place !== null)
    : [];
  if (known.length > 0 && known.every((place) => isJump(place, position))) {
    const doubt = { doubtLatitude: latitude, doubtLongitude: longitude, doubtAt: now };
    await transaction.update(wayPositions).set(doubt).where(eq(wayPositions.taskId, taskId));
    return;
  }
  const kept = { ...position, ...NO_DOUBT };
  await transaction
    .insert(wayPositions)
    .values({ taskId, ...kept })
    .onConflictDoUpdate({ target: wayPositions.taskId, set: { ...kept, arrivedAt: null } });
}

const toDoubt = ({ doubtLatitude, doubtLongitude, doubtAt }: typeof wayPositions.$inferSelect) =>
  toKnownPlace(doubtLatitude, doubtLongitude, doubtAt);

export async function forgetPosition(transaction: Transaction, taskId: number): Promise<void> {
  await transaction.delete(wayPositions).where(eq(wayPositions.taskId, taskId));
}

/**
 * Stores the arrival and deletes the position. False where the arrival was reported already, which changes nothing. The
 * order is locked.
 */
export async function keepArrival(transaction: Transaction, taskId: number, now: Date): Promise<boolean> {
  const arrival = { latitude: null, longitude: null, at: now, arrivedAt: now, ...NO_DOUBT };
  const written = await transaction
    .insert(wayPositions)
    .values({ taskId, ...arrival })
    .onConflictDoUpdate({ target: wayPositions.taskId, set: arrival, setWhere: isNull(wayPositions.arrivedAt) })
    .returning({ taskId: wayPositions.taskId });
  return written.length > 0;
}

/** A move ended the way: its position goes with it. */
export const endOfWay: Consequence = {
  name: 'end of the way',
  plan: (transaction, { before, task }) =>
    before.state === 'EN_ROUTE' && task.state !== 'EN_ROUTE'
      ? { writes: [new PendingWrite(transaction.delete(wayPositions).where(eq(wayPositions.taskId, task.id)))] }
      : {},
};

/** The shared position on the way to an order, for the person who waits there. */
export async function readWhereabouts(executor: Executor, task: TaskRow, now: Date): Promise<Whereabouts> {
  const isOnTheWay = task.state === 'EN_ROUTE';
  const facts = { isOnTheWay, cityid: task.address.cityId, serverNowMs: now.getTime() };
  const [shared] = isOnTheWay ? await executor.select().from(wayPositions).where(eq(wayPositions.taskId, task.id)) : [];
  if (!shared || now.getTime() - shared.at.getTime() > WAY_POSITION.memoryMs)
    return { position: null, arrivedAtMs: null, ...facts };
  const { latitude, longitude, at, arrivedAt } = shared;
  const position =
    latitude === null || longitude === null
      ? null
      : { latitude, longitude, atMs: at.getTime(), isDoubtful: shared.doubtAt !== null };
  return { position, arrivedAtMs: arrivedAt?.getTime() ?? null, ...facts };
}

/** Deletes old positions; the timers run it once an hour. */
export async function sweepWayPositions(executor: Executor, now: Date): Promise<void> {
  await deleteOld(executor, [wayPositions, lt(wayPositions.at, new Date(now.getTime() - WAY_POSITION.memoryMs))]);
}
