import { and, eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import { apologies, inboxMessages, knownDevices, providers, walletTopUps } from '../schema';
import { readBooks, toDifference } from '../seed/stories/books';
import {
  aCashOrder,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';

describe('the apology for returned work', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await aStory(await aCustomerWithAnAddress(service.context));
  });

  const aStory = async (customer = story.customer): Promise<OrderStory> => ({
    service,
    customer,
    provider: await aFreeProvider(service.context, { biddingCreditRials: 100_000_000 }),
  });
  const isGivenBack = async (own: OrderStory = story) => {
    const placed = await aCashOrder(own, { gDate: aDayFromNow(service.context, 3) });
    await theProviderDoes(own, placed, 'accept', 'withdraw');
  };
  /** A provider who returns work so often is offered none for a while; here it is the money that counts. */
  const standsWellAgain = () =>
    service.context.ports.database.connection
      .update(providers)
      .set({ reliability: 100, offersHeldUntil: null, status: 'active' });
  const countPromised = async () =>
    (await service.context.ports.database.connection.select().from(apologies)).filter(
      ({ customerId }) => customerId === story.customer.userId,
    ).length;
  const giftOf = async () =>
    (await service.call('wallet/getaccountbalance', {}, { as: story.customer.userId })).balanceGiftCredit;
  const isCompleted = async (own: OrderStory, way: 'cash' | 'online') => {
    const wish = { gDate: aDayFromNow(service.context, 3) };
    const placed = way === 'cash' ? await aCashOrder(own, wish) : await aPaidOrder(own, wish);
    await theProviderWorks(own, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: own.customer.userId });
  };
  const tellings = () =>
    service.context.ports.database.connection.$count(
      inboxMessages,
      and(eq(inboxMessages.userId, story.customer.userId), eq(inboxMessages.event, 'apology-promised')),
    );

  it('makes no rial of thirty cash orders that were accepted and given back', async () => {
    const before = await readBooks(story);
    for (let round = 0; round < 30; round += 1) {
      await isGivenBack();
      await standsWellAgain();
    }
    expect(toDifference(before, await readBooks(story))).toEqual({});
    expect([await countPromised(), await giftOf(), await tellings()]).toEqual([1, 0, 1]);
  });

  it('becomes a gift when an order paid online is completed, one an order, and none by a cash order', async () => {
    await isGivenBack();
    await isGivenBack(await aStory());
    const next = await aStory();
    await isCompleted(next, 'cash');
    expect(await giftOf()).toBe(0);
    await isCompleted(next, 'online');
    expect(await giftOf()).toBe(200_000);
    await isCompleted(next, 'online');
    await isCompleted(next, 'online');
    expect(await giftOf()).toBe(400_000);
  });

  it('is promised three times a year, and once in 90 days for one provider', async () => {
    await isGivenBack();
    service.clock.advance(89 * DAY_MS);
    await isGivenBack();
    expect(await countPromised()).toBe(1);
    service.clock.advance(2 * DAY_MS);
    await isGivenBack();
    expect(await countPromised()).toBe(2);
    for (let round = 0; round < 3; round += 1) await isGivenBack(await aStory());
    expect(await countPromised()).toBe(3);
  });

  it('is three for five providers who give back at once', async () => {
    const own = await Promise.all(Array.from({ length: 5 }, () => aStory()));
    const accepted: (readonly [OrderStory, Placed])[] = [];
    for (const [index, each] of own.entries()) {
      const placed = await aPaidOrder(each, { gDate: aDayFromNow(service.context, 3 + index) });
      await theProviderDoes(each, placed, 'accept');
      accepted.push([each, placed]);
    }
    await Promise.all(accepted.map(([each, placed]) => theProviderDoes(each, placed, 'withdraw')));
    expect(await countPromised()).toBe(3);
  });

  it.each([
    [
      'device',
      async ({ customer, provider }: OrderStory) => {
        const lastUsedAt = service.clock.now();
        for (const { userId } of [customer, provider])
          await service.context.ports.database.connection
            .insert(knownDevices)
            .values({ userId, deviceId: `shared-${customer.userId}`, lastUsedAt });
      },
    ],
    [
      'card',
      async ({ customer, provider }: OrderStory) => {
        for (const { userId } of [customer, provider])
          await service.context.ports.database.connection.insert(walletTopUps).values({
            userId,
            gatewayId: 'test-bank',
            authority: `card-${userId}`,
            amountRials: 100_000,
            state: 'paid',
            maskedCard: `603799******${customer.userId}`,
            createdAt: service.clock.now(),
          });
      },
    ],
  ] as const)('is not promised where both have one %s', async (_what, share) => {
    await share(story);
    await isGivenBack();
    expect([await countPromised(), await tellings()]).toEqual([0, 0]);
    await isGivenBack(await aStory());
    expect(await countPromised()).toBe(1);
  });

  it('is not promised where both call from one network', async () => {
    const placed = await aCashOrder(story);
    await theProviderDoes(story, placed, 'accept');
    const by = { as: story.provider.userId, facts: { ipAddress: '192.0.2.1' } };
    await service.call('expert/movetask', { taskid: placed.taskid, move: 'withdraw' }, by);
    expect([await countPromised(), await tellings()]).toEqual([0, 0]);
  });
});
