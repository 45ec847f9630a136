import { and, eq } from 'drizzle-orm';

import { REGULARS } from '@/lib/domain/constants/providers';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { inboxMessages, providers, regulars } from '../schema';
import { anOrderStory, aPaidOrder, theProviderWorks, type OrderStory } from '../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

describe('a customer keeps a professional', () => {
  const service = useMarket();
  let story: OrderStory;
  let taskid: number;
  beforeEach(async () => {
    story = await anOrderStory(service);
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    taskid = placed.taskid;
  });

  const connection = () => service.context.ports.database.connection;
  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const ask = () => service.call('regular/keepprovider', { workerUserId: story.provider.userId }, customer());
  const answer = (isAgreed: boolean) =>
    service.call('regular/answercustomer', { customerUserId: story.customer.userId, isAgreed }, provider());
  const people = async () => (await service.call('regular/getpeople', {}, customer())).lstPerson;
  const customers = async () => (await service.call('regular/getcustomers', {}, provider())).lstCustomer;
  const events = async (userId: number) => {
    const rows = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
    return rows.map(({ event }) => event).filter((event) => event.startsWith('regular-'));
  };

  it('by asking, and is told when the professional agrees; both see it on their pages', async () => {
    expect(await people()).toEqual([
      expect.objectContaining({ userId: story.provider.userId, state: null, lastTaskid: taskid, doneTaskCount: 1 }),
    ]);
    expect((await ask()).state).toBe('asked');
    expect((await ask()).state).toBe('asked');
    expect(await events(story.provider.userId)).toEqual(['regular-asked']);
    expect(await customers()).toEqual([
      expect.objectContaining({ userId: story.customer.userId, name: 'سارا', state: 'asked', doneTaskCount: 1 }),
    ]);
    await answer(true);
    expect(await events(story.customer.userId)).toEqual(['regular-agreed']);
    expect(await people()).toMatchObject([{ state: 'agreed', fullname: 'مریم رضایی' }]);
    expect(await customers()).toMatchObject([{ state: 'agreed' }]);
    expect((await ask()).state).toBe('agreed');
    await expect(answer(false)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('not after a refusal, until some time has passed', async () => {
    await ask();
    await answer(false);
    expect(await events(story.customer.userId)).toEqual(['regular-declined']);
    expect(await people()).toMatchObject([{ userId: story.provider.userId }]);
    expect(await customers()).toEqual([]);
    await expect(ask()).rejects.toMatchObject({ key: 'regular-declined' });
    // The customer's end does not forget the refusal.
    await service.call('regular/endkeeping', { userId: story.provider.userId, side: 'customer' }, customer());
    await expect(ask()).rejects.toMatchObject({ key: 'regular-declined' });
    service.clock.advance(REGULARS.askAgainAfterMs);
    expect((await ask()).state).toBe('asked');
  });

  it('until one of the two ends it, and the other hears of it', async () => {
    await ask();
    await answer(true);
    await service.call('regular/endkeeping', { userId: story.provider.userId, side: 'customer' }, customer());
    expect(await events(story.provider.userId)).toEqual(['regular-asked', 'regular-left']);
    expect(await people()).toMatchObject([{ state: null }]);
    await ask();
    await answer(true);
    await service.call('regular/endkeeping', { userId: story.customer.userId, side: 'provider' }, provider());
    await service.call('regular/endkeeping', { userId: story.customer.userId, side: 'provider' }, provider());
    expect(await events(story.customer.userId)).toEqual(['regular-agreed', 'regular-agreed', 'regular-ended']);
    expect(await customers()).toEqual([]);
    await expect(ask()).rejects.toMatchObject({ key: 'regular-declined' });
  });

  it('and takes a question back unseen by the professional', async () => {
    await ask();
    await service.call('regular/endkeeping', { userId: story.provider.userId, side: 'customer' }, customer());
    expect(await customers()).toEqual([]);
    expect(await events(story.provider.userId)).toEqual(['regular-asked']);
  });

  it('only one who has completed an order of theirs, and who still works', async () => {
    const stranger = await aFreeProvider(service.context);
    const keep = (workerUserId: number) => service.call('regular/keepprovider', { workerUserId }, customer());
    await expect(keep(stranger.userId)).rejects.toMatchObject({ key: 'no-work-together' });
    await expect(keep(story.customer.userId)).rejects.toMatchObject({ key: 'not-found' });
    await connection()
      .update(providers)
      .set({ status: 'suspended' })
      .where(eq(providers.userId, story.provider.userId));
    await expect(ask()).rejects.toMatchObject({ key: 'not-found' });
    expect(await people()).toEqual([]);
  });

  it('up to a number, with a few questions a day', async () => {
    for (let count = 0; count < REGULARS.ofCustomer; count += 1)
      await connection()
        .insert(regulars)
        .values({
          customerId: story.customer.userId,
          providerId: (await aFreeProvider(service.context)).userId,
          state: 'agreed',
          askedAt: service.clock.now(),
        });
    await expect(ask()).rejects.toMatchObject({ key: 'limit-reached' });
    for (let count = 1; count < REGULARS.asksADay; count += 1)
      await expect(ask()).rejects.toMatchObject({ key: 'limit-reached' });
    await expect(ask()).rejects.toMatchObject({ key: 'TooMuchRequest' });
    service.clock.advance(DAY_MS);
    await expect(ask()).rejects.toMatchObject({ key: 'limit-reached' });
  });

  it('and nobody else answers or ends it for them', async () => {
    await ask();
    const other = await aFreeProvider(service.context);
    const stranger = await aCustomerWithAnAddress(service.context);
    await expect(
      service.call(
        'regular/answercustomer',
        { customerUserId: story.customer.userId, isAgreed: true },
        { as: other.userId },
      ),
    ).rejects.toMatchObject({ key: 'not-found' });
    await service.call(
      'regular/endkeeping',
      { userId: story.provider.userId, side: 'customer' },
      { as: stranger.userId },
    );
    const [row] = await connection()
      .select()
      .from(regulars)
      .where(and(eq(regulars.customerId, story.customer.userId), eq(regulars.providerId, story.provider.userId)));
    expect(row?.state).toBe('asked');
  });
});
