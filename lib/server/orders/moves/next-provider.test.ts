import { eq } from 'drizzle-orm';

import { tasks } from '../../schema';
import {
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider } from '../../seed/stories/people';
import { useMarket } from '../../testing/use-market';

describe('the next provider after a decline', () => {
  const service = useMarket();
  let story: OrderStory;
  let placed: Placed;
  beforeEach(async () => {
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'decline');
  });

  const by = () => ({ as: story.customer.userId });
  const ask = (hour: { gDate?: string; deliverytimeid?: number } = {}) =>
    service.call('reqandpay/getnextprovider', { taskid: placed.taskid, ...hour }, by());
  const offer = (workerUserId: number, hour: { gDate?: string; deliverytimeid?: number } = {}) =>
    service.call('reqandpay/offernextprovider', { taskid: placed.taskid, workerUserId, ...hour }, by());
  const rowOf = async () => {
    const [row] = await service.context.ports.database.connection
      .select()
      .from(tasks)
      .where(eq(tasks.id, placed.taskid));
    return row;
  };

  it('is listed with rating and the order’s own price, without those who declined', async () => {
    const next = await aFreeProvider(service.context);
    const { lstServiceProvider, lstAvailableDate } = await ask();
    expect(lstServiceProvider.find(({ userId }) => userId === next.userId)).toMatchObject({
      fullname: expect.any(String),
      price: 9_600_000,
      reviewCount: 0,
    });
    expect(lstServiceProvider.map(({ userId }) => userId)).not.toContain(story.provider.userId);
    expect(lstAvailableDate.length).toBeGreaterThan(0);
  });

  it('is never chosen for the customer: without a name it is refused', async () => {
    await expect(
      service.callWrongly('reqandpay/offernextprovider', { taskid: placed.taskid }, by()),
    ).rejects.toMatchObject({ key: 'invalid-input' });
    expect((await rowOf())?.state).toBe('DECLINED');
  });

  it('is reported as gone after another booking, with the free ones, and the order stays', async () => {
    const [next, other] = [await aFreeProvider(service.context), await aFreeProvider(service.context)];
    const rival = await aCustomerWithAnAddress(service.context);
    await aPlacedOrder({ service, customer: rival, provider: next });
    const refused = await offer(next.userId).catch((error: unknown) => error);
    expect(refused).toMatchObject({ key: 'slot-taken', details: { next: { provider: expect.anything() } } });
    expect(await rowOf()).toMatchObject({ state: 'DECLINED', providerId: story.provider.userId });
    const free = (await ask()).lstServiceProvider.map(({ userId }) => userId);
    expect(free).not.toContain(next.userId);
    expect(free).toContain(other.userId);
    expect((await offer(other.userId)).taskDetail).toMatchObject({
      state: 'AWAITING_PROVIDER',
      providerUserId: other.userId,
    });
  });

  it('is not asked again after an own decline', async () => {
    const next = await aFreeProvider(service.context);
    await offer(next.userId);
    await theProviderDoes({ ...story, provider: next }, placed, 'decline');
    const free = (await ask()).lstServiceProvider.map(({ userId }) => userId);
    expect(free).not.toContain(story.provider.userId);
    expect(free).not.toContain(next.userId);
    await expect(offer(story.provider.userId)).rejects.toMatchObject({
      key: expect.stringMatching(/slot-taken|nobody-free/),
    });
  });

  it('comes at another hour with the offer, at the agreed price', async () => {
    const next = await aFreeProvider(service.context);
    const day = (await ask()).lstAvailableDate
      .filter(({ gDate }) => gDate > '2026-11-25')
      .find(({ lstDeliveryTimeSheet }) => lstDeliveryTimeSheet.some(({ isFull }) => !isFull));
    const slot = day?.lstDeliveryTimeSheet.find(({ isFull }) => !isFull);
    const hour = { gDate: day?.gDate ?? '', deliverytimeid: slot?.deliverytimeid ?? 0 };
    expect((await ask(hour)).lstServiceProvider.map(({ userId }) => userId)).toContain(next.userId);
    const { taskDetail } = await offer(next.userId, hour);
    expect(taskDetail).toMatchObject({
      state: 'AWAITING_PROVIDER',
      gDate: hour.gDate,
      startHour: slot?.startHour,
      hourCount: 3,
      priceRial: 9_600_000,
    });
    await expect(ask()).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('is refused at a past hour', async () => {
    const next = await aFreeProvider(service.context);
    const over = { gDate: '2026-11-20', deliverytimeid: 9 };
    await expect(ask(over)).rejects.toMatchObject({ key: 'slot-expired' });
    await expect(offer(next.userId, over)).rejects.toMatchObject({ key: expect.stringMatching(/slot-|nobody-free/) });
  });
});
