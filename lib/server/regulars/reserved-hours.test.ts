import { eq } from 'drizzle-orm';

import { REGULARS } from '@/lib/domain/constants/providers';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import { regulars, reservedHours } from '../schema';
import { anOrderStory, aPaidOrder, aPlacedOrder, theProviderDoes, type OrderStory } from '../seed/stories/orders';
import {
  aCustomerWithAnAddress,
  aDayFromNow,
  HOUSE_CLEANING_ID,
  REGULAR_CLEANING_ID,
  TAJRISH_ID,
  type StoryCustomer,
} from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { sweepReservedHours } from './sweep';

describe('a professional’s newly opened hour', () => {
  const service = useMarket();
  let story: OrderStory;
  let regular: StoryCustomer;
  let stranger: StoryCustomer;
  beforeEach(async () => {
    story = await anOrderStory(service);
    regular = story.customer;
    stranger = await aCustomerWithAnAddress(service.context);
    await connection().insert(regulars).values({
      customerId: regular.userId,
      providerId: story.provider.userId,
      state: 'agreed',
      askedAt: service.clock.now(),
      decidedAt: service.clock.now(),
    });
  });
  // No other test's professional is free in their place.
  afterEach(() => service.call('provider/saveschedule', { isPaused: true }, { as: story.provider.userId }));

  const connection = () => service.context.ports.database.connection;
  const save = (input: Parameters<typeof service.call<'provider/saveschedule'>>[1]) =>
    service.call('provider/saveschedule', input, { as: story.provider.userId });
  const day = (count: number) => aDayFromNow(service.context, count);
  const LATER = REGULARS.reservedFromDay + 3;
  const SOON = REGULARS.reservedFromDay - 1;

  const searchOf = (count: number, hour: number) => ({
    srvcategoryid: HOUSE_CLEANING_ID,
    srvcattypeid: REGULAR_CLEANING_ID,
    locationid: TAJRISH_ID,
    gDate: day(count),
    deliverytimeid: toDeliveryTimeId(hour),
    hourneed: 3,
  });
  /** One reader's views of an hour: in the calendar, in the list of free providers, and judged alone. */
  const see = async (reader: StoryCustomer | null, count: number, hour = 9) => {
    const by = reader ? { as: reader.userId } : {};
    const { lstAvailableDate } = await service.call(
      'boot/getallavailabledate',
      { srvcategoryid: HOUSE_CLEANING_ID, srvcattypeid: REGULAR_CLEANING_ID, locationid: TAJRISH_ID, hourneed: 3 },
      by,
    );
    const slots = lstAvailableDate.find(({ gDate }) => gDate === day(count))?.lstDeliveryTimeSheet ?? [];
    const slot = slots.find(({ startHour }) => startHour === hour);
    const search = searchOf(count, hour);
    const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', search, by);
    const { isAvailable } = await service.call(
      'serviceprovider/workeravailablity',
      { ...search, userid: story.provider.userId },
      by,
    );
    return {
      calendar: slot?.isFull === false,
      isForRegulars: slot?.isForRegulars ?? false,
      list: lstServiceProvider.some(({ userId }) => userId === story.provider.userId),
      alone: isAvailable,
    };
  };
  const FREE = { calendar: true, isForRegulars: false, list: true, alone: true };
  const NOT_FREE = { calendar: false, isForRegulars: false, list: false, alone: false };
  const KEPT = { ...FREE, isForRegulars: true };
  const place = (by: StoryCustomer, count: number, hour = 9) =>
    aPlacedOrder({ ...story, customer: by }, { gDate: day(count), deliverytimeid: toDeliveryTimeId(hour) });
  const openADay = async (count: number) => {
    await save({ daysOff: [day(count)] });
    await save({ daysOff: [] });
  };

  it('is for the regulars alone for 48 hours, in every list and in the order; then for everybody', async () => {
    await openADay(LATER);
    expect(await see(regular, LATER)).toEqual(KEPT);
    expect(await see(stranger, LATER)).toEqual(NOT_FREE);
    expect(await see(null, LATER)).toEqual(NOT_FREE);
    await expect(place(stranger, LATER)).rejects.toMatchObject({ key: 'slot-taken' });
    await place(regular, LATER);
    service.clock.advance(REGULARS.firstMs - 1);
    expect(await see(stranger, LATER - 2, 14)).toEqual(NOT_FREE);
    service.clock.advance(1);
    expect(await see(stranger, LATER - 2, 14)).toEqual(FREE);
    expect(await see(regular, LATER - 2, 14)).toEqual(FREE);
    await place(stranger, LATER - 2, 14);
  });

  it('goes to a regular rather than to a concurrent stranger', async () => {
    await openADay(LATER);
    const orders = await Promise.allSettled([place(stranger, LATER), place(regular, LATER), place(stranger, LATER)]);
    expect(orders.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  });

  it('is never a stranger’s who orders while it opens', async () => {
    await save({ daysOff: [day(LATER)] });
    const [, order] = await Promise.allSettled([save({ daysOff: [] }), place(stranger, LATER)]);
    expect(order).toMatchObject({ status: 'rejected', reason: { key: 'slot-taken' } });
  });

  it('is everybody’s on a near day: others would have no time left', async () => {
    await openADay(SOON);
    expect(await see(stranger, SOON)).toEqual(FREE);
    await openADay(REGULARS.reservedFromDay);
    expect(await see(stranger, REGULARS.reservedFromDay)).toEqual(NOT_FREE);
  });

  it('leaves earlier open hours to everybody', async () => {
    expect(await see(stranger, LATER)).toEqual(FREE);
    const { schedule } = await service.call('provider/getschedule', {}, { as: story.provider.userId });
    const evening = schedule.weekHours.map((shift) => ({ ...shift, endHour: 23 }));
    await save({ weekHours: evening });
    expect(await see(stranger, LATER, 17)).toEqual(FREE);
    expect(await see(stranger, LATER, 18)).toEqual(NOT_FREE);
    expect(await see(regular, LATER, 18)).toEqual(KEPT);
    // Saved as it is, nothing opens.
    await connection().delete(reservedHours);
    await save({ weekHours: evening, daysOff: [], busyHours: [] });
    expect(await see(stranger, LATER, 18)).toEqual(FREE);
  });

  it('is a formerly busy one, or one of a week after a break', async () => {
    await save({ busyHours: [{ gDate: day(LATER), startHour: 8, endHour: 13 }] });
    await save({ busyHours: [] });
    expect(await see(stranger, LATER, 9)).toEqual(NOT_FREE);
    expect(await see(stranger, LATER, 14)).toEqual(FREE);
    await save({ isPaused: true });
    await save({ isPaused: false });
    expect(await see(stranger, LATER, 14)).toEqual(NOT_FREE);
    expect(await see(regular, LATER, 14)).toEqual(KEPT);
    expect(await see(stranger, SOON, 14)).toEqual(FREE);
  });

  it('is one whose agreed order was cancelled, and none that its professional never agreed to', async () => {
    const other = { ...story, customer: stranger };
    const wishes = { gDate: day(LATER), deliverytimeid: toDeliveryTimeId(9) };
    const unanswered = await aPaidOrder(other, wishes);
    await service.call('reqandpay/cancelrequest', { reqid: unanswered.reqid }, { as: stranger.userId });
    expect(await see(stranger, LATER)).toEqual(FREE);
    const agreed = await aPaidOrder(other, wishes);
    await theProviderDoes(other, agreed, 'accept');
    await service.call('reqandpay/cancelrequest', { reqid: agreed.reqid }, { as: stranger.userId });
    expect(await see(stranger, LATER)).toEqual(NOT_FREE);
    expect(await see(regular, LATER)).toEqual(KEPT);
    expect(await see(stranger, LATER, 14)).toEqual(FREE);
  });

  it('is everybody’s without regulars, or once there are none', async () => {
    await openADay(LATER);
    expect(await see(stranger, LATER)).toEqual(NOT_FREE);
    await service.call(
      'regular/endkeeping',
      { userId: story.provider.userId, side: 'customer' },
      { as: regular.userId },
    );
    expect(await see(stranger, LATER)).toEqual(FREE);
    await connection().delete(reservedHours);
    await openADay(LATER);
    expect(await connection().$count(reservedHours, eq(reservedHours.userId, story.provider.userId))).toBe(0);
  });

  it('is deleted when its time is over', async () => {
    await openADay(LATER);
    const left = () => connection().$count(reservedHours, eq(reservedHours.userId, story.provider.userId));
    await sweepReservedHours(connection(), service.clock.now());
    expect(await left()).toBeGreaterThan(0);
    service.clock.advance(REGULARS.firstMs + 1);
    await sweepReservedHours(connection(), service.clock.now());
    expect(await left()).toBe(0);
  });
});
