import { OVERDUE_AFTER_MS } from '@/lib/domain/constants/providers';
import { DAY_MS, HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';

import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { anOperator } from '../../../seed/stories/people';
import { useMarket } from '../../../testing/use-market';
import { runDueWork } from '../../../timers';

describe('an order at the desk', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let placed: Placed;
  let operator: number;
  beforeAll(async () => {
    operator = await anOperator(service.context);
    story = await anOrderStory(service);
    placed = await aPaidOrder(story);
  });

  const read = async () => (await service.call('operator/getorder', { taskid: placed.taskid }, { as: operator })).order;

  it('[B-18] shows state, next deadline, money by the ledger and both people', async () => {
    const order = await read();
    expect(order).toMatchObject({
      taskid: placed.taskid,
      reqid: placed.reqid,
      state: 'AWAITING_PROVIDER',
      deadline: { kind: 'answer' },
      money: { heldRial: order.money.priceRial, paidRial: order.money.priceRial, owedRial: 0, backRial: 0 },
      customer: { userid: story.customer.userId, mobileNo: story.customer.mobile, orderCount: 1 },
      provider: { userid: story.provider.userId, status: 'active' },
      assignee: null,
      dispute: null,
    });
    expect(order.money.netRial + order.money.commissionRial).toBe(order.money.priceRial);
  });

  it('tells moves, money, messages and SMS in one time line, the newest first', async () => {
    await theProviderWorks(story, placed);
    const words = { taskid: placed.taskid, text: 'The bell is broken' };
    await service.call('ordermessage/addmessage', words, { as: story.customer.userId });
    const { lstEvent, state } = await read();
    expect(state).toBe('DONE');
    expect(lstEvent.map(({ atMs }) => atMs)).toEqual(lstEvent.map(({ atMs }) => atMs).sort((one, two) => two - one));
    const actor = { userid: story.customer.userId, fullname: expect.any(String) };
    expect(lstEvent).toContainEqual(expect.objectContaining({ kind: 'message', actor, text: words.text }));
    expect(lstEvent).toContainEqual(expect.objectContaining({ kind: 'move', move: 'accept', state: 'CONFIRMED' }));
    expect(lstEvent).toContainEqual(expect.objectContaining({ kind: 'money', posting: 'order-capture' }));
    const sms = lstEvent.filter(({ kind }) => kind === 'sms').map(({ text }) => text ?? '');
    expect(sms.join('\n')).toContain(`/o/${placed.taskid}`);
    // By the address of a problem somebody acts for the customer without a login.
    expect(sms.join('\n')).not.toMatch(/\/problem\/[^…]/);
  });

  it('answers only operators, and not-found for an unknown order', async () => {
    const asked = { taskid: placed.taskid };
    await expect(service.call('operator/getorder', asked, { as: story.customer.userId })).rejects.toMatchObject({
      key: 'operators-only',
    });
    await expect(service.call('operator/getorder', { taskid: 2_000_000_000 }, { as: operator })).rejects.toMatchObject({
      key: 'not-found',
    });
  });

  it('marks an order as late while its work waits for a word, and forgets the deadline with the word', async () => {
    const late = await aPaidOrder(story, { deliverytimeid: toDeliveryTimeId(14) });
    const readLate = async () =>
      (await service.call('operator/getorder', { taskid: late.taskid }, { as: operator })).order;
    await theProviderDoes(story, late, 'accept', 'depart');
    const { startsAtMs, endsAtMs } = await readLate();
    const goTo = async (atMs: number) => {
      service.clock.advance(atMs - service.clock.now().getTime());
      await runDueWork(service.context);
    };
    await goTo((startsAtMs ?? 0) + HOUR_MS);
    expect(await readLate()).toMatchObject({ state: 'EN_ROUTE', deadline: { kind: 'visit', atMs: startsAtMs } });
    await theProviderDoes(story, late, 'start');
    const toldAtMs = (endsAtMs ?? 0) + OVERDUE_AFTER_MS;
    expect((await readLate()).deadline).toEqual({ kind: 'overdue', atMs: toldAtMs });
    await goTo(toldAtMs);
    await goTo(toldAtMs + DAY_MS);
    expect((await readLate()).deadline).toEqual({ kind: 'overdue', atMs: toldAtMs });
    await theProviderDoes(story, late, 'finish');
    expect((await readLate()).deadline).toMatchObject({ kind: 'completion' });
    await goTo(service.clock.now().getTime() + 3 * DAY_MS);
    expect(await readLate()).toMatchObject({ state: 'COMPLETED', deadline: null });
  });
});
