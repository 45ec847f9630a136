import { eq } from 'drizzle-orm';

import { providerLocations } from '../../../schema';
import {
  aPaidOrder,
  anOrderStory,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
} from '../../../seed/stories/orders';
import { aFreeProvider, type StoryProvider } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

describe('reqandpay/getstandin', () => {
  const service = useMarket();
  let story: OrderStory;
  let next: StoryProvider;
  beforeEach(async () => {
    // Nobody of another test is free here.
    await service.context.ports.database.connection.delete(providerLocations);
    story = await anOrderStory(service, { cashRials: 50_000_000 });
    next = await aFreeProvider(service.context);
  });

  const ask = async (taskid: number, as = story.customer.userId) =>
    (await service.call('reqandpay/getstandin', { taskid }, { as })).standIn;

  it('[B-32] names the next provider, before and after the acceptance', async () => {
    const placed = await aPaidOrder(story, { isRescueAgreed: true });
    expect(await ask(placed.taskid)).toMatchObject({ userId: next.userId, fullname: expect.any(String) });
    await theProviderDoes(story, placed, 'accept');
    expect(await ask(placed.taskid)).toMatchObject({ userId: next.userId });
    await theProviderDoes(story, placed, 'withdraw');
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail.providerUserId).toBe(next.userId);
    expect(await ask(placed.taskid)).toBeNull();
  });

  it('names another one once the stand-in is booked at that hour, and nobody when all are', async () => {
    const third = await aFreeProvider(service.context);
    const placed = await aPaidOrder(story, { isRescueAgreed: true });
    expect(await ask(placed.taskid)).toMatchObject({ userId: next.userId });
    const other = await anOrderStory(service, { cashRials: 50_000_000 });
    await aPaidOrder({ ...other, provider: next });
    await service.context.ports.database.connection.delete(providerLocations).where(isOf(other.provider.userId));
    expect(await ask(placed.taskid)).toMatchObject({ userId: third.userId });
    await service.context.ports.database.connection.delete(providerLocations).where(isOf(third.userId));
    expect(await ask(placed.taskid)).toBeNull();
  });

  it('names nobody without the customer’s consent, and after the work', async () => {
    const unagreed = await aPaidOrder(story);
    expect(await ask(unagreed.taskid)).toBeNull();
    const other = await anOrderStory(service, { cashRials: 50_000_000 });
    const done = await aPaidOrder(other, { isRescueAgreed: true });
    await theProviderWorks(other, done);
    expect(await ask(done.taskid, other.customer.userId)).toBeNull();
  });

  it('is the customer’s own', async () => {
    const placed = await aPaidOrder(story, { isRescueAgreed: true });
    await expect(ask(placed.taskid, story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(ask(999_999)).rejects.toMatchObject({ key: 'not-found' });
  });
});

const isOf = (userId: number) => eq(providerLocations.userId, userId);
