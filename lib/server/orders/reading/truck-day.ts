import { and, asc, count, desc, eq, gte, inArray, isNotNull, or, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { TRUCK_DEMAND } from '@/lib/domain/constants/trucks';
import { toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import { listOrderSums } from '../../money';
import type { Executor } from '../../ports/database';
import { categories, locations, tasks, trucks } from '../../schema';
import { toNearness } from '../matching/nearness';
import { findDeliveredLitres } from '../record/delivered-litres';

type TruckDay = NonNullable<CallAnswer<'expert/getdashboard'>['truckDay']>;

/** Somebody waits for petrol. */
const WAITING = ['AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE'] as const;

/**
 * The day of a driver whose truck is online: the deliveries of today, and where petrol is asked for. Null for everybody
 * else.
 */
export async function readTruckDay(executor: Executor, driverId: number, now: Date): Promise<TruckDay | null> {
  const { latitude, longitude } = trucks;
  const [truck] = await executor
    .select({ latitude, longitude })
    .from(trucks)
    .where(and(eq(trucks.driverId, driverId), isNotNull(trucks.onlineSince)));
  if (!truck) return null;
  const [around] = await executor
    .select({ cityId: locations.cityId })
    .from(locations)
    .orderBy(asc(toNearness(locations, truck)))
    .limit(1);
  if (!around) return null;
  const { cityId } = around;
  return {
    ...(await readDeliveries(executor, driverId, now)),
    cityid: cityId,
    lstDemand: await listDemand(executor, cityId, now),
  };
}

/** The categories of petrol, so that the index of begun work finds its orders. */
const isPetrol = (executor: Executor) =>
  inArray(tasks.categoryId, executor.select({ id: categories.id }).from(categories).where(eq(categories.kind, 'gas')));

/** The jobs that were begun and finished today, their litres and the driver's pay for them. */
async function readDeliveries(
  executor: Executor,
  driverId: number,
  now: Date,
): Promise<Pick<TruckDay, 'jobCount' | 'litres' | 'netRial'>> {
  const rows = await executor
    .select()
    .from(tasks)
    .where(
      and(
        isPetrol(executor),
        eq(tasks.providerId, driverId),
        inArray(tasks.state, ['DONE', 'COMPLETED']),
        gte(tasks.startedAt, new Date(toInstantMs(toTehranDate(now.getTime())))),
      ),
    );
  const sums = await listOrderSums(executor, rows);
  return {
    jobCount: rows.length,
    litres: rows.reduce((litres, row) => litres + (findDeliveredLitres(row) ?? 0), 0),
    netRial: sums.reduce((sum, { netRials }) => sum + netRials, 0),
  };
}

/**
 * The neighbourhoods of a city with the most orders that wait or were served a moment ago. A neighbourhood is as near
 * as it comes, and one order alone is not shown: nobody is told where a customer's car stands.
 */
function listDemand(executor: Executor, cityId: number, now: Date): Promise<TruckDay['lstDemand']> {
  const { id, latitude, longitude } = locations;
  const since = new Date(now.getTime() - TRUCK_DEMAND.recentMs);
  const orderCount = count();
  return executor
    .select({ locationid: id, googleLat: latitude, googleLong: longitude, orderCount })
    .from(tasks)
    .innerJoin(locations, sql`${id} = (${tasks.address} ->> 'locationId')::integer`)
    .where(
      and(
        isPetrol(executor),
        eq(locations.cityId, cityId),
        or(inArray(tasks.state, [...WAITING]), gte(tasks.startedAt, since)),
      ),
    )
    .groupBy(id)
    .having(gte(orderCount, TRUCK_DEMAND.least))
    .orderBy(desc(orderCount), id)
    .limit(TRUCK_DEMAND.most);
}
