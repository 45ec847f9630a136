import { eq } from 'drizzle-orm';

import { providers } from '../../schema';
import { aBid, aBiddingStory, aHandyman, aTaskOrder } from '../../seed/stories/bids';
import { anOrderStory, aPaidOrder, theProviderDoes } from '../../seed/stories/orders';
import { aFreeProvider } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

const service = useMarket();

const match = (taskid: number, as: number) => service.call('expert/getmatch', { taskid }, { as });

describe('the reason why a provider got a work', () => {
  it('[B-11] names the customer’s choice, the distance, and the next choice', async () => {
    const story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    const { userId } = story.provider;
    expect(await match(placed.taskid, userId)).toMatchObject({ way: 'chosen', askedCount: 0, lstCompared: [] });
    expect((await match(placed.taskid, userId)).travel).toMatchObject({ from: 'base' });
    const { lstTask } = await service.call('expert/getalltask', { list: 'newworks' }, { as: userId });
    expect(lstTask[0]).toMatchObject({
      taskid: placed.taskid,
      netRial: 8_160_000,
      travel: (await match(placed.taskid, userId)).travel,
    });
    await theProviderDoes(story, placed, 'decline');
    const next = await aFreeProvider(service.context);
    await service.call(
      'reqandpay/offernextprovider',
      { taskid: placed.taskid, workerUserId: next.userId },
      { as: story.customer.userId },
    );
    expect((await match(placed.taskid, next.userId)).way).toBe('chosen-next');
    await expect(match(placed.taskid, userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(match(2_000_000_000, userId)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[B-11] ranks the asked providers by rating, price and distance, without names, and keeps others’ quotes sealed until the choice is settled', async () => {
    const story = await aBiddingStory(service);
    const rival = await aHandyman(service);
    await service.context.ports.database.connection
      .update(providers)
      .set({ ratingSum: 500, ratingCount: 100 })
      .where(eq(providers.userId, rival.userId));
    const placed = await aTaskOrder(story);
    const { sgid } = await aBid(story, placed, story.provider);
    await aBid(story, placed, rival);
    const open = await match(placed.taskid, story.provider.userId);
    expect(open).toMatchObject({ way: 'bids' });
    const best = open.lstCompared[0];
    expect(best).toMatchObject({ rank: 1, isOwn: false, workerRate: 5, reviewCount: 100, priceRial: null });
    const own = open.lstCompared.find(({ isOwn }) => isOwn);
    expect(own?.priceRial).toBeGreaterThan(0);
    expect(JSON.stringify(open)).not.toMatch(/fullname|userId|مریم/);

    await service.call('suggestion/selectsuggestionbyuser', { sgid }, { as: story.customer.userId });
    expect((await match(placed.taskid, rival.userId)).lstCompared.some(({ isChosen }) => isChosen)).toBe(false);
    await service.call(
      'custom',
      { prefix: 'cod-', reqId: placed.reqid, giftCode: '0', useWallet: 'false' },
      { as: story.customer.userId },
    );
    const lost = await match(placed.taskid, rival.userId);
    const chosen = lost.lstCompared.find(({ isChosen }) => isChosen);
    expect(chosen).toMatchObject({ isOwn: false, priceRial: own?.priceRial });
    expect(lost.lstCompared.find(({ isOwn }) => isOwn)).toMatchObject({ rank: 1, isChosen: false });
    const stranger = await aFreeProvider(service.context);
    await expect(match(placed.taskid, stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });
});
