import { eq } from 'drizzle-orm';

import { RESCHEDULES } from '@/lib/domain/constants/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { RESCHEDULE_SMS_WAIT_MS } from '@/lib/domain/constants/messages';

import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, aFreeProvider } from '../../../seed/stories/people';
import { bookings, inboxMessages } from '../../../schema';
import { useMarket } from '../../../testing/use-market';

describe('another hour for an order', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const by = () => ({ as: story.customer.userId });
  const database = () => service.context.ports.database.connection;
  const day = (days: number) => aDayFromNow(service.context, days);
  const reschedule = ({ taskid }: Placed, gDate: string, startHour: number) =>
    service.call('reqandpay/reschedule', { taskid, gDate, deliverytimeid: toDeliveryTimeId(startHour) }, by());
  const listHours = async ({ taskid }: Placed, gDate: string) => {
    const { lstAvailableDate } = await service.call('reqandpay/getrescheduledate', { taskid }, by());
    const sheet = lstAvailableDate.find((known) => known.gDate === gDate)?.lstDeliveryTimeSheet ?? [];
    return sheet.filter(({ isFull }) => !isFull).map(({ startHour }) => startHour);
  };
  const toldOf = async (userId: number, event: string) =>
    (await database().select().from(inboxMessages).where(eq(inboxMessages.userId, userId))).filter(
      (message) => message.event === event,
    ).length;

  it('offers the provider’s own free hours, with the order’s own not in the way', async () => {
    const placed = await aPaidOrder(story);
    await aPaidOrder(
      { ...story, customer: await aCustomerWithAnAddress(service.context) },
      { deliverytimeid: toDeliveryTimeId(16) },
    );
    await aFreeProvider(service.context);
    // From 8 to 20, three hours each; 16 to 19 is somebody else's, and the way there takes half an hour.
    expect(await listHours(placed, day(3))).toEqual([8, 9, 10, 11, 12]);
    expect(await listHours(placed, day(4))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  });

  it('moves to an hour that overlaps its own, and both sides hear of it once', async () => {
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    const { taskDetail } = await reschedule(placed, day(3), 11);
    expect(taskDetail).toMatchObject({
      state: 'CONFIRMED',
      startHour: 11,
      endHour: 14,
      gDate: day(3),
      providerUserId: story.provider.userId,
    });
    expect(taskDetail.timeline.at(-1)).toMatchObject({ state: 'CONFIRMED', move: 'reschedule' });
    await reschedule(placed, day(3), 11);
    expect([
      await toldOf(story.customer.userId, 'order-rescheduled'),
      await toldOf(story.provider.userId, 'work-rescheduled'),
    ]).toEqual([1, 1]);
    expect(
      await database()
        .select({ isLive: bookings.isLive })
        .from(bookings)
        .where(eq(bookings.taskId, placed.taskid))
        .orderBy(bookings.id),
    ).toEqual([{ isLive: false }, { isLive: true }]);
  });

  it('frees its old hours, and offers them at the next request', async () => {
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    await reschedule(placed, day(3), 15);
    await expect(aPlacedOrder(story)).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
    await expect(reschedule(placed, day(3), 10)).rejects.toMatchObject({
      key: 'slot-taken',
      details: { next: expect.objectContaining({ earliest: expect.anything() }) },
    });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by());
    expect(taskDetail).toMatchObject({ startHour: 15, endHour: 18, isPaid: true });
  });

  it('stays where the hour is taken', async () => {
    const placed = await aPaidOrder(story);
    await aPaidOrder(
      { ...story, customer: await aCustomerWithAnAddress(service.context) },
      { deliverytimeid: toDeliveryTimeId(15) },
    );
    await expect(reschedule(placed, day(3), 14)).rejects.toMatchObject({
      key: 'slot-taken',
      details: { next: { earliest: expect.anything() } },
    });
    expect((await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by())).taskDetail).toMatchObject({
      startHour: 9,
    });
    // Its own hours are still kept.
    await expect(
      aPlacedOrder({ ...story, customer: await aCustomerWithAnAddress(service.context) }),
    ).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('ends two concurrent changes in one of the hours, booked once', async () => {
    const placed = await aPaidOrder(story);
    await Promise.allSettled([reschedule(placed, day(5), 9), reschedule(placed, day(6), 9)]);
    const live = await database().select().from(bookings).where(eq(bookings.taskId, placed.taskid));
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by());
    expect(live.filter(({ isLive }) => isLive).map(({ startsAt }) => startsAt.getTime())).toEqual([
      taskDetail.startsAtMs,
    ]);
    expect([day(5), day(6)]).toContain(taskDetail.gDate);
  });

  describe('the SMS of another hour', () => {
    const textsToProvider = async (afterMs = RESCHEDULE_SMS_WAIT_MS) => {
      service.clock.advance(afterMs);
      await service.sendMessages();
      return service.sms.filter(({ mobile }) => mobile === story.provider.mobile).map(({ text }) => text);
    };
    const isOfHour = (text: string) => text.includes('زمان عوض شد');

    it('is one for several changes within minutes, with the last hour; the inbox has each at once', async () => {
      const placed = await aPaidOrder(story);
      await theProviderDoes(story, placed, 'accept');
      const other = await aPaidOrder(story, { gDate: day(9) });
      await theProviderDoes(story, other, 'accept');
      await reschedule(other, day(10), 9);
      for (const hour of [11, 12, 14]) {
        await reschedule(placed, day(4), hour);
        expect((await textsToProvider(MINUTE_MS / 2)).filter(isOfHour)).toEqual([]);
      }
      expect(await toldOf(story.provider.userId, 'work-rescheduled')).toBe(4);
      const texts = (await textsToProvider()).filter(isOfHour);
      // One of the other order is its own.
      expect(texts.filter((text) => text.endsWith(`/w/${other.taskid}`))).toHaveLength(1);
      expect(texts.filter((text) => text.endsWith(`/w/${placed.taskid}`))).toEqual([expect.stringContaining('۱۴')]);
    });

    it('goes out again for a later change', async () => {
      const placed = await aPaidOrder(story);
      await theProviderDoes(story, placed, 'accept');
      await reschedule(placed, day(4), 11);
      expect((await textsToProvider()).filter(isOfHour)).toHaveLength(1);
      await reschedule(placed, day(5), 12);
      expect((await textsToProvider()).filter(isOfHour)).toHaveLength(2);
    });

    it('is left out once the visit is off, or the professional is asked for an hour', async () => {
      const placed = await aPaidOrder(story);
      await theProviderDoes(story, placed, 'accept');
      await reschedule(placed, day(4), 11);
      await service.call('reqandpay/cancelrequest', { reqid: placed.reqid }, by());
      expect((await textsToProvider()).filter(isOfHour)).toEqual([]);
      const asked = await aPaidOrder(story);
      await theProviderDoes(story, asked, 'accept');
      for (let change = 0; change <= RESCHEDULES; change += 1) await reschedule(asked, day(5 + change), 9);
      const texts = await textsToProvider();
      expect(texts.filter(isOfHour)).toEqual([]);
      expect(texts.at(-1)).toContain('زمان دیگری');
    });
  });

  describe('after three changes', () => {
    const movesOf = async ({ taskid }: Placed) =>
      (await service.call('clean/gettaskdetail', { taskid }, by())).taskDetail.moves;
    const moveThreeTimes = async (placed: Placed) => {
      for (let change = 1; change <= RESCHEDULES; change += 1) {
        expect(await movesOf(placed)).toContain('reschedule');
        expect((await reschedule(placed, day(3 + change), 9)).taskDetail.state).toBe('CONFIRMED');
      }
      const moves = await movesOf(placed);
      expect([moves.includes('reschedule'), moves.includes('askReschedule')]).toEqual([false, true]);
    };

    it('the professional is asked, and the order keeps its hour meanwhile', async () => {
      const placed = await aPaidOrder(story);
      await theProviderDoes(story, placed, 'accept');
      await moveThreeTimes(placed);
      const { taskDetail } = await reschedule(placed, day(8), 11);
      expect(taskDetail).toMatchObject({ state: 'CONFIRMED', gDate: day(6), startHour: 9 });
      expect(taskDetail.askedHour).toMatchObject({ gDate: day(8), startHour: 11 });
    });

    it('changes before the order reached anybody do not count', async () => {
      const placed = await aPlacedOrder(story);
      for (let change = 1; change <= RESCHEDULES + 1; change += 1) await reschedule(placed, day(3 + change), 9);
      expect(await movesOf(placed)).toContain('reschedule');
    });
  });

  it('a change is refused once a cancellation would cost something, to strangers, and for a past hour', async () => {
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    await expect(
      service.call('reqandpay/getrescheduledate', { taskid: placed.taskid }, { as: story.provider.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    await expect(service.call('reqandpay/getrescheduledate', { taskid: 999_999 }, by())).rejects.toMatchObject({
      key: 'not-found',
    });
    await expect(reschedule(placed, day(-1), 9)).rejects.toMatchObject({ key: 'slot-expired' });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by());
    service.clock.advance(taskDetail.startsAtMs - 2 * HOUR_MS - service.clock.now().getTime());
    await expect(service.call('reqandpay/getrescheduledate', { taskid: placed.taskid }, by())).rejects.toMatchObject({
      key: 'move-not-allowed',
    });
    await expect(reschedule(placed, day(4), 9)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });
});
