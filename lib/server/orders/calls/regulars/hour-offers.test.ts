import { and, eq } from 'drizzle-orm';

import { HOUR_OFFERS } from '@/lib/domain/constants/providers';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { addresses, hourOffers, inboxMessages, outgoingMessages, regulars, tasks } from '../../../schema';
import {
  aCashOrder,
  anOrderStory,
  aPaidOrder,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow } from '../../../seed/stories/people';
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
