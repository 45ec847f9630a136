import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { anOrderStory, aPlacedOrder, payAtTheBank, type OrderStory } from '../../seed/stories/orders';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';

describe('more time to pay', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const read = async (taskid: number) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: story.customer.userId })).taskDetail;
  const prolong = async (taskid: number, userId: number = story.customer.userId) =>
    (await service.call('reqandpay/prolongpayment', { taskid }, { as: userId })).taskDetail;

  it('is offered when five minutes are left, and given once', async () => {
    const { taskid } = await aPlacedOrder(story);
    const { paymentExpiresAtMs } = await read(taskid);
    service.clock.advance(10 * MINUTE_MS - 1);
    expect((await read(taskid)).moves).not.toContain('prolongPayment');
    await expect(prolong(taskid)).rejects.toMatchObject({ key: 'move-not-allowed' });
    service.clock.advance(1);
    expect((await read(taskid)).moves).toContain('prolongPayment');
    const given = await prolong(taskid);
    expect(given).toMatchObject({
      state: 'PENDING_PAYMENT',
      paymentExpiresAtMs: (paymentExpiresAtMs ?? 0) + 15 * MINUTE_MS,
    });
    service.clock.advance(16 * MINUTE_MS);
    await runDueWork(service.context);
    const late = await read(taskid);
    expect([late.state, late.moves.includes('prolongPayment')]).toEqual(['PENDING_PAYMENT', false]);
    await expect(prolong(taskid)).rejects.toMatchObject({ key: 'move-not-allowed' });
    service.clock.advance(4 * MINUTE_MS);
    await runDueWork(service.context);
    expect((await read(taskid)).state).toBe('PAYMENT_EXPIRED');
  });

  it('keeps its hour, and is the customer’s to take', async () => {
    const placed = await aPlacedOrder(story);
    service.clock.advance(14 * MINUTE_MS);
    await expect(prolong(placed.taskid, story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    await prolong(placed.taskid);
    service.clock.advance(15 * MINUTE_MS);
    await runDueWork(service.context);
    await payAtTheBank(story, placed);
    expect((await read(placed.taskid)).state).toBe('AWAITING_PROVIDER');
  });

  it('is refused once the hour was given back', async () => {
    const { taskid } = await aPlacedOrder(story);
    service.clock.advance(15 * MINUTE_MS);
    await runDueWork(service.context);
    await expect(prolong(taskid)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });
});
