import { eq } from 'drizzle-orm';

import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { TRAVEL_BUFFER_MS } from '@/lib/domain/constants/travel';

import { bookings } from '../../schema';
import { anOrderStory, aPaidOrder, theProviderDoes, type OrderStory } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';

const HOME = 301;
const DEEP = 302;
const STAIRWELL = 304;
const NO_TYPE = 999;
const TEHRAN_ID = 1;
const OVEN_RIALS = 2_500_000;
const IRONING_RIALS = 3_000_000;
const BESIDES = { extras: ['oven' as const, 'ironing' as const] };

describe('homes of usual sizes', () => {
  const service = useMarket();
  const list = async (srvcattypeid: number) =>
    (await service.call('clean/getallhome', { srvcattypeid, cityid: TEHRAN_ID })).lstHome;

  it('have the hours and the price that an order of so many hours has, the smallest first', async () => {
    const homes = await list(HOME);
    expect(homes.map(({ areaM2, needHour }) => [areaM2, needHour])).toEqual([
      [60, 3],
      [90, 4],
      [120, 5],
      [160, 6],
    ]);
    for (const { needHour, priceRial } of homes) {
      const asked = { srvcattypeid: HOME, cityid: TEHRAN_ID, cleaningHours: needHour };
      expect(await service.call('clean/getcleanprice', asked)).toMatchObject({ needHour, priceRial });
    }
  });

  it('are longer from one to the next, and none of a stairwell', async () => {
    const hours = (await list(DEEP)).map(({ needHour }) => needHour);
    expect(hours).toEqual([...new Set(hours)].toSorted((one, other) => one - other));
    expect(await list(STAIRWELL)).toEqual([]);
  });

  it('are refused for a type without a price', async () => {
    await expect(list(NO_TYPE)).rejects.toMatchObject({ key: 'service-not-available' });
  });
});

describe('a cleaning’s extras', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const price = (answers: object = {}) =>
    service.call('clean/getcleanprice', { srvcattypeid: HOME, cleaningHours: 3, ...answers });

  it('are listed for a type with price and minutes, and not for a type without a home', async () => {
    const { lstExtra } = await service.call('clean/getallextra', { srvcattypeid: HOME });
    expect(lstExtra).toContainEqual({ extra: 'oven', priceRial: OVEN_RIALS, minutes: 45 });
    expect(await service.call('clean/getallextra', { srvcattypeid: STAIRWELL })).toEqual({ lstExtra: [] });
  });

  it('cost their own price, take their own time, and leave the hours at their rate', async () => {
    const plain = await price();
    const more = await price(BESIDES);
    expect(more.lines.slice(0, -2)).toEqual(plain.lines);
    expect(more.lines.slice(-2).map(({ key, amountRial }) => [key, amountRial])).toEqual([
      ['clean-extra-oven', OVEN_RIALS],
      ['clean-extra-ironing', IRONING_RIALS],
    ]);
    expect(more.priceRial).toBe(plain.priceRial + OVEN_RIALS + IRONING_RIALS);
    // 45 and 60 minutes, booked by whole hours.
    expect([plain.needHour, more.needHour]).toEqual([3, 5]);
  });

  it('are refused for a type that does not offer them', async () => {
    await expect(price({ srvcattypeid: STAIRWELL, ...BESIDES })).rejects.toMatchObject({
      key: 'service-not-available',
    });
  });

  it('stand in the order, in the booking and in the payment', async () => {
    const shown = await price(BESIDES);
    const placed = await aPaidOrder(story, BESIDES);
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: placed.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail).toMatchObject({ extras: BESIDES.extras, priceRial: shown.priceRial });
    expect(taskDetail.lines.map(({ key }) => key)).toEqual(shown.lines.map(({ key }) => key));
    expect(taskDetail.sums?.paidRial).toBe(shown.priceRial);
    expect(taskDetail.endHour - taskDetail.startHour).toBe(shown.needHour);
    const { connection } = service.context.ports.database;
    const [booked] = await connection.select().from(bookings).where(eq(bookings.taskId, placed.taskid));
    expect(booked?.endsAt.getTime()).toBe(taskDetail.startsAtMs + shown.needHour * HOUR_MS + TRAVEL_BUFFER_MS);
    await theProviderDoes(story, placed, 'accept');
    const asProvider = { as: story.provider.userId };
    const { taskDetail: work } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, asProvider);
    expect(work.extras).toEqual(BESIDES.extras);
  });
});
