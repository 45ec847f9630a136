import { and, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import type { DoorStep } from '@/lib/contract/provider-enumerations';
import { DOOR_WAIT } from '@/lib/domain/constants/providers';
import { toDistanceKm } from '@/lib/domain/place/distance';
import { isVisitAgreed } from '@/lib/domain/order/order-states';

import { getCancelTerms } from '../../../money';
import type { Executor, Transaction } from '../../../ports/database';
import { writeTogether } from '../../../ports/write-together';
import { doorWaits, wayPositions, workPhotos, type TaskRow } from '../../../schema';
import { toDueAtMs } from '../../record/move-opening';
import { tell } from '../../telling/tell';
import { toRecipientAtDoor } from '../../telling/tell-recipient';
import type { Reader } from '../../record/reader';
import { lockWay } from './way-position';

const METRES_A_KILOMETRE = 1000;

/** The facts about an order's door. */
interface Door extends Omit<typeof doorWaits.$inferSelect, 'taskId'> {
  /** A photo of the door was taken since the arrival. */
  readonly hasPhoto: boolean;
}

const NOTHING: Door = {
  arrivedAt: null,
  metresAway: null,
  writtenAt: null,
  customerWord: null,
  customerSaidAt: null,
  hasPhoto: false,
};

export async function readDoor(executor: Executor, { id }: Pick<TaskRow, 'id'>): Promise<Door> {
  const isOfArrival = and(
    eq(workPhotos.taskId, doorWaits.taskId),
    eq(workPhotos.moment, 'door'),
    gte(workPhotos.takenAt, doorWaits.arrivedAt),
  );
  const [found] = await executor
    .select({
      door: doorWaits,
      hasPhoto: sql<boolean>`EXISTS (SELECT 1 FROM ${workPhotos} WHERE ${isOfArrival})`,
    })
    .from(doorWaits)
    .where(eq(doorWaits.taskId, id));
  return found ? { ...found.door, hasPhoto: found.hasPhoto } : NOTHING;
}

function isNear({ metresAway }: Door): boolean {
  return metresAway !== null && metresAway <= DOOR_WAIT.nearMetres;
}

/** The provider says that they are at the door, and a position or a photo shows it. */
export function isArrivalProved(door: Door): boolean {
  return door.arrivedAt !== null && (isNear(door) || door.hasPhoto);
}

/**
 * The countdown's end; null before it began. It begins with the first message at the door, and not before the hour for
 * which the provider is expected.
 */
function toWaitsUntilMs({ writtenAt }: Door, task: TaskRow): number | null {
  return writtenAt && Math.max(writtenAt.getTime(), toDueAtMs(task)) + DOOR_WAIT.waitMs;
}

/** The provider's missing steps before the report that nobody opens, in order. */
export function toMissingSteps(door: Door, task: TaskRow, now: Date): DoorStep[] {
  const waitsUntilMs = toWaitsUntilMs(door, task);
  const isDone: Record<DoorStep, boolean> = {
    arrive: door.arrivedAt !== null,
    write: door.writtenAt !== null,
    photo: isNear(door) || door.hasPhoto,
    wait: waitsUntilMs !== null && now.getTime() >= waitsUntilMs,
  };
  return (Object.keys(isDone) as DoorStep[]).filter((step) => !isDone[step]);
}

/** The door as the two sides of an order see it, while somebody is expected there. */
export async function findDoorWait(
  executor: Executor,
  task: TaskRow,
  { reader, now }: { readonly reader: Reader; readonly now: Date },
): Promise<CallAnswer<'clean/gettaskdetail'>['taskDetail']['doorWait']> {
  if (reader === 'link' || !isVisitAgreed(task.state)) return null;
  const door = await readDoor(executor, task);
  const feeRial = reader === 'customer' ? (await getCancelTerms(executor, task, now)).feeRials : null;
  return {
    arrivedAtMs: door.arrivedAt?.getTime() ?? null,
    isNear: isNear(door),
    waitsUntilMs: toWaitsUntilMs(door, task),
    lstMissing: toMissingSteps(door, task, now),
    customerWord: door.customerWord,
    feeRial,
  };
}

/**
 * Keeps an arrival with the distance of the position that was shared last, before that one is forgotten. A second
 * “arrived” changes nothing. The order is locked.
 */
export async function keepDoorArrival(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  const arrival = { arrivedAt: now, metresAway: await findMetresAway(transaction, task, now), writtenAt: null };
  await transaction
    .insert(doorWaits)
    .values({ taskId: task.id, ...arrival })
    .onConflictDoUpdate({ target: doorWaits.taskId, set: arrival, setWhere: isNull(doorWaits.arrivedAt) });
}

async function findMetresAway(executor: Executor, task: TaskRow, now: Date): Promise<number | null> {
  const [shared] = await executor
    .select()
    .from(wayPositions)
    .where(
      and(
        eq(wayPositions.taskId, task.id),
        gte(wayPositions.at, new Date(now.getTime() - DOOR_WAIT.positionAgeMs)),
        isNotNull(wayPositions.latitude),
      ),
    );
  const { latitude, longitude } = task.address;
  if (!shared || shared.latitude === null || shared.longitude === null) return null;
  if (latitude === null || longitude === null) return null;
  const position = { latitude: shared.latitude, longitude: shared.longitude };
  return Math.round(toDistanceKm(position, { latitude, longitude }) * METRES_A_KILOMETRE);
}

/** The provider goes on: the reports at the door begin anew, but for the customer's word. */
export async function forgetDoorArrival(transaction: Transaction, taskId: number): Promise<void> {
  await transaction
    .update(doorWaits)
    .set({ arrivedAt: null, metresAway: null, writtenAt: null })
    .where(eq(doorWaits.taskId, taskId));
}

/**
 * An order whose provider is at the door, locked, and whether they have written there. Throws not-found, not-yours, and
 * move-not-allowed before the arrival.
 */
export async function requireAtDoor(
  transaction: Transaction,
  taskId: number,
  providerId: number,
): Promise<{ readonly task: TaskRow; readonly hasWritten: boolean }> {
  const task = await lockWay(transaction, taskId, providerId);
  const { arrivedAt, writtenAt } = await readDoor(transaction, task);
  if (arrivedAt === null) throw new CallError('move-not-allowed');
  return { task, hasWritten: writtenAt !== null };
}

/**
 * The provider wrote to the customer. The first arrival begins the countdown, of which the customer and the recipient
 * are told. The order is locked.
 */
export async function noteWordOfProvider(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  if (task.state !== 'EN_ROUTE') return;
  const begun = await transaction
    .update(doorWaits)
    .set({ writtenAt: now })
    .where(and(eq(doorWaits.taskId, task.id), isNotNull(doorWaits.arrivedAt), isNull(doorWaits.writtenAt)))
    .returning({ taskId: doorWaits.taskId });
  if (begun.length === 0) return;
  await tell(transaction, { userId: task.customerId, event: 'order-at-door', task, now });
  const writes = await toRecipientAtDoor(transaction, task, now);
  if (writes.length > 0) await writeTogether(transaction, writes);
}

/** Keeps the customer's word on the door; the last word counts. The order is locked. */
export async function keepCustomersWord(
  transaction: Transaction,
  taskId: number,
  word: NonNullable<Door['customerWord']>,
  now: Date,
): Promise<void> {
  const said = { customerWord: word, customerSaidAt: now };
  await transaction
    .insert(doorWaits)
    .values({ taskId, ...said })
    .onConflictDoUpdate({ target: doorWaits.taskId, set: said });
}
