import { eq } from 'drizzle-orm';

import { toWeekday } from '@/lib/domain/site/jalali-date';

import { addresses, tasks, toVisit } from '../../../schema';
import { aPaidLaundryOrder } from '../../../testing/laundry-order';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { useMarket } from '../../../testing/use-market';

describe('clean/getrepeathour', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const connection = () => service.context.ports.database.connection;
  const by = () => ({ as: story.customer.userId });
  const ask = async () => (await service.call('clean/getrepeathour', { taskid: placed.taskid }, by())).visit;
  const formerDay = async () => {
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: placed.taskid }, by());
    return taskDetail.gDate;
  };

  it('names the provider and the next free hour on that weekday at that hour, which can be ordered as it is', async () => {
    await theProviderWorks(story, placed);
    const visit = await ask();
    expect(visit).toMatchObject({
      startHour: 9,
      endHour: 12,
      provider: { userId: story.provider.userId, fullname: 'مریم رضایی' },
    });
    if (!visit) throw new Error('There is a free hour.');
    expect(toWeekday(visit.gDate)).toBe(toWeekday(await formerDay()));
    const { gDate, deliverytimeid } = visit;
    const again = await aPaidOrder(story, { gDate, deliverytimeid });
    const [row] = await connection().select().from(tasks).where(eq(tasks.id, again.taskid));
    expect(row && toVisit(row).startsAt > service.clock.now()).toBe(true);
    // Taken now: the week after, or nothing.
    expect((await ask())?.gDate).not.toBe(gDate);
  });

  it('names none before the work is done, after a cancellation, and where an order needs more than the hour', async () => {
    expect(await ask()).toBeNull();
    const off = await aPaidOrder((story = await anOrderStory(service)));
    await service.call('reqandpay/cancelrequest', { reqid: off.reqid }, by());
    placed = off;
    expect(await ask()).toBeNull();
    placed = await aPaidOrder((story = await anOrderStory(service)));
    await theProviderWorks(story, placed);
    await connection().update(addresses).set({ isEnabled: false }).where(eq(addresses.userId, story.customer.userId));
    expect(await ask()).toBeNull();
    const laundry = await aPaidLaundryOrder(service);
    await theProviderDoes(laundry.story, laundry, 'accept');
    await connection().update(tasks).set({ state: 'COMPLETED' }).where(eq(tasks.id, laundry.taskid));
    const { visit } = await service.call(
      'clean/getrepeathour',
      { taskid: laundry.taskid },
      { as: laundry.story.customer.userId },
    );
    expect(visit).toBeNull();
  });

  it('is the customer’s own', async () => {
    const call = (taskid: number, as: number) => service.call('clean/getrepeathour', { taskid }, { as });
    await expect(call(placed.taskid, story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(call(999_999, story.customer.userId)).rejects.toMatchObject({ key: 'not-found' });
  });
});
