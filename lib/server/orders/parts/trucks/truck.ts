import { eq, sql } from 'drizzle-orm';

import { TRUCK_AGAIN_MS } from '@/lib/domain/constants/trucks';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import type { Transaction } from '../../../ports/database';
import { PendingWrite } from '../../../ports/write-together';
import { trucks, toVisit, type TaskRow } from '../../../schema';
import type { Consequence, Moved } from '../../record/consequence';
import { selectLitres } from '../../../work-vehicles';
import { findDeliveredLitres } from '../../record/delivered-litres';
import { freeSlot } from '../../record/store';

/** A move's effect on the order's truck. */
export const truck: Consequence = {
  name: 'truck',
  change: toPatience,
  plan: (transaction, moved) => ({ writes: toTruckWrites(transaction, moved) }),
};

/** The truck stands at the car from the start on, and takes the next order as soon as it is done. */
function toTruckWrites(transaction: Transaction, { task, move, now }: Moved): PendingWrite[] {
  if (!isOfKind(task.kind, { matching: 'truck' }) || task.providerId === null) return [];
  if (move === 'finish' || move === 'finishForCustomer')
    return [new PendingWrite(freeSlot(transaction, task.id)), new PendingWrite(takeLitres(transaction, task))];
  const { latitude, longitude } = task.address;
  if (move !== 'start' || latitude === null || longitude === null) return [];
  return [
    new PendingWrite(
      transaction.update(trucks).set({ latitude, longitude, seenAt: now }).where(eq(trucks.driverId, task.providerId)),
    ),
  ];
}

/** Takes the delivered litres out of the truck's tank. */
function takeLitres(transaction: Transaction, task: TaskRow) {
  const litres = findDeliveredLitres(task) ?? Number(task.draft.litreVolume ?? 0);
  return transaction
    .update(trucks)
    .set({ litres: sql`${selectLitres(transaction)} - ${litres}` })
    .where(eq(trucks.driverId, task.providerId ?? 0));
}

/**
 * The hours of an order that its truck does not come to. Until then another can be sent, and it lapses where none is
 * (`lapse` of ORDER_MOVES).
 */
function toPatience({ move, before, now }: Moved): Partial<Pick<TaskRow, 'startsAt' | 'endsAt'>> {
  if ((move !== 'decline' && move !== 'expireAnswer') || !isOfKind(before.kind, { matching: 'truck' })) return {};
  const { startsAt, endsAt } = toVisit(before);
  const until = new Date(now.getTime() + TRUCK_AGAIN_MS);
  return { startsAt: until, endsAt: new Date(until.getTime() + endsAt.getTime() - startsAt.getTime()) };
}
