import { and, eq } from 'drizzle-orm';

import { UNPAID_ORDER_LIMIT } from '@/lib/domain/constants/orders';
import { HOUR_OFFERS } from '@/lib/domain/constants/providers';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { createPaymentGateways } from '../../../ports/payment-gateways';
import {
  addresses,
  hourOffers,
  inboxMessages,
  ledgerAccounts,
  outgoingMessages,
  regulars,
  tasks,
} from '../../../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';

describe('an hour that a professional offers a regular', () => {
  const service = useMarket();
  let story: OrderStory;
  let done: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 200_000_000 });
    done = await aCashOrder(story);
    await theProviderWorks(story, done);
    await agree();
  });

  const connection = () => service.context.ports.database.connection;
  const customer = () => ({ as: story.customer.userId });
  const provider = () => ({ as: story.provider.userId });
  const agree = (customerId = story.customer.userId) =>
    connection().insert(regulars).values({
      customerId,
      providerId: story.provider.userId,
      state: 'agreed',
      askedAt: service.clock.now(),
      decidedAt: service.clock.now(),
    });
  const hour = (startHour = 9, days = 5) => ({
    gDate: aDayFromNow(service.context, days),
    deliverytimeid: toDeliveryTimeId(startHour),
  });
  const offer = (at = hour(), customerUserId = story.customer.userId) =>
    service.call('regular/offerhour', { customerUserId, ...at }, provider());
  const offers = async () => (await service.call('regular/getoffers', {}, customer())).lstOffer;
  const requireOffer = async () => {
    const [first] = await offers();
    if (!first) throw new Error('There is an offer.');
    return first;
  };
  const take = async (priceRial?: number) => {
    const { offerid, priceRial: seenRial } = await requireOffer();
    return service.call('regular/takeoffer', { offerid, priceRial: priceRial ?? seenRial }, customer());
  };
  const readTask = async (taskid: number) => {
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, taskid));
    return row ?? Promise.reject(new Error('There is no such order.'));
  };
  const events = async (userId: number) => {
    const rows = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, userId));
    return rows.map(({ event }) => event).filter((event) => event.startsWith('regular-hour'));
  };

  it('[B-32] is one of their own free hours; the customer hears of it and orders it in one call, as the last order was', async () => {
    const { lstAvailableDate, workName } = await service.call(
      'regular/getofferhours',
      { customerUserId: story.customer.userId },
      provider(),
    );
    expect(workName).not.toBe('');
    const day = lstAvailableDate.find(({ gDate }) => gDate === hour().gDate);
    expect(day?.lstDeliveryTimeSheet.find(({ startHour }) => startHour === 9)).toMatchObject({ isFull: false });
    await offer();
    expect(await events(story.customer.userId)).toEqual(['regular-hour-offered']);
    const sms = await connection().$count(outgoingMessages, eq(outgoingMessages.recipient, story.customer.mobile));
    expect(sms).toBeGreaterThan(0);
    expect(await offers()).toMatchObject([
      { taskid: done.taskid, fullname: 'مریم رضایی', ...hour(), startHour: 9, endHour: 12, paymentWay: 'cash' },
    ]);
    const placed = await take();
    expect(placed).toMatchObject({ state: 'PENDING_PAYMENT', paymentWay: 'cash' });
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, placed.taskid));
    expect(row).toMatchObject({
      providerId: story.provider.userId,
      customerId: story.customer.userId,
      paymentWay: 'cash',
    });
    expect(row?.draft).toMatchObject({ cleaningHours: 3, deliveryaddrid: story.customer.addressId });
    expect(await offers()).toEqual([]);
  });

  it('costs today’s price: a price that the customer did not see orders nothing', async () => {
    await offer();
    await expect(take(1_000)).rejects.toMatchObject({ key: 'price-changed' });
    expect(await offers()).toHaveLength(1);
  });

  it('can be declined, and the professional hears of it', async () => {
    await offer();
    const { offerid } = await requireOffer();
    await service.call('regular/declineoffer', { offerid }, customer());
    expect(await events(story.provider.userId)).toEqual(['regular-hour-declined']);
    expect(await offers()).toEqual([]);
    await expect(service.call('regular/declineoffer', { offerid }, customer())).rejects.toMatchObject({
      key: 'not-found',
    });
  });

  it('is one at a time, and ends by itself', async () => {
    await offer();
    await offer(hour(15));
    expect(await offers()).toMatchObject([{ startHour: 15 }]);
    service.clock.advance(HOUR_OFFERS.waitsMs);
    expect(await offers()).toEqual([]);
  });

  it('is hidden once it is taken, and cannot be ordered', async () => {
    await offer();
    const { offerid, priceRial } = await requireOffer();
    const other = { ...story, customer: await aCustomerWithAnAddress(service.context, { cashRials: 100_000_000 }) };
    await aPaidOrder(other, hour());
    expect(await offers()).toEqual([]);
    await expect(service.call('regular/takeoffer', { offerid, priceRial }, customer())).rejects.toMatchObject({
      key: 'slot-taken',
    });
  });

  describe('is not ordered', () => {
    const refuse = (key: string) => expect(take()).rejects.toMatchObject({ key });
    const changeDone = (change: Partial<typeof tasks.$inferInsert>) =>
      connection().update(tasks).set(change).where(eq(tasks.id, done.taskid));

    it('after its end', async () => {
      await offer();
      const { offerid, priceRial } = await requireOffer();
      service.clock.advance(HOUR_OFFERS.waitsMs);
      const late = service.call('regular/takeoffer', { offerid, priceRial }, customer());
      await expect(late).rejects.toMatchObject({ key: 'move-not-allowed' });
    });

    it('as a wallet’s order where the wallet does not reach', async () => {
      story = await anOrderStory(service);
      done = await aCashOrder(story);
      await theProviderWorks(story, done);
      await agree();
      await changeDone({ paymentWay: 'wallet' });
      await offer();
      await refuse('wallet-too-low');
    });

    it('in cash where the professional’s credit is used up, nor beside cash that is owed', async () => {
      await offer();
      const account = eq(ledgerAccounts.ownerId, story.provider.userId);
      const isCredit = and(account, eq(ledgerAccounts.kind, 'bidding-credit'));
      const [credit] = await connection().select().from(ledgerAccounts).where(isCredit);
      await connection().update(ledgerAccounts).set({ balanceRials: 0 }).where(isCredit);
      await refuse('cash-not-offered');
      await connection()
        .update(ledgerAccounts)
        .set({ balanceRials: credit?.balanceRials ?? 0 })
        .where(isCredit);
      await changeDone({ cashOutcome: 'none' });
      await refuse('cash-owed');
    });

    it('with a photo that is not the customer’s, nor where the service has ended', async () => {
      const { draft } = await readTask(done.taskid);
      await changeDone({ draft: { ...draft, descriptionImageId: 999_999 } });
      await offer();
      await refuse('not-yours');
      await changeDone({ draft: { ...draft, srvcategoryid: 1 } });
      await refuse('service-not-available');
    });

    it('at the hour of another unpaid order, nor beside as many unpaid ones as there may be', async () => {
      await offer(hour(9, 5));
      const elsewhere = { ...story, provider: await aFreeProvider(service.context) };
      const { taskid } = await aPlacedOrder(elsewhere, hour(9, 5));
      await refuse('order-overlaps');
      await service.call('reqandpay/cancelrequest', { reqid: (await readTask(taskid)).requestId }, customer());
      for (let day = 0; day < UNPAID_ORDER_LIMIT.withoutCompletedOrder; day += 1)
        await aPlacedOrder(elsewhere, hour(9, 6 + day));
      await refuse('unpaid-orders-limit');
    });
  });

  it('is neither a taken hour, nor one before an answer could come', async () => {
    await aPaidOrder(story, hour());
    await expect(offer()).rejects.toMatchObject({ key: 'slot-taken' });
    const soon = { gDate: aDayFromNow(service.context, 0), deliverytimeid: toDeliveryTimeId(8) };
    await expect(offer(soon)).rejects.toMatchObject({ key: 'slot-expired' });
  });

  it('needs a regular, and an address that is still there', async () => {
    const stranger = await aCustomerWithAnAddress(service.context);
    await expect(offer(hour(), stranger.userId)).rejects.toMatchObject({ key: 'not-found' });
    const { userId } = story.customer;
    await connection().update(addresses).set({ isEnabled: false }).where(eq(addresses.userId, userId));
    await expect(offer()).rejects.toMatchObject({ key: 'not-found' });
    const asked = await service.call('regular/getofferhours', { customerUserId: userId }, provider());
    expect(asked.lstAvailableDate).toEqual([]);
  });

  it('is the customer’s own', async () => {
    await offer();
    const { offerid, priceRial } = await requireOffer();
    const stranger = { as: (await aCustomerWithAnAddress(service.context)).userId };
    await expect(service.call('regular/takeoffer', { offerid, priceRial }, stranger)).rejects.toMatchObject({
      key: 'not-found',
    });
    await expect(service.call('regular/declineoffer', { offerid }, stranger)).rejects.toMatchObject({
      key: 'not-found',
    });
    const isOpen = and(eq(hourOffers.id, offerid), eq(hourOffers.state, 'open'));
    expect(await connection().$count(hourOffers, isOpen)).toBe(1);
  });
});

