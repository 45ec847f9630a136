import { SERIES_ACTS_A_DAY } from '@/lib/domain/constants/orders';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { providerAbsences } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory } from '../../seed/stories/orders';
import { aDayFromNow } from '../../seed/stories/people';
import { runDueWork } from '../../timers';
import { useMarket } from '../../testing/use-market';

describe('a visit of a series (series/moveseries)', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let seriesid: number;
  beforeEach(async () => {
    story = await anOrderStory(service);
    const day = aDayFromNow(service.context, 3);
    const placed = await aPaidOrder(story, { plan: 'weekly', weekdays: [toSeriesWeekday(day)] });
    await theProviderDoes(story, placed, 'accept');
    await runDueWork(service.context);
    seriesid = placed.seriesid ?? 0;
  });

  const by = () => ({ as: story.customer.userId });
  const read = async () => {
    const { lstSeries } = await service.call('series/getseries', {}, by());
    return lstSeries.find((one) => one.seriesid === seriesid)?.lstVisit ?? [];
  };
  /** The second visit, to the day and, as the day goes on, to the hour. */
  const move = async (gDate: string, startHour = 9) => {
    const visitDate = (await read())[1]?.visitDate;
    const to = { gDate, deliverytimeid: toDeliveryTimeId(startHour) };
    return service.call('series/moveseries', { seriesid, act: 'move', visitDate, ...to }, by());
  };

  it('[B-05] is moved to no hour that its professional has not', async () => {
    const before = await read();
    const day = aDayFromNow(service.context, 11);
    await service.context.ports.database.connection.insert(providerAbsences).values({
      userId: story.provider.userId,
      startsAt: new Date(toInstantMs(day)),
      endsAt: new Date(toInstantMs(day, 24)),
      isWholeDay: true,
    });
    await expect(move(day)).rejects.toMatchObject({ key: 'slot-taken' });
    expect(await read()).toEqual(before);
  });

  it('[B-05] is moved to no hour that is over or too near', async () => {
    const before = await read();
    await expect(move(aDayFromNow(service.context, -1))).rejects.toMatchObject({ key: 'slot-expired' });
    await expect(move(aDayFromNow(service.context, 0), 8)).rejects.toMatchObject({ key: 'slot-expired' });
    expect(await read()).toEqual(before);
  });

  it('[B-05] is moved to no day of another visit', async () => {
    const before = await read();
    await expect(move(before[2]?.gDate ?? '', 15)).rejects.toMatchObject({ key: 'series-day-taken' });
    expect(await read()).toEqual(before);
  });

  it('is changed so often a day, and no more', async () => {
    const act = { seriesid, act: 'agree' } as const;
    for (let time = 0; time < SERIES_ACTS_A_DAY; time += 1)
      await expect(service.call('series/moveseries', act, by())).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(service.call('series/moveseries', act, by())).rejects.toMatchObject({ key: 'TooMuchRequest' });
  });
});
