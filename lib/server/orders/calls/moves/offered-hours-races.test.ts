import { addDays, toInstantMs } from '@/lib/domain/site/jalali-date';

import { anOrderStory, type OrderStory, type Placed } from '../../../seed/stories/orders';
import { createAskedHours } from '../../../testing/asked-hours';
import { createOfferedHours } from '../../../testing/offered-hours';
import { useMarket } from '../../../testing/use-market';

const service = useMarket();
const held = createAskedHours(service);
const tools = createOfferedHours(service);
const { toHour } = tools;
let story: OrderStory;
beforeEach(async () => {
  story = await anOrderStory(service);
});

const detailOf = (placed: Pick<Placed, 'taskid'>) => tools.detailOf(placed, story.customer.userId);

describe('two answers to proposed hours at once', () => {
  it('from two tabs: one hour is taken, and one is held', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    const [one, other] = [toHour(gDate, 13), toHour(addDays(gDate, 1), 11)];
    await tools.offer(story, placed, one, other);
    const outcomes = await Promise.allSettled([tools.take(story, placed, one), tools.take(story, placed, other)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { key: 'move-not-allowed' } });
    const { startsAtMs } = await detailOf(placed);
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(startsAtMs)]);
    expect(await held.toldOf(story.provider.userId, 'work-hour-taken')).toBe(1);
  });

  it('as an acceptance and a refusal: one of them counts', async () => {
    const placed = await tools.aNearOrder(story);
    const hour = toHour(placed.gDate, 13);
    await tools.offer(story, placed, hour);
    const outcomes = await Promise.allSettled([tools.take(story, placed, hour), tools.refuse(story, placed)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await held.heldHours(placed)).toHaveLength(1);
  });

  it('beside another customer who orders that hour: one of the two has it, and the other reads that it is taken', async () => {
    const placed = await tools.aNearOrder(story);
    const tomorrow = addDays(placed.gDate, 1);
    await tools.offer(story, placed, toHour(tomorrow, 11));
    const [taken, ordered] = await Promise.allSettled([
      tools.take(story, placed, toHour(tomorrow, 11)),
      held.orderOfAnother(story, tomorrow, 12),
    ]);
    expect([taken.status, ordered.status].sort()).toEqual(['fulfilled', 'rejected']);
    for (const outcome of [taken, ordered])
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ key: 'slot-taken' });
    expect(await held.heldHours(placed)).toHaveLength(1);
  });

  it('an hour that is gone meanwhile is refused as taken, and shown no more; the other one is free', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    const tomorrow = addDays(gDate, 1);
    await tools.offer(story, placed, toHour(gDate, 13), toHour(tomorrow, 11));
    await held.orderOfAnother(story, tomorrow, 12);
    await expect(tools.take(story, placed, toHour(tomorrow, 11))).rejects.toMatchObject({ key: 'slot-taken' });
    const left = await detailOf(placed);
    expect(left).toMatchObject({ gDate, startHour: 9 });
    expect(left.offeredHours?.lstHour.map(({ startHour }) => startHour)).toEqual([13]);
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(toInstantMs(gDate, 9))]);
    await tools.take(story, placed, toHour(gDate, 13));
    expect(await detailOf(placed)).toMatchObject({ startHour: 13 });
  });
});
