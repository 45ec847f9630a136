import { eq } from 'drizzle-orm';

import { ORDER_STATES, type OrderState } from '@/lib/contract/enumerations';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { getMove, isMoveAllowed, MOVES } from '@/lib/domain/order/order-lifecycle';

import type { SmsMessage } from '../../ports/sms';
import {
  anOrderStory,
  aCashOrder,
  aPlacedOrder,
  aPaidOrder,
  theProviderDoes,
  theProviderWorks,
  type OrderStory,
  type Placed,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aFreeProvider } from '../../seed/stories/people';
import { bookings, inboxMessages, tasks } from '../../schema';
import { useMarket } from '../../testing/use-market';
import { runDueWork } from '../../timers';
import { makeMove } from './make-move';

describe('an order’s moves', () => {
  const service = useMarket();
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service, { cashRials: 40_000_000 });
  });

  const database = () => service.context.ports.database.connection;
  const stateOf = async ({ taskid }: Placed) =>
    (await database().select({ state: tasks.state }).from(tasks).where(eq(tasks.id, taskid)))[0]?.state;
  const detailOf = async ({ taskid }: Placed, as = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as })).taskDetail;
  const inboxOf = async (userId: number) =>
    (
      await database()
        .select({ event: inboxMessages.event })
        .from(inboxMessages)
        .where(eq(inboxMessages.userId, userId))
        .orderBy(inboxMessages.id)
    ).map(({ event }) => event);
  const alertsOf = async (as: number) =>
    (await service.call('nonePreloader/user/getalert', {}, { as })).lstAlert.map(({ topic, payload }) => [
      topic.split('/')[0],
      payload,
    ]);
  const smsTo = (mobile: string): SmsMessage[] => service.sms.filter((message) => message.mobile === mobile);

  describe('every move, by every side, in every state', () => {
    const SIDES = ['customer', 'provider', 'stranger'] as const;
    let placed: Placed;
    beforeAll(async () => {
      const own = await anOrderStory(service);
      placed = await aPlacedOrder(own);
      story = own;
    });

    it.each(ORDER_STATES)(
      'refuses in %s every move outside the table, and changes nothing',
      async (state: OrderState) => {
        const [row] = await database().update(tasks).set({ state }).where(eq(tasks.id, placed.taskid)).returning();
        const people = { customer: row?.customerId, provider: row?.providerId, stranger: 999_999 };
        for (const move of MOVES) {
          for (const side of SIDES) {
            const { by } = getMove(move);
            if (by === 'system' || (side === by && isMoveAllowed(move, { state, kind: 'cleaning' }, by))) continue;
            const refused = makeMove(service.context, { taskId: placed.taskid, move, actorId: people[side] ?? null });
            await expect(refused).rejects.toMatchObject({ key: side === by ? 'move-not-allowed' : 'not-yours' });
          }
          if (getMove(move).by === 'system' && !isMoveAllowed(move, { state, kind: 'cleaning' }, 'system')) {
            await expect(
              makeMove(service.context, { taskId: placed.taskid, move, actorId: null }),
            ).rejects.toMatchObject({ key: 'move-not-allowed' });
          }
        }
        expect(await stateOf(placed)).toBe(state);
      },
    );
  });

  it('takes an order from its payment to its end, and both sides hear of each step', async () => {
    const placed = await aPaidOrder(story);
    const { provider, customer } = story;
    expect(await alertsOf(provider.userId)).toEqual([['expert', `3_301_1001_${placed.taskid}_${provider.userId}`]]);
    await theProviderWorks(story, placed);
    await service.call('reqandpay/confirmtask', { taskid: placed.taskid }, { as: customer.userId });
    expect(await inboxOf(customer.userId)).toEqual([
      'order-paid',
      'order-confirmed',
      'order-en-route',
      'order-started-uncoded',
      'order-done',
    ]);
    expect(await inboxOf(provider.userId)).toEqual(['work-new', 'work-started', 'work-paid']);
    const events = (await alertsOf(customer.userId)).map(([topic, payload = '']) => [
      topic,
      (JSON.parse(payload) as { event: string }).event,
    ]);
    expect(events).toEqual(
      ['order-paid', 'order-confirmed', 'order-en-route', 'order-started-uncoded', 'order-done'].map((event) => [
        'user',
        event,
      ]),
    );
    expect(await alertsOf(provider.userId)).toEqual([
      ['expert', `closed_${placed.taskid}_accepted`],
      ['payment', `${provider.userId}_${placed.reqid}_9600000_test-bank_${placed.taskid}`],
    ]);
    expect((await detailOf(placed)).timeline.map(({ state }) => state)).toEqual([
      'PENDING_PAYMENT',
      'AWAITING_PROVIDER',
      'CONFIRMED',
      'EN_ROUTE',
      'IN_PROGRESS',
      'DONE',
      'COMPLETED',
    ]);
    await service.sendMessages();
    // The payment was made before their eyes.
    expect(smsTo(customer.mobile)).toHaveLength(4);
    expect(
      smsTo(customer.mobile)
        .map(({ text }) => text)
        .join('\n'),
    ).not.toMatch(/sms\.|\{/);
  });

  it('has words in the inbox for every event, in four languages', async () => {
    const placed = await aPaidOrder(story);
    await theProviderWorks(story, placed);
    for (const locale of ['fa', 'en', 'de', 'ar'] as const) {
      const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.customer.userId, locale });
      for (const { title, body } of userInboxLst) expect(`${title} ${body}`).not.toMatch(/inbox\.|\{/);
    }
  });

  it('tells and shows the provider nothing before the payment', async () => {
    const placed = await aPlacedOrder(story);
    expect(await inboxOf(story.provider.userId)).toEqual([]);
    await expect(detailOf(placed, story.provider.userId)).rejects.toMatchObject({ key: 'not-yours' });
    expect(
      (await service.call('expert/getalltask', { list: 'newworks' }, { as: story.provider.userId })).lstTask,
    ).toEqual([]);
  });

  it('frees the hours when the provider declines, and offers them to the next with the customer’s consent', async () => {
    const next = await aFreeProvider(service.context);
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'decline');
    expect(
      (await database().select().from(bookings).where(eq(bookings.taskId, placed.taskid))).map(({ isLive }) => isLive),
    ).toEqual([false]);
    expect((await detailOf(placed)).moves).toEqual(['offerNext', 'cancel']);
    const { taskDetail } = await service.call(
      'reqandpay/offernextprovider',
      { taskid: placed.taskid, workerUserId: next.userId },
      { as: story.customer.userId },
    );
    expect(taskDetail).toMatchObject({
      state: 'AWAITING_PROVIDER',
      providerUserId: next.userId,
      isPaid: true,
      startHour: 9,
    });
    expect(await alertsOf(next.userId)).toHaveLength(1);
    await expect(theProviderDoes(story, placed, 'accept')).rejects.toMatchObject({ key: 'not-yours' });
    await theProviderWorks({ ...story, provider: next }, placed);
    expect(await stateOf(placed)).toBe('DONE');
  });

  it('expires an unanswered request in 4 h, or in 30 min when the visit is within 6 h', async () => {
    const far = await aPaidOrder(story);
    service.clock.advance(4 * HOUR_MS - 1);
    await runDueWork(service.context);
    expect(await stateOf(far)).toBe('AWAITING_PROVIDER');
    service.clock.advance(1);
    await runDueWork(service.context);
    expect(await stateOf(far)).toBe('EXPIRED');
    expect(await inboxOf(story.customer.userId)).toContain('order-unanswered');
    expect(await inboxOf(story.provider.userId)).toEqual(['work-new', 'work-answer-reminder', 'work-unanswered']);
    await expect(aPlacedOrder(story)).resolves.toMatchObject({ state: 'PENDING_PAYMENT' });
  });

  it.each(['declined', 'unanswered'])(
    'ends an order that was %s when its hour comes, with all its money back, and lists it among the old ones',
    async (how) => {
      const { customer } = story;
      const balance = async () =>
        (await service.call('wallet/getaccountbalance', {}, { as: customer.userId })).balanceRial;
      const before = await balance();
      const placed = await aPaidOrder(story);
      const { startsAtMs } = await detailOf(placed);
      if (how === 'declined') await theProviderDoes(story, placed, 'decline');
      service.clock.advance(startsAtMs - service.clock.now().getTime() - 1);
      await runDueWork(service.context);
      expect(await stateOf(placed)).toBe(how === 'declined' ? 'DECLINED' : 'EXPIRED');
      service.clock.advance(1);
      await runDueWork(service.context);
      expect(await detailOf(placed)).toMatchObject({
        state: 'CANCELLED_BY_SYSTEM',
        moves: [],
        cancellation: { feeRial: 0, refunds: [{ to: 'wallet', amountRial: 9_600_000 }] },
      });
      expect(await balance()).toBe(before + 9_600_000);
      await runDueWork(service.context);
      expect((await inboxOf(customer.userId)).filter((event) => event === 'order-lapsed')).toHaveLength(1);
      const listed = async (name: 'clean/getallcurrenttaskbyuserid' | 'clean/getalloldtaskbyuserid') =>
        (await service.call(name, {}, { as: customer.userId })).lstTask.map(({ taskid }) => taskid);
      expect([await listed('clean/getallcurrenttaskbyuserid'), await listed('clean/getalloldtaskbyuserid')]).toEqual([
        [],
        [placed.taskid],
      ]);
      await service.sendMessages();
      expect(smsTo(customer.mobile).at(-1)?.text).toMatch(/۹۶۰٬۰۰۰/);
      expect(
        (await service.call('expert/getalltask', { list: 'doneworks' }, { as: story.provider.userId })).lstTask,
      ).toEqual([]);
    },
  );

  it('reports for a cash order that ends so that nothing had been paid', async () => {
    const placed = await aCashOrder(story);
    await theProviderDoes(story, placed, 'decline');
    const { startsAtMs } = await detailOf(placed);
    service.clock.advance(startsAtMs - service.clock.now().getTime());
    await runDueWork(service.context);
    const { userInboxLst } = await service.call('user/getuserinbox', {}, { as: story.customer.userId });
    expect(userInboxLst[0]).toMatchObject({
      title: 'The order has ended',
      body: expect.stringMatching(/Nothing had been paid\.$/),
    });
  });

  it('reminds both sides a day and two hours before, once each', async () => {
    const placed = await aPaidOrder(story);
    await theProviderDoes(story, placed, 'accept');
    const { startsAtMs } = await detailOf(placed);
    const goTo = (atMs: number) => service.clock.advance(atMs - service.clock.now().getTime());
    const reminders = async () =>
      (await inboxOf(story.customer.userId)).filter((event) => event.startsWith('reminder'));
    goTo(startsAtMs - 24 * HOUR_MS - MINUTE_MS);
    await runDueWork(service.context);
    expect(await reminders()).toEqual([]);
    goTo(startsAtMs - 24 * HOUR_MS);
    await runDueWork(service.context);
    await runDueWork(service.context);
    expect(await reminders()).toEqual(['reminder-day']);
    goTo(startsAtMs - 2 * HOUR_MS);
    await runDueWork(service.context);
    await runDueWork(service.context);
    expect(await reminders()).toEqual(['reminder-day', 'reminder-hours']);
    expect((await inboxOf(story.provider.userId)).slice(-2)).toEqual(['reminder-day', 'reminder-hours']);
  });

  it('an SMS that fails undoes nothing', async () => {
    const unreachable = await aCustomerWithAnAddress(service.context);
    await service.context.ports.database.connection.execute(
      `update users set mobile = '09139990500' where id = ${unreachable.userId}`,
    );
    const placed = await aCashOrder({ ...story, customer: unreachable });
    await service.sendMessages();
    expect(smsTo('09139990500')).toEqual([]);
    expect(await stateOf(placed)).toBe('AWAITING_PROVIDER');
    expect(await inboxOf(unreachable.userId)).toEqual(['order-placed']);
  });
});
