import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { findBidWindowEndMs } from '@/lib/domain/bids';
import { BID_WINDOW_MS, DEFAULT_CITY_ID, MINUTE_MS } from '@/lib/domain/constants';
import { isDeliveryTimeId, toVisitInterval } from '@/lib/domain/delivery-time';

import { defineHandler } from '../../handler';
import { requirePriceBook } from '../../prices';
import type { Executor } from '../../ports/database';
import { categories, locations } from '../../schema';
import { findTaskGuide } from '../placing/kinds/task/price';

type Input = CallInput<'suggestion/getguideprice'>;

export const handler = defineHandler('suggestion/getguideprice', async (input, context) => {
  const { connection } = context.ports.database;
  const cityId = await findCityId(connection, input);
  const isTask = and(eq(categories.id, input.srvcategoryid), eq(categories.kind, 'task'));
  const [category] = await connection.select({ id: categories.id }).from(categories).where(isTask);
  if (!category) throw new CallError('service-not-available');
  const place = { kind: 'task', categoryId: category.id, cityId } as const;
  const book = await requirePriceBook(connection, place, context.ports);
  const bidding = findTaskGuide(book, cityId, input.srvcattypeid);
  if (!bidding) throw new CallError('service-not-available');
  const { guide, floorRials, hours } = bidding;
  return {
    guide: guide && { leastRial: guide.leastRials, mostRial: guide.mostRials, hourCount: hours },
    floorRial: floorRials,
    windowMinutes: Math.floor(toWindowMs(input, context.ports.clock.now().getTime()) / MINUTE_MS),
  };
});

async function findCityId(executor: Executor, { cityid, locationid }: Input): Promise<number> {
  if (locationid === undefined) return cityid ?? DEFAULT_CITY_ID;
  const [place] = await executor
    .select({ cityId: locations.cityId })
    .from(locations)
    .where(eq(locations.id, locationid));
  if (!place) throw new CallError('service-not-available');
  return place.cityId;
}

/** The longest one without an hour; none for an hour that is too near. */
function toWindowMs({ gDate, deliverytimeid }: Input, nowMs: number): number {
  if (gDate === undefined || deliverytimeid === undefined || !isDeliveryTimeId(deliverytimeid)) return BID_WINDOW_MS;
  return Math.max(
    0,
    (findBidWindowEndMs(nowMs, toVisitInterval(gDate, deliverytimeid, 1).startsAtMs) ?? nowMs) - nowMs,
  );
}
