import { CallError } from '@/lib/contract/call-error';
import { toDistanceKm, type Coordinates } from '@/lib/domain/place/distance';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { toTruckArrival } from '@/lib/domain/kind/truck-arrival';

import type { Executor, Transaction } from '../../../ports/database';
import { writeTogether } from '../../../ports/write-together';
import type { TaskRow } from '../../../schema';
import { moveTask, type MoveResult } from '../../moves/move';
import { listRefusers } from '../../matching/next-providers';
import { takeTruck } from './truck';
import { listFreeTrucks, type NearTruck } from '../../matching/free-trucks';

/**
 * The trucks that could come instead. It leaves out those whose driver has declined it, and those without as much of
 * the ordered fuel. For a cash order it leaves out those whose driver's credit does not cover it.
 */
export async function listNextTrucks(executor: Executor, task: TaskRow, now: Date): Promise<readonly NearTruck[]> {
  const { gasTypeEnum, litreVolume } = task.draft;
  const near = await listFreeTrucks(
    executor,
    {
      point: toCarPoint(task),
      customerId: task.customerId,
      fuel: typeof gasTypeEnum === 'string' ? gasTypeEnum : undefined,
      litres: typeof litreVolume === 'number' ? litreVolume : undefined,
      without: await listRefusers(executor, task),
    },
    now,
  );
  if (task.paymentWay !== 'cash') return near;
  return near.filter(({ creditRials }) => creditRials >= toOrderCommissionRials(task));
}

/** The place of an order's car. Throws service-not-available for an order without a point. */
export function toCarPoint({ address: { latitude, longitude } }: TaskRow): Coordinates {
  if (latitude === null || longitude === null) throw new CallError('service-not-available');
  return { latitude, longitude };
}

/**
 * The order goes to the truck that its customer consented to. Throws truck-taken where that one is gone, and
 * noTrucksAvailable where all are.
 */
export async function offerToTruck(
  transaction: Transaction,
  task: TaskRow,
  { driverId, now }: { readonly driverId: number; readonly now: Date },
): Promise<MoveResult> {
  const near = await listNextTrucks(transaction, task, now);
  const truck = near.find((known) => known.driverId === driverId);
  if (!truck) throw new CallError(near.length > 0 ? 'truck-taken' : 'noTrucksAvailable');
  const visit = toTruckArrival(now.getTime(), toDistanceKm(truck, toCarPoint(task)), { isPaid: true });
  const change = {
    providerId: driverId,
    startsAt: new Date(visit.startsAtMs),
    endsAt: new Date(visit.endsAtMs),
  };
  await writeTogether(transaction, [takeTruck(transaction, { ...task, ...change }, driverId, now)]);
  return moveTask(transaction, { taskId: task.id, move: 'offerNext', actorId: task.customerId, now, change });
}
