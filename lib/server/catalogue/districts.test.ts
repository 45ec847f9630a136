import { eq, sql } from 'drizzle-orm';

import { DISTRICT_REVIEWS } from '@/lib/domain/constants/reviews';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { listDistrictPaths } from './place-paths';
import { providers, tasks } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';

describe('a service in a neighbourhood', () => {
  const service = useMarket({ holds: 'people' });
  const connection = () => service.context.ports.database.connection;

  async function putReview(locationId: number, stars: number, text: string) {
    const at = service.clock.now();
    const taskId = await putTask(service, { state: 'DONE', startsAt: at, endsAt: at });
    const address = sql`${tasks.address} || ${JSON.stringify({ locationId })}::jsonb`;
    await connection().update(tasks).set({ address }).where(eq(tasks.id, taskId));
    await service.call('review/addreview', { taskid: taskId, stars, text }, { as: market.customerId });
    service.clock.advance(HOUR_MS);
  }
  const listDistricts = async () => (await service.call('pdp/getdistricts', {})).lstDistrict;
  const readDistrict = (locationid: number) =>
    service.call('pdp/getdistrict', { srvcategoryid: market.categoryId, locationid }, { locale: 'en' });

  it('has a page from its second written review on, where a provider comes and a price is known', async () => {
    await putReview(market.locationId, 5, 'Punctual.');
    expect(await listDistricts()).toEqual([]);
    await putReview(market.locationId, 4, 'Call me at 09121234567.');
    for (let given = 0; given < DISTRICT_REVIEWS.least; given += 1) {
      await putReview(market.locationId, 1, '');
      // Nobody comes there.
      await putReview(market.otherLocationId, 5, 'Good.');
    }
    const districts = await listDistricts();
    expect(districts).toMatchObject([
      { srvcategoryid: String(market.categoryId), cityid: market.cityId, locationid: market.locationId },
    ]);
    const asked = { srvcategoryid: market.categoryId, cityid: market.cityId };
    expect((await service.call('pdp/getdistricts', asked)).lstDistrict).toEqual(districts);
    expect((await service.call('pdp/getdistricts', { cityid: 2 })).lstDistrict).toEqual([]);
    const paths = listDistrictPaths(await service.call('boot/getallcategoryv3', {}), districts);
    expect(paths).toEqual([
      {
        path: `/services-at-location/tehran/house-cleaning/${districts[0]?.seopath}/`,
        hasPage: true,
        redirectsTo: null,
      },
    ]);
  });

  it('shows reviews of customers from there, newest first and without contacts, and their sum of stars', async () => {
    const { rating, lstReview } = await readDistrict(market.locationId);
    expect(rating).toEqual({ average: 4.5, count: 2 });
    expect(lstReview.map(({ stars }) => stars)).toEqual([4, 5]);
    expect(lstReview[0]?.text).not.toContain('0912');
    await expect(readDistrict(999_999)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('has no page while every provider there is on a break', async () => {
    await connection().update(providers).set({ status: 'paused' });
    expect(await listDistricts()).toEqual([]);
  });
});
