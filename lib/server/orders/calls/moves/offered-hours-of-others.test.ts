import { eq } from 'drizzle-orm';

import { addDays, toInstantMs } from '@/lib/domain/site/jalali-date';

import { bookings } from '../../../schema';
import type { OrderStory } from '../../../seed/stories/orders';
import { aCustomerWithAnAddress, type StoryProvider } from '../../../seed/stories/people';
import { aProviderOf, joinsTeam } from '../../../seed/stories/teams';
import { createAskedHours } from '../../../testing/asked-hours';
import { aPaidLaundryOrder } from '../../../testing/laundry-order';
import { createOfferedHours } from '../../../testing/offered-hours';
import { useMarket } from '../../../testing/use-market';

const service = useMarket();
const held = createAskedHours(service);
const tools = createOfferedHours(service);
const { toHour } = tools;

describe('other hours of a company’s work', () => {
  let company: StoryProvider;
  let first: StoryProvider;
  let second: StoryProvider;
  let ofCompany: OrderStory;
  beforeEach(async () => {
    company = await aProviderOf(service, 'company');
    first = await aProviderOf(service, 'worker', { biddingCreditRials: 0 });
    second = await aProviderOf(service, 'worker', { biddingCreditRials: 0 });
    for (const member of [first, second]) await joinsTeam(service, company, member);
    ofCompany = { service, provider: company, customer: await aCustomerWithAnAddress(service.context) };
  });
  const assign = (taskid: number, userId: number) =>
    service.call('team/assignwork', { taskid, userId }, { as: company.userId });

  it('are proposed by the company alone, from the hours of the worker who comes, whose time is then held', async () => {
    const placed = await tools.aNearOrder(ofCompany);
    const { taskid, gDate } = placed;
    await assign(taskid, first.userId);
    const byWorker = { ...ofCompany, provider: first };
    await expect(tools.offer(byWorker, placed, toHour(gDate, 13))).rejects.toMatchObject({ key: 'not-yours' });
    expect((await tools.detailOf(placed, first.userId)).moves).not.toContain('offerHours');
    const tomorrow = addDays(gDate, 1);
    const another = await held.orderOfAnother(ofCompany, tomorrow, 11);
    const [holder = 0] = await held.holders(another);
    if (holder !== first.userId) await held.orderOfAnother(ofCompany, tomorrow, 11);
    // Somebody else of the team may be free then: the worker who was told of the order is not.
    await tools.offer(ofCompany, placed, toHour(gDate, 13));
    expect((await tools.detailOf(placed, first.userId)).offeredHours?.lstHour).toHaveLength(1);
    await tools.take(ofCompany, placed, toHour(gDate, 13));
    expect(await held.holders(placed)).toEqual([first.userId]);
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(toInstantMs(gDate, 13))]);
    expect([
      await held.toldOf(first.userId, 'work-hour-taken'),
      await held.toldOf(company.userId, 'work-hour-taken'),
    ]).toEqual([1, 1]);
  });

  it('are held by a free member of the team, before the work is handed to one', async () => {
    const placed = await tools.aNearOrder(ofCompany);
    const { gDate } = placed;
    await tools.offer(ofCompany, placed, toHour(gDate, 13));
    await tools.take(ofCompany, placed, toHour(gDate, 13));
    const [holder] = await held.holders(placed);
    expect([first.userId, second.userId]).toContain(holder);
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(toInstantMs(gDate, 13))]);
  });

  it('follow the worker who gets the work meanwhile: an hour that they lose is shown no more', async () => {
    const placed = await tools.aNearOrder(ofCompany);
    const { taskid, gDate } = placed;
    const tomorrow = addDays(gDate, 1);
    await assign(taskid, first.userId);
    const busy = await held.orderOfAnother({ provider: second }, tomorrow, 11).catch(() => null);
    await tools.offer(ofCompany, placed, toHour(gDate, 13), toHour(tomorrow, 11));
    await assign(taskid, second.userId);
    const { offeredHours } = await tools.detailOf(placed, ofCompany.customer.userId);
    expect(offeredHours?.lstHour).toHaveLength(busy ? 1 : 2);
    await tools.take(ofCompany, placed, toHour(gDate, 13));
    expect(await held.holders(placed)).toEqual([second.userId]);
  });
});

describe('other hours of textiles', () => {
  it('move the pick-up alone, leave time for the work, and keep the return', async () => {
    const { story, taskid } = await aPaidLaundryOrder(service);
    const placed = await tools.comesNear(story, { taskid });
    const { gDate } = placed;
    const before = await tools.detailOf(placed, story.customer.userId);
    const { lstAvailableDate } = await service.call('expert/getlatehours', { taskid }, { as: story.provider.userId });
    const last = lstAvailableDate.at(-1)?.gDate ?? '';
    expect(last < (before.returnVisit?.gDate ?? '')).toBe(true);
    await expect(tools.offer(story, placed, toHour(before.returnVisit?.gDate ?? '', 15))).rejects.toMatchObject({
      key: 'return-too-soon',
    });
    await tools.offer(story, placed, toHour(gDate, 15));
    const { taskDetail } = await tools.take(story, placed, toHour(gDate, 15));
    expect(taskDetail).toMatchObject({ startHour: 15, returnVisit: before.returnVisit, offeredHours: null });
    const live = await service.context.ports.database.connection
      .select()
      .from(bookings)
      .where(eq(bookings.taskId, taskid));
    const starts = live.filter(({ isLive }) => isLive).map(({ startsAt }) => startsAt.getTime());
    expect(starts.sort()).toEqual([toInstantMs(gDate, 15), before.returnVisit?.startsAtMs ?? 0]);
  });
});
