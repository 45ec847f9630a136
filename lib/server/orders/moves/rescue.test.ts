import { and, eq } from 'drizzle-orm';

import { PROVIDER_ANSWER_MS } from '@/lib/domain/constants/answers';
import { HOUR_MS } from '@/lib/domain/constants/time-units';

import { bookings, inboxMessages, providerLocations, providers, reliabilityEvents } from '../../schema';
import { readBooks, toDifference } from '../../seed/stories/books';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aFreeProvider, type StoryProvider } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';
import { isRescueAgreed } from '../record/rescue-agreed';

describe('a customer with an earlier consent gets the next best provider at the agreed price', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let next: StoryProvider;
  beforeEach(async () => {
    // Nobody of another test is free here.
    await service.context.ports.database.connection.delete(providerLocations);
    story = await anOrderStory(service, { cashRials: 20_000_000 });
    next = await aFreeProvider(service.context);
  });

  const AGREED = { isRescueAgreed: true } as const;
  const byCustomer = () => ({ as: story.customer.userId });
  const read = async (placed: Placed, as = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid: placed.taskid }, { as })).taskDetail;
  const eventsOf = async (userId: number) => {
    const rows = await service.context.ports.database.connection
      .select({ event: inboxMessages.event })
      .from(inboxMessages)
      .where(eq(inboxMessages.userId, userId));
    return rows.map(({ event }) => event);
  };
  const bookedOf = async ({ taskid }: Placed) =>
    service.context.ports.database.connection
      .select({ providerId: bookings.providerId })
      .from(bookings)
      .where(and(eq(bookings.taskId, taskid), eq(bookings.isLive, true)));
  const nextDoes = (placed: Placed, ...moves: Parameters<typeof theProviderDoes>[2][]) =>
    theProviderDoes({ ...story, provider: next }, placed, ...moves);

  it('[B-14] after a decline: asked at once, for the same hour and money, and told in place of the decline', async () => {
    const placed = await aPaidOrder(story, AGREED);
    const [before, books] = [await read(placed), await readBooks(story)];
    await theProviderDoes(story, placed, 'decline');
    const after = await read(placed);
    expect(after).toMatchObject({ state: 'AWAITING_PROVIDER', providerUserId: next.userId, isRescueAgreed: true });
    const { startsAtMs, endHour, priceRial, lines, sums } = before;
    expect(after).toMatchObject({ startsAtMs, endHour, priceRial, lines, sums });
    expect(after.answerDueAtMs).toBe(service.clock.now().getTime() + PROVIDER_ANSWER_MS);
    expect(toDifference(books, await readBooks(story))).toEqual({});
    expect(await bookedOf(placed)).toEqual([{ providerId: next.userId }]);
    expect(await eventsOf(story.customer.userId)).toContain('order-rescued');
    expect(await eventsOf(story.customer.userId)).not.toContain('order-declined');
    expect(await eventsOf(next.userId)).toEqual(['work-new']);
    await theProviderWorks({ ...story, provider: next }, placed);
    expect(await read(placed)).toMatchObject({ state: 'DONE' });
  });

  it('[B-14] after no answer in time: the silent provider is not asked again', async () => {
    const placed = await aPaidOrder(story, AGREED);
    service.clock.advance(PROVIDER_ANSWER_MS);
    await runDueWork(service.context);
    expect(await read(placed)).toMatchObject({ state: 'AWAITING_PROVIDER', providerUserId: next.userId });
    expect(await eventsOf(story.provider.userId)).toContain('work-unanswered');
    expect(await eventsOf(story.customer.userId)).not.toContain('order-unanswered');
    await nextDoes(placed, 'decline');
    expect(await read(placed)).toMatchObject({ state: 'DECLINED', providerUserId: next.userId });
    const { lstServiceProvider } = await service.call(
      'reqandpay/getnextprovider',
      { taskid: placed.taskid },
      byCustomer(),
    );
    expect(lstServiceProvider).toEqual([]);
  });

  it('[B-14] after a return: the money stays, one apology is promised, and the return counts against the provider', async () => {
    const third = await aFreeProvider(service.context);
    const placed = await aPaidOrder(story, AGREED);
    const books = await readBooks(story);
    await theProviderDoes(story, placed, 'accept', 'withdraw');
    expect(await read(placed)).toMatchObject({ state: 'AWAITING_PROVIDER', providerUserId: next.userId });
    expect(toDifference(books, await readBooks(story))).toEqual({});
    await nextDoes(placed, 'accept', 'withdraw');
    expect(await read(placed)).toMatchObject({ state: 'AWAITING_PROVIDER', providerUserId: third.userId });
    const told = await eventsOf(story.customer.userId);
    expect(told.filter((event) => event === 'apology-promised')).toHaveLength(1);
    expect(told).not.toContain('order-cancelled');
    const counted = await service.context.ports.database.connection
      .select({ userId: reliabilityEvents.userId })
      .from(reliabilityEvents)
      .where(eq(reliabilityEvents.taskId, placed.taskid));
    expect(counted.map(({ userId }) => userId)).toEqual([story.provider.userId, next.userId]);
  });

  it('after a return: its provider reads that another has it, and nothing of home, person and the new provider', async () => {
    const placed = await aPaidOrder(story, { ...AGREED, description: 'کلید زیر گلدان است' });
    await theProviderDoes(story, placed, 'accept', 'withdraw');
    expect(await read(placed, story.provider.userId)).toMatchObject({
      state: 'DECLINED',
      providerUserId: null,
      providerName: null,
      userName: '',
      userDescription: '',
      deliveryStreet: '',
      latitude: null,
      contactMobile: null,
      timeline: [],
      moves: [],
      pay: null,
      isRescueAgreed: false,
    });
    const stranger = await aFreeProvider(service.context);
    await expect(read(placed, stranger.userId)).rejects.toMatchObject({ key: 'not-yours' });
  });

  it('for a cash order: the commission goes back to the first credit and is taken out of the second', async () => {
    const placed = await aCashOrder(story, AGREED);
    const books = await readBooks(story);
    await theProviderDoes(story, placed, 'accept', 'withdraw');
    expect(toDifference(books, await readBooks(story))).toEqual({});
    const seconds = { ...story, provider: next };
    const before = await readBooks(seconds);
    await nextDoes(placed, 'accept');
    expect(toDifference(before, await readBooks(seconds))).toEqual({
      credit: -THREE_HOURS_RIALS * 0.15,
      escrow: THREE_HOURS_RIALS * 0.15,
    });
    const { lstLine } = await service.call('payout/getstatement', {}, { as: story.provider.userId });
    expect(lstLine.map(({ name }) => name)).toEqual(['commission-return', 'commission', 'credit-top-up']);
  });

  it('for a cash order: never a provider whose credit does not cover it', async () => {
    await service.context.ports.database.connection
      .delete(providerLocations)
      .where(eq(providerLocations.userId, next.userId));
    await aFreeProvider(service.context, { biddingCreditRials: 0 });
    const placed = await aCashOrder(story, AGREED);
    await theProviderDoes(story, placed, 'decline');
    expect(await read(placed)).toMatchObject({ state: 'DECLINED' });
  });

  it('but without the consent the customer is asked, or gets the money back, as ever', async () => {
    const declined = await aPaidOrder(story);
    await theProviderDoes(story, declined, 'decline');
    expect(await read(declined)).toMatchObject({ state: 'DECLINED', isRescueAgreed: false });
    const withdrawn = await aPaidOrder(story, { deliverytimeid: 15 });
    await theProviderDoes(story, withdrawn, 'accept', 'withdraw');
    expect(await read(withdrawn)).toMatchObject({ state: 'CANCELLED_BY_PROVIDER' });
    expect(await eventsOf(next.userId)).toEqual([]);
  });

  it('[B-14] any gender comes where none was asked for, and the customer hears where nobody could be asked', async () => {
    const { connection } = service.context.ports.database;
    await connection.update(providers).set({ gender: 'male' }).where(eq(providers.userId, next.userId));
    const placed = await aPaidOrder(story, { ...AGREED, providerGender: null });
    await theProviderDoes(story, placed, 'decline');
    expect(await read(placed)).toMatchObject({ state: 'AWAITING_PROVIDER', providerUserId: next.userId });
    await theProviderDoes({ ...story, provider: next }, placed, 'decline');
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { ...byCustomer(), locale: 'en' });
    expect(userInboxLst[0]?.body).toContain('we looked for the next best, but nobody was free');
  });

  it.each(['a man where a woman was asked for', 'who was blocked', 'an hour that is too near'])(
    'but never one outside the consent: %s',
    async (who) => {
      const { connection } = service.context.ports.database;
      const placed = await aPaidOrder(story, { ...AGREED, providerGender: 'female' });
      if (who.startsWith('a man'))
        await connection.update(providers).set({ gender: 'male' }).where(eq(providers.userId, next.userId));
      if (who.startsWith('who')) {
        const other = await aPaidOrder({ ...story, provider: next }, { deliverytimeid: 16 });
        await service.call('ordermessage/blockconversation', { taskid: other.taskid, isBlocked: true }, byCustomer());
      }
      await theProviderDoes(story, placed, 'accept');
      if (who.startsWith('an hour')) {
        const { startsAtMs } = await read(placed);
        service.clock.advance(startsAtMs - HOUR_MS / 2 - service.clock.now().getTime());
      }
      const books = await readBooks(story);
      await theProviderDoes(story, placed, 'withdraw');
      expect(await read(placed)).toMatchObject({
        state: 'CANCELLED_BY_PROVIDER',
        providerUserId: story.provider.userId,
      });
      expect(toDifference(books, await readBooks(story)).escrow).toBe(-THREE_HOURS_RIALS);
    },
  );

  it('but not in an order that takes bids, which knows no such consent', () => {
    expect(isRescueAgreed({ draft: AGREED, kind: 'task' })).toBe(false);
    expect(isRescueAgreed({ draft: AGREED, kind: 'cleaning' })).toBe(true);
  });

  // On PGlite these run one after the other; with DATABASE_URL_TEST they are real races.
  it('[B-14] and cancels while the next one is asked: one order, one booking or none, and the money at one place', async () => {
    const placed = await aPaidOrder(story, AGREED);
    const outcomes = await Promise.allSettled([
      theProviderDoes(story, placed, 'decline'),
      service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, byCustomer()),
    ]);
    expect(outcomes[1].status).toBe('fulfilled');
    expect(await read(placed)).toMatchObject({ state: 'CANCELLED_BY_CUSTOMER' });
    expect(await bookedOf(placed)).toEqual([]);
    expect((await read(placed)).cancellation?.feeRial).toBe(0);
  });

  it('[B-14] or the money, when two give their work back at once and one provider is free for one of the two', async () => {
    const other = await anOrderStory(service);
    const [placed, another] = [await aPaidOrder(story, AGREED), await aPaidOrder(other, AGREED)];
    await theProviderDoes(story, placed, 'accept');
    await theProviderDoes(other, another, 'accept');
    await service.context.ports.database.connection.delete(providerLocations);
    next = await aFreeProvider(service.context);
    await Promise.all([theProviderDoes(story, placed, 'withdraw'), theProviderDoes(other, another, 'withdraw')]);
    const states = [await read(placed), await read(another, other.customer.userId)].map(
      ({ state, providerUserId }) => `${state} ${providerUserId === next.userId}`,
    );
    expect(states.sort()).toEqual(['AWAITING_PROVIDER true', 'CANCELLED_BY_PROVIDER false']);
  });
});
