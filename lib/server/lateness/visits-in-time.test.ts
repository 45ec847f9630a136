import { LATENESS } from '@/lib/domain/constants/orders';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { lateStarts } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { listPercentsInTime } from './visits-in-time';

const service = useMarket({ holds: 'people' });

/** Visits that began `daysAgo` days ago; the first of them late. */
async function begunVisits(count: number, daysAgo: number, lateCount = 0): Promise<void> {
  const { clock, database } = service.context.ports;
  const startedAt = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  for (let index = 0; index < count; index += 1) {
    const endsAt = new Date(startedAt.getTime() + HOUR_MS);
    const taskId = await putTask(service, { state: 'COMPLETED', startsAt: startedAt, endsAt, startedAt });
    if (index < lateCount)
      await database.connection
        .insert(lateStarts)
        .values({ taskId, lateMinutes: 20, percent: 5, amountRials: 480_000, creditedAt: startedAt });
  }
}
const inTime = async (b: string, cityid?: string) =>
  (await service.call('pdp/fetch', { a: market.categoryId, b, cityid })).inTime;

it('[B-29] a service shows the share of the last 30 days’ visits that began in time, from 30 visits on', async () => {
  await begunVisits(LATENESS.shownFromVisits - 1, 2, 1);
  // Before the window, and today.
  await begunVisits(2, LATENESS.shownDays + 2);
  await begunVisits(1, 0);
  expect(await inTime('0')).toBeNull();
  await begunVisits(1, LATENESS.shownDays - 1);
  expect(await inTime('0')).toEqual({ percent: 96, visitCount: 30 });
  expect(await inTime(String(market.typeId))).toEqual({ percent: 96, visitCount: 30 });
  expect(await inTime('302')).toBeNull();
  expect(await inTime('0', String(market.cityId))).toBeNull();
});

it('a professional who is free shows the share of the last 90 days’ visits that began in time, from 30 visits on', async () => {
  const { database, clock } = service.context.ports;
  const { providerId } = market;
  const read = async () => (await listPercentsInTime(database.connection, [providerId], clock.now())).get(providerId);
  const before = await read();
  await begunVisits(LATENESS.shownFromVisits, LATENESS.personShownDays - 1, LATENESS.shownFromVisits);
  expect(await read()).toBeLessThan(before ?? 100);
  expect(await listPercentsInTime(database.connection, [providerId + 1, 999_999], clock.now())).toEqual(new Map());
});
