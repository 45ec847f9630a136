import { eq } from 'drizzle-orm';

import { FREE_CANCEL_BEFORE_VISIT_MS, HOUR_QUESTIONS_A_DAY } from '@/lib/domain/constants/orders';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { toInstantMs } from '@/lib/domain/site/jalali-date';

import { tasks } from '../../../schema';
import { listLedgerFaults } from '../../../seed/stories/books';
import { aCashOrder, anOrderStory, theProviderDoes, type OrderStory, type Placed } from '../../../seed/stories/orders';
import { createAskedHours } from '../../../testing/asked-hours';
import { useMarket } from '../../../testing/use-market';
import { runDueWork } from '../../../timers';

describe('a question for another hour', () => {
  const service = useMarket();
  let story: OrderStory;
  const tools = createAskedHours(service);
  beforeEach(async () => {
    story = await anOrderStory(service);
  });

  const by = ({ customer }: OrderStory = story) => ({ as: customer.userId });
  const takeBack = ({ taskid }: Placed) => service.call('reqandpay/takebackhour', { taskid }, by());
  const detailOf = async ({ taskid }: Placed, reader = story.customer.userId) =>
    (await service.call('clean/gettaskdetail', { taskid }, { as: reader })).taskDetail;
  const rowOf = async ({ taskid }: Placed) => {
    const [row] = await service.context.ports.database.connection.select().from(tasks).where(eq(tasks.id, taskid));
    if (!row) throw new Error('no such order');
    return row;
  };
  const KEPT = () => ({ state: 'CONFIRMED', gDate: tools.day(6), startHour: 9, endHour: 12, askedHour: null });

  it('leaves the order as it is, holds both hours, and names them to both sides', async () => {
    const placed = await tools.anAcceptedOrder(story);
    const before = await rowOf(placed);
    const { taskDetail } = await tools.ask(story, placed, tools.day(8), 11);
    expect(taskDetail).toMatchObject({
      ...KEPT(),
      askedHour: { gDate: tools.day(8), startHour: 11, endHour: 14, startsAtMs: toInstantMs(tools.day(8), 11) },
    });
    expect(taskDetail.moves).toEqual(expect.arrayContaining(['takeBackHour', 'cancel']));
    expect(taskDetail.moves.filter((move) => move.toLowerCase().includes('reschedule'))).toEqual([]);
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9), tools.hours(tools.day(8), 11)]);
    // Reminders and the watch over the visit stay with the old hour.
    expect(await rowOf(placed)).toMatchObject({
      startsAt: before.startsAt,
      dayReminderAt: before.dayReminderAt,
      hoursReminderAt: before.hoursReminderAt,
      overdueAt: before.overdueAt,
      startCode: before.startCode,
    });
    const work = await detailOf(placed, story.provider.userId);
    expect(work).toMatchObject({ state: 'CONFIRMED', askedHour: taskDetail.askedHour });
    expect(work.moves).toEqual(expect.arrayContaining(['agreeHour', 'keepHour']));
    const { lstNext } = await service.call('expert/getdashboard', {}, { as: story.provider.userId });
    expect(lstNext.find(({ taskid }) => taskid === placed.taskid)).toMatchObject({
      gDate: tools.day(6),
      askedHour: { gDate: tools.day(8) },
    });
    expect(await tools.toldOf(story.provider.userId, 'work-hour-asked')).toBe(1);
    expect(await tools.toldOf(story.customer.userId, 'order-hour-asked')).toBe(1);
    await service.sendMessages();
    expect(service.sms.findLast(({ mobile }) => mobile === story.provider.mobile)?.text).toMatch(
      /زمان دیگری.*۱۱.*۱۴.*به جای.*۹.*۱۲.*ق [A-Z]{2}/s,
    );
  });

  it('moves the order with the provider’s consent, frees the old hour and tells the customer', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await tools.ask(story, placed, tools.day(8), 11);
    await theProviderDoes(story, placed, 'agreeHour');
    expect(await detailOf(placed)).toMatchObject({
      state: 'CONFIRMED',
      gDate: tools.day(8),
      startHour: 11,
      endHour: 14,
      askedHour: null,
    });
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(8), 11)]);
    const { dayReminderAt, answerDueAt, detail } = await rowOf(placed);
    expect([dayReminderAt?.getTime(), answerDueAt, detail]).toEqual([toInstantMs(tools.day(7), 11), null, null]);
    expect(await tools.toldOf(story.customer.userId, 'order-hour-agreed')).toBe(1);
    await tools.orderOfAnother(story, tools.day(6), 9);
    await expect(tools.orderOfAnother(story, tools.day(8), 11)).rejects.toMatchObject({ key: 'slot-taken' });
    // The next change is asked for again.
    expect((await detailOf(placed)).moves).toContain('askReschedule');
  });

  it('keeps the old hour after the provider’s refusal, frees the new one and tells the customer', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await tools.ask(story, placed, tools.day(8), 11);
    await theProviderDoes(story, placed, 'keepHour');
    expect(await detailOf(placed)).toMatchObject(KEPT());
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9)]);
    expect(await rowOf(placed)).toMatchObject({
      dayReminderAt: new Date(toInstantMs(tools.day(5), 9)),
      answerDueAt: null,
    });
    expect(await tools.toldOf(story.customer.userId, 'order-hour-kept')).toBe(1);
    await tools.orderOfAnother(story, tools.day(8), 11);
    await expect(tools.orderOfAnother(story, tools.day(6), 9)).rejects.toMatchObject({ key: 'slot-taken' });
    expect((await detailOf(placed)).moves).toContain('askReschedule');
  });

  it('ends in time without an answer: the old hour stays, and both sides hear of it', async () => {
    const placed = await tools.anAcceptedOrder(story);
    const { taskDetail } = await tools.ask(story, placed, tools.day(8), 11);
    const dueMs = taskDetail.askedHour?.answerDueAtMs ?? 0;
    service.clock.advance(dueMs - taskDetail.serverNowMs - 1);
    await runDueWork(service.context);
    expect((await detailOf(placed)).askedHour).not.toBeNull();
    service.clock.advance(2);
    // Too late for the provider, whether or not the timer has been there.
    await expect(theProviderDoes(story, placed, 'agreeHour')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await runDueWork(service.context);
    expect(await rowOf(placed)).toMatchObject({ state: 'CONFIRMED', detail: null, answerDueAt: null });
    expect(await tools.heldHours(placed)).toHaveLength(1);
    expect((await detailOf(placed)).timeline.at(-1)).toMatchObject({ state: 'CONFIRMED', move: 'keepHourByTime' });
    expect(await tools.toldOf(story.customer.userId, 'order-hour-unanswered')).toBe(1);
    expect(await tools.toldOf(story.provider.userId, 'work-hour-unanswered')).toBe(1);
  });

  it('is answered before cancelling the old hour costs anything, however late it was asked', async () => {
    const placed = await tools.anAcceptedOrder(story);
    const { startsAtMs, serverNowMs } = await detailOf(placed);
    service.clock.advance(startsAtMs - FREE_CANCEL_BEFORE_VISIT_MS - 10 * MINUTE_MS - serverNowMs);
    const { taskDetail } = await tools.ask(story, placed, tools.day(8), 11);
    expect(taskDetail.askedHour?.answerDueAtMs).toBe(startsAtMs - FREE_CANCEL_BEFORE_VISIT_MS);
    expect(taskDetail.cancelTerms?.freeUntilMs).toBe(startsAtMs - FREE_CANCEL_BEFORE_VISIT_MS);
  });

  it('is answered before the new hour begins where that comes first', async () => {
    const placed = await tools.anAcceptedOrder(story);
    service.clock.advance(toInstantMs(tools.day(1), 9) - service.clock.now().getTime());
    const { taskDetail } = await tools.ask(story, placed, tools.day(0), 15);
    const askedAtMs = taskDetail.serverNowMs;
    expect(taskDetail.askedHour?.answerDueAtMs).toBe(askedAtMs + 30 * MINUTE_MS);
    await theProviderDoes(story, placed, 'agreeHour');
    expect((await rowOf(placed)).startsAt).toEqual(new Date(toInstantMs(tools.day(0), 15)));
  });

  it('for an overlapping hour holds the union of both, and afterwards the valid one', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await tools.ask(story, placed, tools.day(6), 11);
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9, 14)]);
    await theProviderDoes(story, placed, 'keepHour');
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9)]);
    await tools.ask(story, placed, tools.day(6), 8);
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 8, 12)]);
    await theProviderDoes(story, placed, 'agreeHour');
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 8, 11)]);
    await tools.orderOfAnother(story, tools.day(6), 12);
  });

  it('keeps both hours from everybody else, and refuses an hour of another order', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await tools.orderOfAnother(story, tools.day(9), 9);
    await expect(tools.ask(story, placed, tools.day(9), 10)).rejects.toMatchObject({
      key: 'slot-taken',
      details: { next: { earliest: expect.anything() } },
    });
    expect(await detailOf(placed)).toMatchObject(KEPT());
    await tools.ask(story, placed, tools.day(8), 11);
    await expect(tools.orderOfAnother(story, tools.day(6), 10)).rejects.toMatchObject({ key: 'slot-taken' });
    await expect(tools.orderOfAnother(story, tools.day(8), 12)).rejects.toMatchObject({ key: 'slot-taken' });
  });

  it('is asked once at a time: a second one is refused, and a repeat changes nothing', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await tools.ask(story, placed, tools.day(8), 11);
    await tools.ask(story, placed, tools.day(8), 11);
    expect(await tools.toldOf(story.provider.userId, 'work-hour-asked')).toBe(1);
    await expect(tools.ask(story, placed, tools.day(9), 9)).rejects.toMatchObject({ key: 'hour-asked-already' });
    await expect(service.call('reqandpay/getrescheduledate', { taskid: placed.taskid }, by())).rejects.toMatchObject({
      key: 'hour-asked-already',
    });
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9), tools.hours(tools.day(8), 11)]);
  });

  it('is one of two at once', async () => {
    const placed = await tools.anAcceptedOrder(story);
    const outcomes = await Promise.allSettled([
      tools.ask(story, placed, tools.day(8), 9),
      tools.ask(story, placed, tools.day(9), 9),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await tools.heldHours(placed)).toHaveLength(2);
    expect(await tools.toldOf(story.provider.userId, 'work-hour-asked')).toBe(1);
  });

  it('and another customer at the same hour at once: one of them has it', async () => {
    const placed = await tools.anAcceptedOrder(story);
    const [asked, ordered] = await Promise.allSettled([
      tools.ask(story, placed, tools.day(8), 9),
      tools.orderOfAnother(story, tools.day(8), 10),
    ]);
    expect([asked.status, ordered.status].sort()).toEqual(['fulfilled', 'rejected']);
    expect(await tools.heldHours(placed)).toContainEqual(tools.hours(tools.day(6), 9));
  });

  it('is taken back by the customer alone, and answered by the provider alone', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await expect(takeBack(placed)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(theProviderDoes(story, placed, 'agreeHour')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await tools.ask(story, placed, tools.day(8), 11);
    const stranger = await anOrderStory(service);
    await expect(service.call('reqandpay/takebackhour', { taskid: placed.taskid }, by(stranger))).rejects.toMatchObject(
      { key: 'not-yours' },
    );
    await expect(
      service.call('expert/movetask', { taskid: placed.taskid, move: 'agreeHour' }, { as: stranger.provider.userId }),
    ).rejects.toMatchObject({ key: 'not-yours' });
    expect((await takeBack(placed)).taskDetail).toMatchObject(KEPT());
    expect(await tools.heldHours(placed)).toEqual([tools.hours(tools.day(6), 9)]);
    expect(await tools.toldOf(story.provider.userId, 'work-hour-taken-back')).toBe(1);
    await expect(theProviderDoes(story, placed, 'agreeHour')).rejects.toMatchObject({ key: 'move-not-allowed' });
    await tools.orderOfAnother(story, tools.day(8), 11);
  });

  it('has a daily limit, because each is an SMS', async () => {
    const placed = await tools.anAcceptedOrder(story);
    for (let count = 0; count < HOUR_QUESTIONS_A_DAY; count += 1) {
      await tools.ask(story, placed, tools.day(8), 11);
      await takeBack(placed);
    }
    await expect(tools.ask(story, placed, tools.day(8), 11)).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect(await detailOf(placed)).toMatchObject(KEPT());
    expect(await tools.toldOf(story.provider.userId, 'work-hour-asked')).toBe(HOUR_QUESTIONS_A_DAY);
  });

  it('and its taking back at once: one of them counts, and one hour is held', async () => {
    const placed = await tools.anAcceptedOrder(story);
    await tools.ask(story, placed, tools.day(8), 11);
    const outcomes = await Promise.allSettled([takeBack(placed), theProviderDoes(story, placed, 'agreeHour')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { startsAtMs } = await detailOf(placed);
    expect((await tools.heldHours(placed)).map(([startMs]) => startMs)).toEqual([startsAtMs]);
  });

  it('ends with a cancellation of either side, which frees both hours at the usual fee', async () => {
    const cancelled = await tools.anAcceptedOrder(story);
    await tools.ask(story, cancelled, tools.day(8), 11);
    const { feeRial } = await service.call('reqandpay/cancelrequest', { reqid: cancelled.reqid }, by());
    expect(feeRial).toBe(0);
    const withdrawn = await tools.anAcceptedOrder(story);
    await tools.ask(story, withdrawn, tools.day(8), 11);
    await theProviderDoes(story, withdrawn, 'withdraw');
    for (const placed of [cancelled, withdrawn]) {
      expect(await tools.heldHours(placed)).toEqual([]);
      expect(await rowOf(placed)).toMatchObject({ detail: null, answerDueAt: null });
    }
    await tools.orderOfAnother(story, tools.day(6), 9);
    await tools.orderOfAnother(story, tools.day(8), 11);
    service.clock.advance(24 * HOUR_MS);
    await runDueWork(service.context);
    expect(await tools.toldOf(story.customer.userId, 'order-hour-unanswered')).toBe(0);
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });

  it('moves no money, with any answer: a cash order keeps its commission in reserve', async () => {
    const creditOf = async () =>
      (await service.call('expert/getdashboard', {}, { as: story.provider.userId })).biddingCreditRial;
    const placed = await tools.anAcceptedOrder(story, aCashOrder);
    const [credit, { sums, priceRial }] = [await creditOf(), await detailOf(placed)];
    for (const answer of ['keepHour', 'agreeHour'] as const) {
      await tools.ask(story, placed, tools.day(8), answer === 'keepHour' ? 11 : 12);
      expect(await creditOf()).toBe(credit);
      await theProviderDoes(story, placed, answer);
      expect(await creditOf()).toBe(credit);
      expect(await detailOf(placed)).toMatchObject({ sums, priceRial });
    }
    expect(await listLedgerFaults(service.context.ports.database)).toEqual([]);
  });
});
