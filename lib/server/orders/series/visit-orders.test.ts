import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { toSeriesWeekday } from '@/lib/domain/series/visits';
import { addDays, toInstantMs } from '@/lib/domain/site/jalali-date';

import { inboxMessages, providerAbsences, series, tasks } from '../../schema';
import {
  anOrderStory,
  aPaidOrder,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
} from '../../seed/stories/orders';
import { aCustomerWithAnAddress, aDayFromNow } from '../../seed/stories/people';
import { runDueWork } from '../../timers';
import { useMarket } from '../../testing/use-market';

const WEEKLY_RIALS = (THREE_HOURS_RIALS * 85) / 100;
const FORMER_RIALS = 9_000_000;

describe('the visits of a series that are orders', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const by = () => ({ as: story.customer.userId });
  const connection = () => service.context.ports.database.connection;

  async function pass(days: number) {
    service.clock.advance(days * DAY_MS);
    for (let round = 0; round < 3; round += 1) await runDueWork(service.context);
  }
  /** A weekly series whose first visit is paid and agreed. */
  async function aSeries() {
    const weekdays = [toSeriesWeekday(aDayFromNow(service.context, 3))];
    const placed = await aPaidOrder(story, { plan: 'weekly', weekdays });
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
  async function readVisit(seriesid: number, place: number) {
    const visit = (await readSeries(seriesid)).lstVisit[place];
    if (!visit) throw new Error('A series goes on');
    return visit;
  }
  type Act = Parameters<typeof service.call<'series/moveseries'>>[1];
  const act = (wish: Act) => service.call('series/moveseries', wish, by());
  const listPrices = async () =>
    (await connection().select().from(tasks).where(eq(tasks.customerId, story.customer.userId)).orderBy(tasks.id)).map(
      ({ priceRials }) => priceRials,
    );

  it('[B-05] are shown at their orders’ hours, and keep their name in a calendar', async () => {
    const { seriesid } = await aSeries();
    expect(await readVisit(seriesid, 0)).toMatchObject({
      order: { state: 'CONFIRMED' },
      acts: ['cancel', 'reschedule'],
    });
    const planned = await readVisit(seriesid, 1);
    expect(planned).toMatchObject({ taskid: null, order: null, acts: ['skip', 'move'] });
    await pass(3);
    const made = await readVisit(seriesid, 1);
    expect(made).toMatchObject({ order: { state: 'PENDING_PAYMENT' }, acts: ['skip', 'reschedule'] });
    expect(made.calendar).toEqual(planned.calendar);
    const to = { gDate: addDays(made.gDate, 1), deliverytimeid: toDeliveryTimeId(11) };
    const taskid = made.taskid ?? 0;
    await service.call('reqandpay/reschedule', { taskid, ...to }, by());
    const moved = await readVisit(seriesid, 1);
    const { uid, sequence } = made.calendar;
    expect(moved).toMatchObject({ visitDate: made.visitDate, ...to, calendar: { uid, sequence: sequence + 1 } });
    const { taskDetail } = await service.call('clean/gettaskdetail', { taskid }, by());
    expect(taskDetail.calendar).toEqual(moved.calendar);
    const { visitDate } = await readVisit(seriesid, 2);
    const there = act({ seriesid, act: 'move', visitDate, gDate: to.gDate, deliverytimeid: toDeliveryTimeId(16) });
    await expect(there).rejects.toMatchObject({ key: 'series-day-taken' });
  });

  it('[B-05] are not to come any more once their order was cancelled on its own page', async () => {
    const { seriesid, reqid } = await aSeries();
    await service.call('reqandpay/cancelrequest', { reqid }, by());
    const cancelled = { isSkipped: true, acts: [], order: { reqid, state: 'CANCELLED_BY_CUSTOMER' } };
    expect(await readVisit(seriesid, 0)).toMatchObject(cancelled);
    const later = await readVisit(seriesid, 1);
    const to = { gDate: (await readVisit(seriesid, 0)).gDate, deliverytimeid: toDeliveryTimeId(12) };
    const { series: after } = await act({ seriesid, act: 'move', visitDate: later.visitDate, ...to });
    expect(after.lstVisit.find(({ visitDate }) => visitDate === later.visitDate)).toMatchObject(to);
  });

  it.each(['skip', 'end'] as const)(
    '[B-05] give their money back to the card where the series’ %s comes while the bank is asked for it',
    async (wish) => {
      const { seriesid } = await aSeries();
      await pass(3);
      const { visitDate, order } = await readVisit(seriesid, 1);
      const { authority } = await service.call('ipg/startpayment', { reqid: order?.reqid ?? 0 }, by());
      await act({ seriesid, act: wish, ...(wish === 'skip' && { visitDate }) });
      await service.bank.settle(authority, 'paid');
      expect(await service.call('reqandpay/verifypayment', { authority })).toMatchObject({ outcome: 'to-card' });
      expect(await service.bank.findPayment(authority)).toMatchObject({ outcome: 'reversed' });
      expect((await service.call('wallet/getaccountbalance', {}, by())).balanceRial).toBe(0);
    },
  );

  it('[B-05] cost the former price until the day of the new one, however early its customer agrees', async () => {
    const { seriesid } = await aSeries();
    const hours = { key: 'clean-hours', params: { hours: 3, hourlyRateRials: 3_000_000 }, amountRials: FORMER_RIALS };
    const agreed = { priceRials: FORMER_RIALS, lines: [hours] };
    await connection().update(series).set(agreed).where(eq(series.id, seriesid));
    const former = (FORMER_RIALS * 85) / 100;
    await pass(3);
    await act({ seriesid, act: 'agree' });
    const early = { state: 'active', isAgreed: true, askedRial: THREE_HOURS_RIALS, visitRial: FORMER_RIALS };
    expect(await readSeries(seriesid)).toMatchObject(early);
    await expect(act({ seriesid, act: 'agree' })).rejects.toMatchObject({ key: 'move-not-allowed' });
    await pass(7);
    expect((await listPrices()).slice(1)).toEqual([former, former]);
    await pass(8);
    expect((await listPrices()).at(-1)).toBe(WEEKLY_RIALS);
    const later = { state: 'active', isAgreed: false, askedRial: null, visitRial: THREE_HOURS_RIALS };
    expect(await readSeries(seriesid)).toMatchObject(later);
    const told = await connection().select().from(inboxMessages).where(eq(inboxMessages.userId, story.customer.userId));
    expect(told.filter(({ event }) => event === 'series-price')).toHaveLength(1);
    expect(told.filter(({ event }) => event === 'series-stopped')).toEqual([]);
  });

  it.each([
    ['slot-taken', async (away: string) => ({ gDate: away })],
    ['slot-expired', async () => ({ gDate: aDayFromNow(service.context, -1) })],
  ] as const)('a planned one is not moved to an hour that is not to be had: %s', async (key, toWish) => {
    const { seriesid } = await aSeries();
    const { visitDate, gDate } = await readVisit(seriesid, 2);
    const away = addDays(gDate, 1);
    await connection()
      .insert(providerAbsences)
      .values({
        userId: story.provider.userId,
        startsAt: new Date(toInstantMs(away)),
        endsAt: new Date(toInstantMs(away, 24)),
        isWholeDay: true,
      });
    const wish = await toWish(away);
    await expect(act({ seriesid, act: 'move', visitDate, ...wish })).rejects.toMatchObject({ key });
  });

  it('no act reaches a series that is not there', async () => {
    await expect(act({ seriesid: 999_999, act: 'end' })).rejects.toMatchObject({ key: 'not-found' });
  });

  it('is hidden from everybody else, and only its customer changes it', async () => {
    const { seriesid } = await aSeries();
    const other = { as: (await aCustomerWithAnAddress(service.context)).userId };
    expect(await service.call('series/getseries', {}, other)).toEqual({ lstSeries: [] });
    const ending = service.call('series/moveseries', { seriesid, act: 'end' }, other);
    await expect(ending).rejects.toMatchObject({ key: 'not-yours' });
  });
});
