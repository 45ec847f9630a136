import { eq } from 'drizzle-orm';

import { EARNING_DAYS, RELIABILITY } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';

import { providers } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, theProviderWorks } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const service = useMarket();

const dashboard = (as: number) => service.call('expert/getdashboard', {}, { as });

describe('a provider’s dashboard', () => {
  it('[R-13] shows the last days’ pay by the ledger, and one point more for the kept job', async () => {
    const story = await anOrderStory(service);
    const { userId } = story.provider;
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    await service.context.ports.database.connection
      .update(providers)
      .set({ reliability: 90 })
      .where(eq(providers.userId, userId));
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: story.customer.userId });
    const { lstEarning, payableRial, reliability, lstReliability } = await dashboard(userId);
    expect(lstEarning).toHaveLength(EARNING_DAYS);
    expect(lstEarning.at(-1)).toMatchObject({ netRial: payableRial, jobCount: 1 });
    expect(lstEarning.slice(0, -1).every(({ netRial }) => netRial === 0)).toBe(true);
    expect(reliability).toBe(91);
    expect(lstReliability).toMatchObject([{ taskid: placed.taskid, reason: 'kept', points: 1 }]);
    service.clock.advance(EARNING_DAYS * DAY_MS);
    expect((await dashboard(userId)).lstEarning.every(({ jobCount }) => jobCount === 0)).toBe(true);
  });

  it('[R-13] takes points for returned accepted work, twice as many shortly before the visit, with the reason', async () => {
    for (const { beforeMs, reason } of [
      { beforeMs: 2 * DAY_MS, reason: 'withdrawn' },
      { beforeMs: 5 * HOUR_MS, reason: 'withdrawn-late' },
    ] as const) {
      const story = await anOrderStory(service);
      const { userId } = story.provider;
      const placed = await aPaidOrder(story);
      await theProviderDoes(story, placed, 'accept');
      const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as: userId });
      service.clock.advance(Math.max(0, taskDetail.startsAtMs - beforeMs - service.clock.now().getTime()));
      await theProviderDoes(story, placed, 'withdraw');
      const { reliability, lstReliability } = await dashboard(userId);
      expect(reliability).toBe(RELIABILITY.most + RELIABILITY.points[reason]);
      expect(lstReliability).toMatchObject([{ reason, points: RELIABILITY.points[reason] }]);
    }
  });
});
