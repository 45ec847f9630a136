import { eq } from 'drizzle-orm';

import { MINIMUM_LEAD_MS, PAYMENT_WINDOW_MS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { bookings, tasks } from '../../schema';
import {
  anOrderStory,
  aCashOrder,
  aPaidOrder,
  aPlacedOrder,
  theProviderWorks,
  type OrderStory,
} from '../../seed/stories/orders';
import { aDayFromNow, aFreeProvider } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

// With DATABASE_URL_TEST what arrives at once is a real race.
describe('unpaid orders', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service, {}, { biddingCreditRials: 100_000_000 });
  });

  const onDay = (day: number, hour = 9) => ({
    gDate: aDayFromNow(service.context, day),
    deliverytimeid: toDeliveryTimeId(hour),
  });
  const limitOf = (limit: number) => ({ key: 'unpaid-orders-limit', status: 409, params: { limit } });
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));
  const countOf = async (table: 'tasks' | 'bookings') => {
    const { connection } = service.context.ports.database;
    const { userId } = story.customer;
    return table === 'tasks'
      ? connection.$count(tasks, eq(tasks.customerId, userId))
      : connection.$count(bookings, eq(bookings.providerId, story.provider.userId));
  };

  it('[C-clean] from a new account are limited to three with cash orders, so that it keeps no month of a provider’s hours', async () => {
    await aCashOrder(story, onDay(2));
    await aPlacedOrder(story, onDay(3));
    await aCashOrder(story, onDay(4));
    await expect(aPlacedOrder(story, onDay(5))).rejects.toMatchObject(limitOf(3));
    expect(await countOf('tasks')).toBe(3);
  });

  it('are three of twelve concurrent ones, with three hours', async () => {
    const outcomes = await times(12, (index) => aPlacedOrder(story, onDay(2 + index)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(limitOf(3));
    expect([await countOf('tasks'), await countOf('bookings')]).toEqual([3, 3]);
  });

  it('no longer include paid ones', async () => {
    for (const day of [2, 3, 4, 5]) await aPaidOrder(story, onDay(day));
    await expect(aPlacedOrder(story, onDay(6))).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });

  it('past their time to pay free their hour for everybody, and no longer count', async () => {
    const other = { ...story, provider: await aFreeProvider(service.context) };
    const expired = await aPlacedOrder(story, onDay(3));
    await expect(aPlacedOrder(other, onDay(3))).rejects.toMatchObject({ key: 'order-overlaps' });
    service.clock.advance(PAYMENT_WINDOW_MS);
    await runDueWork(service.context);
    const { taskDetail } = await service.call(
      'clean/gettaskdetail',
      { taskid: expired.taskid },
      { as: story.customer.userId },
    );
    expect(taskDetail.state).toBe('PAYMENT_EXPIRED');
    expect(await aPlacedOrder(other, onDay(3))).toMatchObject({ state: 'PENDING_PAYMENT' });
    for (const day of [4, 5]) await aPlacedOrder(story, onDay(day));
    await expect(aPlacedOrder(story, onDay(6))).rejects.toMatchObject(limitOf(3));
  });

  it('in cash without an answer free their hour; offered again, one finds the other order in its way', async () => {
    const other = { ...story, provider: await aFreeProvider(service.context, { biddingCreditRials: 100_000_000 }) };
    const unanswered = await aCashOrder(story, onDay(3));
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    const by = { as: story.customer.userId };
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid: unanswered.taskid }, by);
    expect(taskDetail.state).toBe('EXPIRED');
    const anew = await aCashOrder(story, onDay(2));
    await expect(
      service.call(
        'reqandpay/offernextprovider',
        { taskid: unanswered.taskid, workerUserId: other.provider.userId },
        by,
      ),
    ).rejects.toMatchObject({ key: 'order-overlaps', params: { code: anew.reqcode } });
  });

  it('are refused by the server at an hour that came too near while the pre-invoice was open', async () => {
    const wish = onDay(1, 9);
    const startsAtMs = toInstantMs(wish.gDate, 9);
    service.clock.advance(startsAtMs - MINIMUM_LEAD_MS + 1 - service.clock.now().getTime());
    await expect(aPlacedOrder(story, wish)).rejects.toMatchObject({ key: 'slot-expired' });
    expect(await countOf('tasks')).toBe(0);
  });

  it('may be ten after a completed order', async () => {
    const first = await aPaidOrder(story, onDay(1));
    await theProviderWorks(story, first);
    await service.call('reqandpay/confirmtask', { taskid: first.taskid }, { as: story.customer.userId });
    for (let day = 2; day < 12; day += 1) await aPlacedOrder(story, onDay(day));
    await expect(aPlacedOrder(story, onDay(13))).rejects.toMatchObject(limitOf(10));
  });

  it('never overlap in time, with any provider, at once or one after the other; nor by moving one', async () => {
    const other = { ...story, provider: await aFreeProvider(service.context, { biddingCreditRials: 100_000_000 }) };
    const placed = await aCashOrder(story, onDay(3, 9));
    const overlaps = { key: 'order-overlaps', status: 409, params: { code: placed.reqcode } };
    await expect(aPlacedOrder(other, onDay(3, 11))).rejects.toMatchObject(overlaps);
    const next = await aPlacedOrder(other, onDay(3, 12));
    const moving = service.call(
      'reqandpay/reschedule',
      { taskid: next.taskid, ...onDay(3, 10) },
      { as: story.customer.userId },
    );
    await expect(moving).rejects.toMatchObject(overlaps);
    const rivals = await Promise.all(Array.from({ length: 4 }, () => aFreeProvider(service.context)));
    const outcomes = await times(4, (index) =>
      aPlacedOrder({ ...story, provider: rivals[index] ?? story.provider }, onDay(6)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
