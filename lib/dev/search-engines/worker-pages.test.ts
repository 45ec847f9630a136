import { eq } from 'drizzle-orm';

import { isWorkerShown, toWorkerData } from '@/lib/seo/worker-data';
import { providers, reviews } from '@/lib/server/schema';
import { market, putTask } from '@/lib/server/testing/market';
import { useMarket } from '@/lib/server/testing/use-market';

import { structuredData } from './schema-org';

const SITE = 'https://pelakfan.example';
const about = { url: `${SITE}/yar/W201/`, siteUrl: SITE, description: 'Who she is', shareImageUrl: `${SITE}/a.png` };

describe('structured data of a professional’s page', () => {
  const service = useMarket({ holds: 'people' });

  it('[R-15] names the person, and the business in its city with the rating whose reviews stand on the page', async () => {
    const at = service.clock.now();
    const taskId = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
    await service.context.ports.database.connection.insert(reviews).values({
      taskId,
      providerId: market.providerId,
      customerId: market.customerId,
      stars: 5,
      reasons: [],
      text: '</script>',
      createdAt: at,
      updatedAt: at,
    });
    const worker = await service.call('workerprofile/getDetail', { id: market.providerId });
    const data = toWorkerData({ ...worker, writtenName: 'مریم رضایی', officeAddr: 'Valiasr 12' }, about);
    for (const part of data) expect(structuredData.safeParse(part).error?.issues).toBeUndefined();
    expect(data).toMatchObject([
      { mainEntity: { name: 'Maryam Rezaei', alternateName: 'مریم رضایی' } },
      {
        address: { addressLocality: 'Tehran' },
        image: `${SITE}/a.png`,
        aggregateRating: { ratingValue: 4, reviewCount: 10 },
        review: [{ reviewBody: '</script>' }],
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('Valiasr');
    const [, unreviewed] = toWorkerData({ ...worker, reviews: [] }, about);
    expect(unreviewed).not.toHaveProperty('aggregateRating');
  });

  it('is hidden, and in no list, from the professional’s break on', async () => {
    const read = () => service.call('workerprofile/getDetail', { id: market.providerId });
    const listCodes = async () =>
      (await service.call('workerprofile/getpages', {})).lstPage.map(({ workerCode }) => workerCode);
    const { workerCode } = await read();
    const setStatus = (status: 'active' | 'paused') =>
      service.context.ports.database.connection
        .update(providers)
        .set({ status })
        .where(eq(providers.userId, market.providerId));
    expect([isWorkerShown(await read()), (await listCodes()).includes(workerCode)]).toEqual([true, true]);
    await setStatus('paused');
    expect([isWorkerShown(await read()), (await listCodes()).includes(workerCode)]).toEqual([false, false]);
    await setStatus('active');
  });
});
