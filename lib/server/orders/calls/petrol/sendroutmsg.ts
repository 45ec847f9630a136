import { and, desc, eq, inArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { toDistanceKm } from '@/lib/domain/place/distance';

import { defineHandler, requireActor } from '../../../handler';
import type { Executor } from '../../../ports/database';
import { takeFromBudgets, toBudget } from '../../../throttles';
import { tasks, trucks, type TaskRow } from '../../../schema';
import { sendAfterCommit, tell } from '../../telling/tell';

/** A car that is further away than this from where its order has it is another order. */
const SAME_PLACE_KM = 1;

/** The driver gets the point of the car by SMS, with the way to the order. */
export const handler = defineHandler('gas/sendroutmsg', async ({ truckId, googleLat, googleLong }, context) => {
  const { database, clock } = context.ports;
  const now = clock.now();
  const point = { latitude: googleLat, longitude: googleLong };
  const task = await requireComing(database.connection, { truckId, customerId: requireActor(context).userId });
  const { latitude, longitude } = task.address;
  const isThere =
    latitude !== null && longitude !== null && toDistanceKm({ latitude, longitude }, point) <= SAME_PLACE_KM;
  if (!isThere) throw new CallError('not-found');
  const budget = toBudget('way-to-car', task.id);
  await takeFromBudgets(database.connection, [budget], now);
  await database.transaction((transaction) =>
    tell(transaction, { userId: task.providerId, event: 'work-way', task, now, point }),
  );
  sendAfterCommit(context);
  return {};
});

/** The newest order of the customer's that the truck is about to come to. Throws not-found. */
async function requireComing(
  executor: Executor,
  { truckId, customerId }: { readonly truckId: number; readonly customerId: number },
): Promise<TaskRow & { readonly providerId: number }> {
  const [found] = await executor
    .select({ task: tasks })
    .from(tasks)
    .innerJoin(trucks, and(eq(trucks.driverId, tasks.providerId), eq(trucks.id, truckId)))
    .where(
      and(eq(tasks.customerId, customerId), eq(tasks.kind, 'gas'), inArray(tasks.state, ['CONFIRMED', 'EN_ROUTE'])),
    )
    .orderBy(desc(tasks.id))
    .limit(1);
  const providerId = found?.task.providerId;
  if (!found || providerId === null || providerId === undefined) throw new CallError('not-found');
  return { ...found.task, providerId };
}
