import crypto, { randomUUID } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';

import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import {
  anOrderStory,
  aDraft,
  aPlacedOrder,
  payAtTheBank,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../../../seed/stories/people';
import { bookings, tasks } from '../../../schema';
import { useMarket } from '../../../testing/use-market';

describe('clean/addcleanrequest', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const countTasks = async () =>
    (await service.context.ports.database.connection.select({ id: tasks.id }).from(tasks)).length;

  it('[F-24] ends at the shown price’s time: in the order, the booking and the calendar alike', async () => {
    const answers = { srvcattypeid: 301, cleaningHours: 3, petTypes: ['cat' as const, 'dog' as const] };
    const { needHour } = await service.call('clean/getcleanprice', answers, { as: story.customer.userId });
    expect(needHour).toBeGreaterThan(answers.cleaningHours);
    const { taskid } = await aPlacedOrder(story, { cleaningHours: answers.cleaningHours, petTypes: answers.petTypes });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId });
    expect(taskDetail.endHour - taskDetail.startHour).toBe(needHour);
    const { connection } = service.context.ports.database;
    const [booked] = await connection.select().from(bookings).where(eq(bookings.taskId, taskid));
    const endsAtMs = taskDetail.startsAtMs + needHour * HOUR_MS;
    expect(booked).toMatchObject({
      startsAt: new Date(taskDetail.startsAtMs),
      endsAt: new Date(endsAtMs + TRAVEL_BUFFER_MS),
    });
  });

  it('[C-clean] [E-10] writes the order with its frozen draft, lines and slot, and waits 15 min for the payment', async () => {
    const placed = await aPlacedOrder(story, {
      description: 'کلید نزد سرایدار است',
      petTypes: ['cat'],
      usesGift: true,
    });
    const nowMs = service.clock.now().getTime();
    expect(placed).toMatchObject({
      state: 'PENDING_PAYMENT',
      srvcategoryid: '3',
      srvcattypeid: 301,
      paymentExpiresAtMs: nowMs + 15 * 60_000,
      merchantid: story.provider.userId,
    });
    expect(placed.reqcode).toMatch(/^\d{8}$/);
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail).toMatchObject({
      state: 'PENDING_PAYMENT',
      userDescription: 'کلید نزد سرایدار است',
      petTypes: ['cat'],
      startHour: 9,
      codFlag: 'unknown',
      isPaid: false,
    });
    expect(taskDetail.lines.reduce((sum, line) => sum + line.amountRial, 0)).toBe(taskDetail.priceRial);
    expect(taskDetail.timeline).toEqual([{ state: 'PENDING_PAYMENT', move: 'place', atMs: nowMs }]);
  });

  it('answers a repeated key with its order, and refuses it with another body', async () => {
    const idempotencyKey = randomUUID();
    const by = { as: story.customer.userId, idempotencyKey };
    const before = await countTasks();
    const first = await service.call('clean/addcleanrequest', aDraft(story), by);
    expect(await service.call('clean/addcleanrequest', aDraft(story), by)).toEqual(first);
    await expect(service.call('clean/addcleanrequest', aDraft(story, { cleaningHours: 4 }), by)).rejects.toMatchObject({
      key: 'idempotency-key-reused',
      status: 409,
    });
    expect(await countTasks()).toBe(before + 1);
  });

  it('makes one order of a key twice at once', async () => {
    const by = { as: story.customer.userId, idempotencyKey: randomUUID() };
    const before = await countTasks();
    const [one, other] = await Promise.all([
      service.call('clean/addcleanrequest', aDraft(story), by),
      service.call('clean/addcleanrequest', aDraft(story), by),
    ]);
    expect(one).toEqual(other);
    expect(await countTasks()).toBe(before + 1);
  });

  it('draws another code for one that exists: one order, one slot, and its key answers with it', async () => {
    const earlier = await aPlacedOrder(story);
    const later = {
      ...story,
      customer: await aCustomerWithAnAddress(service.context),
      provider: await aFreeProvider(service.context),
    };
    const by = { as: later.customer.userId, idempotencyKey: randomUUID() };
    const before = await countTasks();
    const drawn = jest.spyOn(crypto, 'randomInt').mockReturnValueOnce(Number(earlier.reqcode) as never);
    const placed = await service.call('clean/addcleanrequest', aDraft(later), by);
    expect(drawn).toHaveBeenCalledTimes(2);
    drawn.mockRestore();
    expect(placed.reqcode).not.toBe(earlier.reqcode);
    expect(await service.call('clean/addcleanrequest', aDraft(later), by)).toEqual(placed);
    expect(await countTasks()).toBe(before + 1);
  });

  it('gives one provider’s hour to one of two customers, and the other the next offer', async () => {
    const rival: OrderStory = { ...story, customer: await aCustomerWithAnAddress(service.context) };
    const spare = await aFreeProvider(service.context);
    const outcomes = await Promise.allSettled([aPlacedOrder(story), aPlacedOrder(rival)]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ key: 'slot-taken', status: 409 });
    const next: unknown = refused[0].details.next;
    expect(next).toMatchObject({
      provider: { userId: spare.userId },
      earliest: { gDate: aDayFromNow(service.context, 0), startHour: 14 },
    });
  });

  it('keeps the way to the next visit free, and no more', async () => {
    const rival: OrderStory = { ...story, customer: await aCustomerWithAnAddress(service.context) };
    await aPlacedOrder(rival, { deliverytimeid: toDeliveryTimeId(9) });
    await expect(aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(12) })).rejects.toMatchObject({
      key: 'slot-taken',
    });
    await expect(aPlacedOrder(story, { deliverytimeid: toDeliveryTimeId(13) })).resolves.toMatchObject({
      state: 'PENDING_PAYMENT',
    });
  });

  it('replaces the customer’s own unpaid order at that hour', async () => {
    const first = await aPlacedOrder(story, { usesGift: true });
    const second = await aPlacedOrder(story, { description: 'با سگ' });
    const stateOf = async ({ taskid }: typeof first) =>
      (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail.state;
    expect([await stateOf(first), await stateOf(second)]).toEqual(['CANCELLED_BY_CUSTOMER', 'PENDING_PAYMENT']);
    await payAtTheBank(story, second);
    await expect(aPlacedOrder(story)).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it.each([
    ['another price than was seen', { priceRial: THREE_HOURS_RIALS - 10 }, 'price-changed'],
    ['an hour that is over', { gDate: '2026-11-20' }, 'slot-expired'],
    ['an hour too near', { gDate: '2026-11-21', deliverytimeid: toDeliveryTimeId(12) }, 'slot-expired'],
    ['a day too far', { gDate: '2027-03-01' }, 'slot-expired'],
    ['an hour that the provider does not work', { deliverytimeid: toDeliveryTimeId(19) }, 'slot-taken'],
    ['a provider who is none', { workerUserId: 999_999 }, 'slot-taken'],
    ['no provider', { workerUserId: null }, 'invalid-input'],
    ['no address', { deliveryaddrid: null }, 'invalid-input'],
    ['an address that is not there', { deliveryaddrid: 999_999 }, 'invalid-input'],
    ['a gateway that is none', { ipgId: 9 }, 'invalid-input'],
    ['the wallet without money in it', { ipgId: 2 }, 'wallet-too-low'],
    ['another category', { srvcategoryid: 12 }, 'service-not-available'],
    ['a type that is none', { srvcattypeid: 999_999 }, 'service-not-available'],
    ['somebody else’s photo', { descriptionImageId: 999_999 }, 'not-yours'],
  ])('refuses %s and writes nothing', async (_case, wishes, key) => {
    const before = await countTasks();
    await expect(aPlacedOrder(story, wishes)).rejects.toMatchObject({ key });
    expect(await countTasks()).toBe(before);
  });

  it('answers a changed price with its lines', async () => {
    await expect(aPlacedOrder(story, { priceRial: 1 })).rejects.toMatchObject({
      details: {
        priceRial: THREE_HOURS_RIALS,
        payableRial: THREE_HOURS_RIALS,
        lines: [{ amountRial: THREE_HOURS_RIALS }],
      },
    });
    await expect(aPlacedOrder(story, { priceRial: THREE_HOURS_RIALS })).resolves.toMatchObject({
      payableRial: THREE_HOURS_RIALS,
    });
  });

  it('compares the price after gift and wallet, in every way of payment', async () => {
    const customer = await aCustomerWithAnAddress(service.context, { hasWelcomeGift: true, cashRials: 50_000_000 });
    const seen = THREE_HOURS_RIALS - 200_000;
    const placed = await aPlacedOrder({ ...story, customer }, { usesGift: true, ipgId: 2, priceRial: seen });
    expect(placed).toMatchObject({ payableRial: 0 });
    await expect(
      aPlacedOrder({ ...story, customer }, { usesGift: true, priceRial: seen + 10, deliverytimeid: 15 }),
    ).rejects.toMatchObject({ key: 'price-changed', details: { payableRial: seen } });
  });

  it('refuses another person’s address, a deleted one, and a city where the service is paused', async () => {
    const { database } = service.context.ports;
    const other = await aCustomerWithAnAddress(service.context);
    await expect(aPlacedOrder(story, { deliveryaddrid: other.addressId })).rejects.toMatchObject({ key: 'not-yours' });
    await database.connection.execute(
      sql`update addresses set is_enabled = false where id = ${story.customer.addressId}`,
    );
    await expect(aPlacedOrder(story)).rejects.toMatchObject({ key: 'invalid-input' });
    // House cleaning is paused in Tabriz.
    await database.connection.execute(
      sql`update addresses set is_enabled = true, location_id = (select id from locations where city_id = 6 limit 1) where id = ${story.customer.addressId}`,
    );
    await expect(aPlacedOrder(story)).rejects.toMatchObject({ key: 'service-not-available' });
  });

  it('does not offer cash with a provider whose bidding credit does not cover the commission', async () => {
    const poor = await aFreeProvider(service.context, { biddingCreditRials: 1_439_990 });
    const enough = await aFreeProvider(service.context, { biddingCreditRials: 1_440_000 });
    await expect(aPlacedOrder({ ...story, provider: poor }, { ipgId: 3 })).rejects.toMatchObject({
      key: 'cash-not-offered',
    });
    await expect(aPlacedOrder({ ...story, provider: enough }, { ipgId: 3 })).resolves.toMatchObject({
      state: 'PENDING_PAYMENT',
    });
  });
});
