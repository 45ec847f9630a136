import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import { inboxMessages, providerAbsences, series, tasks } from '../../schema';
import {
  aCashOrder,
  aDraft,
  anOrderStory,
  aPaidOrder,
  aPlacedOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow, TAJRISH_ID } from '../../seed/stories/people';
import { runDueWork } from '../../timers';
import { useMarket } from '../../testing/use-market';

const WEEKLY_RIALS = (THREE_HOURS_RIALS * 85) / 100;

/** Each act on a series raises the version of all its visits in a calendar. */
const withoutVersion = <Rest extends object>({ calendar: _calendar, ...rest }: Rest & { calendar: object }) => rest;

describe('a series of cleanings', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const by = () => ({ as: story.customer.userId });
  const connection = () => service.context.ports.database.connection;
  const firstDay = () => aDayFromNow(service.context, 3);
  /** Weekly, on the day of the first visit and `later` days after it. */
  const weekly = (...later: readonly number[]) => ({
    plan: 'weekly' as const,
    weekdays: [0, ...later].map((days) => toSeriesWeekday(addDays(firstDay(), days))),
  });

  /** Lets days go by, and does the due work. */
  async function pass(days: number) {
    service.clock.advance(days * DAY_MS);
    for (let round = 0; round < 2; round += 1) await runDueWork(service.context);
  }
  /** A series whose first visit is paid and agreed. */
  async function aSeries(wishes: object = weekly()) {
    const placed = await aPaidOrder(story, wishes);
    await theProviderDoes(story, placed, 'accept');
    await runDueWork(service.context);
    return { ...placed, seriesid: placed.seriesid ?? 0 };
  }
  async function readSeries(seriesid: number) {
    const { lstSeries } = await service.call('series/getseries', {}, by());
    const found = lstSeries.find((one) => one.seriesid === seriesid);
    if (!found) throw new Error('The series is not listed');
    return found;
  }
  const listOrders = () =>
    connection().select().from(tasks).where(eq(tasks.customerId, story.customer.userId)).orderBy(tasks.id);
  const listEvents = async () => {
    const isOwn = eq(inboxMessages.userId, story.customer.userId);
    const rows = await connection().select().from(inboxMessages).where(isOwn).orderBy(inboxMessages.id);
    return rows.map(({ event }) => event);
  };
  const isAway = (day: string) =>
    connection()
      .insert(providerAbsences)
      .values({
        userId: story.provider.userId,
        startsAt: new Date(toInstantMs(day)),
        endsAt: new Date(toInstantMs(day, 24)),
        isWholeDay: true,
      });

  it('[B-05] is at the full price first, and earns its discount from the second visit on, an order 7 days ahead', async () => {
    const day = firstDay();
    const { taskid, seriesid, lstConflict } = await aSeries();
    expect(lstConflict?.filter(({ reason }) => reason !== 'holiday')).toEqual([]);
    const first = await service.call('clean/gettaskdetail', { taskid }, by());
    expect(first.taskDetail).toMatchObject({ priceRial: THREE_HOURS_RIALS });
    expect(await listOrders()).toHaveLength(1);
    const planned = (await readSeries(seriesid)).lstVisit.map(({ gDate }) => gDate);
    expect(planned.slice(0, 3)).toEqual([day, addDays(day, 7), addDays(day, 14)]);
    await pass(3);
    const [, second, third] = await listOrders();
    const providerId = story.provider.userId;
    expect(second).toMatchObject({ state: 'PENDING_PAYMENT', priceRials: WEEKLY_RIALS, providerId });
    expect(third).toBeUndefined();
    const savedRial = THREE_HOURS_RIALS - WEEKLY_RIALS;
    expect(await readSeries(seriesid)).toMatchObject({ state: 'active', discountPercent: 15, savedRial });
    expect(await listEvents()).toContain('order-series-made');
  });

  it('is paid the day before from the wallet', async () => {
    story = { ...story, customer: await aCustomerWithAnAddress(service.context, { cashRials: 50_000_000 }) };
    await aSeries();
    await pass(3);
    expect((await listOrders())[1]).toMatchObject({ state: 'PENDING_PAYMENT', paidAt: null });
    await pass(6);
    expect((await listOrders())[1]).toMatchObject({ state: 'AWAITING_PROVIDER', paymentWay: 'wallet' });
  });

  it('sends the link to pay the day before where the wallet does not reach, and gives an unpaid hour up', async () => {
    await aSeries();
    await pass(3);
    await pass(6);
    await service.sendMessages();
    const told = service.sms.filter(
      ({ mobile, text }) => mobile === story.customer.mobile && text.includes('نوبت فردا'),
    );
    expect(told).toHaveLength(1);
    await pass(1);
    expect((await listOrders())[1]).toMatchObject({ state: 'PAYMENT_EXPIRED' });
  });

  it('goes to its provider unpaid where the series is paid in cash', async () => {
    const placed = await aCashOrder(story, { ...weekly(), ipgId: 3 });
    await theProviderDoes(story, placed, 'accept');
    await pass(1);
    await pass(2);
    expect((await listOrders())[1]).toMatchObject({ state: 'AWAITING_PROVIDER', paymentWay: 'cash' });
  });

  it('asks for the payment of a visit in cash where its customer owes the cash of an earlier order', async () => {
    const placed = await aCashOrder(story, { ...weekly(), ipgId: 3 });
    await theProviderDoes(story, placed, 'accept');
    await connection().update(tasks).set({ cashOutcome: 'none' }).where(eq(tasks.id, placed.taskid));
    await pass(1);
    await pass(2);
    expect((await listOrders())[1]).toMatchObject({ state: 'PENDING_PAYMENT', paymentWay: 'online' });
    expect(await listEvents()).toContain('order-series-made');
  });

  it('[B-05] skips and moves one visit without another, and never makes a moved one anew', async () => {
    const { seriesid } = await aSeries();
    const before = await readSeries(seriesid);
    const [, second, third, fourth] = before.lstVisit;
    if (!second || !third || !fourth) throw new Error('A series goes on');
    const to = { gDate: addDays(third.gDate, 1), deliverytimeid: toDeliveryTimeId(11) };
    await service.call('series/moveseries', { seriesid, act: 'skip', visitDate: second.visitDate }, by());
    const move = { seriesid, act: 'move' as const, visitDate: third.visitDate };
    const { series: after } = await service.call('series/moveseries', { ...move, ...to }, by());
    expect(after.sequence).toBe(before.sequence + 2);
    const [, ...kept] = after.lstVisit.map(withoutVersion);
    expect(kept.slice(0, 2)).toEqual([
      { ...withoutVersion(second), isSkipped: true, acts: [] },
      { ...withoutVersion(third), ...to },
    ]);
    expect(kept.slice(2)).toEqual(before.lstVisit.slice(3).map(withoutVersion));
    expect((await listEvents()).filter((event) => event === 'series-changed')).toHaveLength(2);
    await pass(3);
    await pass(8);
    await pass(7);
    const days = (await listOrders()).map(({ startsAt }) => startsAt && toTehranDate(startsAt.getTime()));
    expect(days).toEqual([before.lstVisit[0]?.gDate, to.gDate, fourth.gDate]);
    const again = { ...move, visitDate: fourth.visitDate, gDate: addDays(fourth.gDate, 1) };
    await expect(service.call('series/moveseries', again, by())).rejects.toMatchObject({ key: 'series-visit-ordered' });
  });

  it('skips a visit that is an unpaid order by taking it back, with the one message of the series', async () => {
    const { seriesid } = await aSeries();
    await pass(3);
    const heard = (await listEvents()).length;
    const visitDate = (await readSeries(seriesid)).lstVisit[1]?.visitDate;
    await service.call('series/moveseries', { seriesid, act: 'skip', visitDate }, by());
    expect((await listOrders()).map(({ state }) => state).at(-1)).toBe('CANCELLED_BY_CUSTOMER');
    expect((await listEvents()).slice(heard)).toEqual(['series-changed']);
  });

  it('keeps one provider on several weekdays, and changes all further ones on request', async () => {
    const { seriesid } = await aSeries(weekly(2));
    await pass(1);
    const orders = await listOrders();
    expect(orders.length).toBeGreaterThan(1);
    expect(new Set(orders.map(({ providerId }) => providerId))).toEqual(new Set([story.provider.userId]));
    const before = await readSeries(seriesid);
    const next = before.lstVisit.find(({ taskid }) => taskid === null);
    if (!next) throw new Error('A series goes on');
    const weekdays = [next.gDate, addDays(next.gDate, 1)].map(toSeriesWeekday);
    const deliverytimeid = toDeliveryTimeId(12);
    const { visitDate, gDate } = next;
    const change = { seriesid, act: 'move', scope: 'further', visitDate, gDate, weekdays, deliverytimeid } as const;
    const { series: after } = await service.call('series/moveseries', { ...change, weekdays: [...weekdays] }, by());
    expect(new Set(after.weekdays)).toEqual(new Set(weekdays));
    const isOrder = ({ taskid }: typeof next) => taskid !== null;
    const listMade = ({ lstVisit }: typeof before) => lstVisit.filter(isOrder).map(withoutVersion);
    expect(listMade(after)).toEqual(listMade(before));
    expect(after.lstVisit.find((visit) => !isOrder(visit))).toMatchObject({ gDate, deliverytimeid });
  });

  it('ends: unpaid visits are taken back without a fee, one message says it, and no other is made', async () => {
    const { seriesid } = await aSeries();
    await pass(3);
    const heard = (await listEvents()).length;
    const { series: after } = await service.call('series/moveseries', { seriesid, act: 'end' }, by());
    expect(after.state).toBe('ended');
    expect((await listEvents()).slice(heard)).toEqual(['series-ended']);
    await pass(14);
    const states = (await listOrders()).map(({ state }) => state);
    expect(states).toHaveLength(2);
    expect(states[1]).toBe('CANCELLED_BY_CUSTOMER');
    const again = service.call('series/moveseries', { seriesid, act: 'end' }, by());
    await expect(again).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('does not begin without the first visit’s payment', async () => {
    const { seriesid } = await aPlacedOrder(story, weekly());
    await pass(1);
    const [row] = await connection()
      .select()
      .from(series)
      .where(eq(series.id, seriesid ?? 0));
    expect(row).toMatchObject({ state: 'ended', nextVisitAt: null });
  });

  it('names each impossible visit of 26 weeks with the reason, and the nearest free hour', async () => {
    const away = addDays(firstDay(), 70);
    await isAway(away);
    const plan = {
      serviceEnum: 'cleaning' as const,
      srvcategoryid: 3,
      srvcattypeid: 301,
      cleaningHours: 3,
      gDate: firstDay(),
      deliverytimeid: toDeliveryTimeId(9),
      workerUserId: story.provider.userId,
      locationid: TAJRISH_ID,
      ...weekly(),
    };
    const answer = await service.call('series/getplan', plan, by());
    expect(answer).toMatchObject({ firstRial: THREE_HOURS_RIALS, laterRial: WEEKLY_RIALS, discountPercent: 15 });
    const nearest = { gDate: addDays(away, 1), deliverytimeid: toDeliveryTimeId(9) };
    expect(answer.lstConflict).toContainEqual({ gDate: away, reason: 'taken', nearest });
    const { lstConflict } = await aPlacedOrder(story, weekly());
    expect(lstConflict).toEqual(answer.lstConflict);
    const rival = { as: (await aCustomerWithAnAddress(service.context)).userId };
    const { lstConflict: ofRival } = await service.call('series/getplan', plan, rival);
    expect(ofRival.filter(({ reason }) => reason === 'taken').length).toBeGreaterThan(20);
  });

  it('asks its customer once where a visit cannot be made, and makes the others', async () => {
    const day = addDays(firstDay(), 7);
    const { seriesid } = await aSeries();
    await isAway(day);
    await pass(3);
    await pass(7);
    const shown = await readSeries(seriesid);
    expect(shown.lstVisit[0]).toMatchObject({ gDate: day, conflict: 'taken', taskid: null });
    expect(shown.lstVisit[1]?.taskid).not.toBeNull();
    expect((await listEvents()).filter((event) => event === 'series-conflict')).toHaveLength(1);
  });

  it('tells a higher price once, keeps the agreed one for 14 days, and goes on when its customer agrees', async () => {
    const { seriesid } = await aSeries();
    const hours = { key: 'clean-hours', params: { hours: 3, hourlyRateRials: 3_000_000 }, amountRials: 9_000_000 };
    const agreed = { priceRials: hours.amountRials, lines: [hours] };
    await connection().update(series).set(agreed).where(eq(series.id, seriesid));
    await pass(3);
    expect((await listOrders())[1]?.priceRials).toBe((agreed.priceRials * 85) / 100);
    expect(await readSeries(seriesid)).toMatchObject({ askedRial: THREE_HOURS_RIALS, state: 'active' });
    await pass(7);
    await pass(8);
    expect(await readSeries(seriesid)).toMatchObject({ state: 'price' });
    const before = await listOrders();
    await service.call('series/moveseries', { seriesid, act: 'agree' }, by());
    await pass(3);
    const after = await listOrders();
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.at(-1)?.priceRials).toBe(WEEKLY_RIALS);
    expect((await listEvents()).filter((event) => event === 'series-price')).toHaveLength(1);
  });

  it.each([
    [
      'another kind of service',
      { serviceEnum: 'testing', srvcategoryid: 24, srvcattypeid: 2403 },
      'series-not-offered',
    ],
    ['weekdays without the first visit’s day', { weekdays: [] }, 'invalid-input'],
    ['a monthly plan with weekdays', { plan: 'monthly' }, 'invalid-input'],
    ['more unpaid visits in a week than one may have', { weekdays: [1, 2, 3, 4, 5, 6, 7] }, 'unpaid-orders-limit'],
  ] as const)('refuses %s with its reason', async (_case, wish, key) => {
    const weekdays = 'weekdays' in wish ? [...wish.weekdays] : weekly().weekdays;
    await expect(aPlacedOrder(story, { ...weekly(), ...wish, weekdays })).rejects.toMatchObject({ key });
  });

  it('refuses a plan in a call that does not carry it out', async () => {
    const service301 = { serviceEnum: 'task', srvcategoryid: 12, srvcattypeid: 1201, plan: 'weekly' } as const;
    const draft = { ...aDraft(story), ...service301 };
    const placing = service.call('handyman/addhandymanrequest', draft, by());
    await expect(placing).rejects.toMatchObject({ key: 'series-not-offered' });
  });
});