describe('an offered hour on a site without a bank', () => {
  const service = useMarket({ ports: { gateways: createPaymentGateways({ offered: [] }) } });

  it('is not ordered as an order that was paid at one (regular/takeoffer)', async () => {
    const story = await anOrderStory(service);
    const placed = await aCashOrder(story, { ipgId: 3 });
    await theProviderWorks(story, placed);
    const { connection } = service.context.ports.database;
    await connection.update(tasks).set({ paymentWay: 'online' }).where(eq(tasks.id, placed.taskid));
    const [customerId, providerId] = [story.customer.userId, story.provider.userId];
    const now = service.clock.now();
    const pair = { customerId, providerId, state: 'agreed', askedAt: now, decidedAt: now } as const;
    await connection.insert(regulars).values(pair);
    const hour = { gDate: aDayFromNow(service.context, 5), deliverytimeid: toDeliveryTimeId(9) };
    await service.call('regular/offerhour', { customerUserId: customerId, ...hour }, { as: providerId });
    const [offer] = (await service.call('regular/getoffers', {}, { as: customerId })).lstOffer;
    const { offerid = 0, priceRial = 0 } = offer ?? {};
    const take = service.call('regular/takeoffer', { offerid, priceRial }, { as: customerId });
    await expect(take).rejects.toMatchObject({ key: 'bank-not-offered' });
  });
});
