import { eq } from 'drizzle-orm';

import { LATENESS } from '@/lib/domain/constants/orders';
import { OFFERED_HOURS } from '@/lib/domain/constants/providers';
import { HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';
import { addDays, toInstantMs } from '@/lib/domain/site/jalali-date';

import { tasks, wayPositions } from '../../../schema';
import {
  anOrderStory,
  theProviderDoes,
  THREE_HOURS_RIALS,
  type OrderStory,
  type Placed,
} from '../../../seed/stories/orders';
import { createAskedHours } from '../../../testing/asked-hours';
import { createOfferedHours } from '../../../testing/offered-hours';
import { useMarket } from '../../../testing/use-market';
import { runDueWork } from '../../../timers';

const service = useMarket({ checksLedger: true });
const held = createAskedHours(service);
const tools = createOfferedHours(service);
const { toHour } = tools;
let story: OrderStory;
beforeEach(async () => {
  story = await anOrderStory(service);
});

const detailOf = (placed: Pick<Placed, 'taskid'>) => tools.detailOf(placed, story.customer.userId);
const rowOf = async ({ taskid }: Pick<Placed, 'taskid'>) => {
  const [row] = await service.context.ports.database.connection.select().from(tasks).where(eq(tasks.id, taskid));
  if (!row) throw new Error('no such order');
  return row;
};
const kept = (gDate: string) => ({ state: 'CONFIRMED', gDate, startHour: 9, endHour: 12 });

/** Tests 'expert/offerhours', 'reqandpay/takeofferedhour' and 'reqandpay/refusehours' (testing/offered-hours.ts). */
describe('other hours proposed by a late professional', () => {
  it('leave the order as it is, hold nothing, and are shown and told to the customer with the time to answer', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    const before = await rowOf(placed);
    const tomorrow = addDays(gDate, 1);
    const { taskDetail } = await tools.offer(story, placed, toHour(tomorrow, 11), toHour(gDate, 13));
    const startsAtMs = toInstantMs(gDate, 9);
    // The nearest hour stands first, also where it was chosen last.
    const offered = {
      lstHour: [
        { ...toHour(gDate, 13), startHour: 13, endHour: 16, startsAtMs: toInstantMs(gDate, 13) },
        { ...toHour(tomorrow, 11), startHour: 11, endHour: 14, startsAtMs: toInstantMs(tomorrow, 11) },
      ],
      answerDueAtMs: startsAtMs,
    };
    expect(taskDetail).toMatchObject({ ...kept(gDate), offeredHours: offered });
    const seen = await detailOf(placed);
    expect(seen).toMatchObject({ ...kept(gDate), offeredHours: offered });
    expect(seen.moves).toEqual(expect.arrayContaining(['takeHour', 'refuseHours', 'cancel']));
    expect(seen.lateness?.promisedUntilMs).toBe(startsAtMs + LATENESS.promisedMs);
    expect(seen.timeline.at(-1)).toMatchObject({ move: 'offerHours', state: 'CONFIRMED' });
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(startsAtMs)]);
    expect(await rowOf(placed)).toMatchObject({
      startsAt: before.startsAt,
      hoursReminderAt: before.hoursReminderAt,
      overdueAt: before.overdueAt,
      startCode: before.startCode,
    });
    // A repeat after a lost answer is told once.
    await tools.offer(story, placed, toHour(gDate, 13), toHour(tomorrow, 11));
    expect(await held.toldOf(story.customer.userId, 'order-hours-offered')).toBe(1);
    await service.sendMessages();
    expect(service.sms.findLast(({ mobile }) => mobile === story.customer.mobile)?.text).toMatch(
      / ۹.*۱۲.*۱۳.*۱۶.*۱۱.*۱۴.*\/o\//s,
    );
  });

  it('are the provider’s later free hours, neither too soon nor those of another order', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate, taskid } = placed;
    await held.orderOfAnother(story, gDate, 14);
    const { lstAvailableDate } = await service.call('expert/getlatehours', { taskid }, { as: story.provider.userId });
    expect(lstAvailableDate).toHaveLength(OFFERED_HOURS.daysAhead);
    const today = lstAvailableDate[0];
    const free = today?.lstDeliveryTimeSheet.filter(({ isFull }) => !isFull).map(({ startHour }) => startHour);
    // A visit and the way to the next one have to end before the other order begins.
    expect(free).toEqual([10]);
    expect(Math.min(...(today?.lstDeliveryTimeSheet ?? []).map(({ startHour }) => startHour))).toBe(10);
    await expect(tools.offer(story, placed, toHour(gDate, 13))).rejects.toMatchObject({ key: 'slot-taken' });
    for (const hour of [toHour(gDate, 8), toHour(gDate, 9), toHour(addDays(gDate, OFFERED_HOURS.daysAhead), 9)])
      await expect(tools.offer(story, placed, hour)).rejects.toMatchObject({ key: 'slot-expired' });
    await tools.goTo(story, placed, -30);
    await expect(tools.offer(story, placed, toHour(gDate, 10))).rejects.toMatchObject({ key: 'slot-expired' });
    expect((await detailOf(placed)).offeredHours).toBeNull();
  });

  it('move the order when one is taken: the old hour is free, and promise, reminders and lateness follow', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    const tomorrow = addDays(gDate, 1);
    await service.call('expert/telldelay', { taskid: placed.taskid, minutes: 20 }, { as: story.provider.userId });
    await tools.offer(story, placed, toHour(gDate, 13), toHour(tomorrow, 11));
    const { taskDetail } = await tools.take(story, placed, toHour(tomorrow, 11));
    const startsAtMs = toInstantMs(tomorrow, 11);
    expect(taskDetail).toMatchObject({ state: 'CONFIRMED', gDate: tomorrow, startHour: 11, offeredHours: null });
    expect(taskDetail.lateness).toMatchObject({
      promisedUntilMs: startsAtMs + LATENESS.promisedMs,
      freeCancelFromMs: startsAtMs + LATENESS.freeCancelAfterMs,
      delay: null,
    });
    expect(taskDetail.moves).not.toContain('takeHour');
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(startsAtMs)]);
    const { dayReminderAt, hoursReminderAt, overdueAt, detail } = await rowOf(placed);
    expect(dayReminderAt?.getTime() ?? Infinity).toBeGreaterThan(service.clock.now().getTime());
    expect([hoursReminderAt, overdueAt].every((at) => at && at.getTime() > toInstantMs(gDate, 23))).toBe(true);
    expect(detail).toBeNull();
    expect(await held.toldOf(story.provider.userId, 'work-hour-taken')).toBe(1);
    // Asked again after a lost answer it is the same order, and nobody is told twice.
    await tools.take(story, placed, toHour(tomorrow, 11));
    expect(await held.toldOf(story.provider.userId, 'work-hour-taken')).toBe(1);
    await expect(held.orderOfAnother(story, tomorrow, 12)).rejects.toMatchObject({ key: 'slot-taken' });
    await theProviderDoes(story, placed, 'depart', 'start');
    const begun = await detailOf(placed);
    expect(begun).toMatchObject({ state: 'IN_PROGRESS', lateness: { lateMinutes: null, creditRial: 0 } });
  });

  it('hours that overlap the agreed one are taken like any other', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    await tools.offer(story, placed, toHour(gDate, 11));
    await tools.take(story, placed, toHour(gDate, 11));
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(toInstantMs(gDate, 11))]);
  });

  it('leave hour, promise and late credit when they are refused, and the professional hears it', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    await tools.offer(story, placed, toHour(gDate, 13));
    const { taskDetail } = await tools.refuse(story, placed);
    expect(taskDetail).toMatchObject({ ...kept(gDate), offeredHours: null });
    expect(await held.toldOf(story.provider.userId, 'work-hours-refused')).toBe(1);
    await expect(tools.take(story, placed, toHour(gDate, 13))).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(tools.refuse(story, placed)).rejects.toMatchObject({ key: 'move-not-allowed' });
    await theProviderDoes(story, placed, 'depart');
    await tools.goTo(story, placed, -45);
    await theProviderDoes(story, placed, 'start');
    expect((await detailOf(placed)).lateness?.creditRial).toBe(THREE_HOURS_RIALS / 10);
  });

  it('end with the agreed hour without an answer, and the professional hears it once', async () => {
    const placed = await tools.aNearOrder(story);
    const { gDate } = placed;
    await tools.offer(story, placed, toHour(gDate, 13));
    await tools.goTo(story, placed, 0);
    expect((await detailOf(placed)).moves).toContain('takeHour');
    service.clock.advance(1);
    const after = await detailOf(placed);
    expect(after).toMatchObject({ ...kept(gDate), offeredHours: { lstHour: [] } });
    expect(after.moves).not.toContain('takeHour');
    await expect(tools.take(story, placed, toHour(gDate, 13))).rejects.toMatchObject({ key: 'move-not-allowed' });
    await Promise.all([runDueWork(service.context), runDueWork(service.context)]);
    const ended = await detailOf(placed);
    expect(ended).toMatchObject({ ...kept(gDate), offeredHours: null, answerDueAtMs: null });
    expect(ended.timeline.at(-1)).toMatchObject({ move: 'refuseHoursByTime' });
    expect(await held.toldOf(story.provider.userId, 'work-hours-unanswered')).toBe(1);
    expect(await held.toldOf(story.customer.userId, 'order-hour-unanswered')).toBe(0);
    expect(await held.heldHours(placed)).toEqual([tools.toSpan(toInstantMs(gDate, 9))]);
    await service.sendMessages();
    const sms = service.sms.filter(({ mobile }) => mobile === story.provider.mobile).map(({ text }) => text);
    expect(sms.filter((text) => text.includes('پاسخ نداد'))).toHaveLength(1);
  });

  it('are silent after an answer', async () => {
    const placed = await tools.aNearOrder(story);
    await tools.offer(story, placed, toHour(placed.gDate, 13));
    await tools.refuse(story, placed);
    await tools.goTo(story, placed, -1);
    await runDueWork(service.context);
    expect(await held.toldOf(story.provider.userId, 'work-hours-unanswered')).toBe(0);
  });

  it('made after the agreed hour began wait for an answer as long as OFFERED_HOURS says', async () => {
    const placed = await tools.aNearOrder(story, -20);
    const { taskDetail } = await tools.offer(story, placed, toHour(placed.gDate, 13));
    expect(taskDetail.offeredHours?.answerDueAtMs).toBe(taskDetail.serverNowMs + OFFERED_HOURS.answerMs);
    await tools.take(story, placed, toHour(placed.gDate, 13));
    expect(await detailOf(placed)).toMatchObject({ startHour: 13 });
  });

  it('end with every further move of the order', async () => {
    const told = await tools.aNearOrder(story);
    await tools.offer(story, told, toHour(told.gDate, 13));
    await service.call('expert/telldelay', { taskid: told.taskid, minutes: 10 }, { as: story.provider.userId });
    expect(await detailOf(told)).toMatchObject({ offeredHours: null, lateness: { delay: { minutes: 10 } } });
    await tools.offer(story, told, toHour(told.gDate, 13));
    await theProviderDoes(story, told, 'depart');
    expect((await detailOf(told)).offeredHours).toBeNull();
    await tools.offer(story, told, toHour(told.gDate, 14));
    await service.call('reqandpay/cancelrequest', { reqid: told.reqid }, { as: story.customer.userId });
    expect(await held.heldHours(told)).toEqual([]);
    expect((await rowOf(told)).detail).toBeNull();
    await expect(tools.take(story, told, toHour(told.gDate, 14))).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('keep an agreed delay, and its promise', async () => {
    const placed = await tools.aNearOrder(story);
    const { taskid } = placed;
    await service.call('expert/telldelay', { taskid, minutes: 20 }, { as: story.provider.userId });
    await service.call('reqandpay/answerdelay', { taskid, isagreed: true }, { as: story.customer.userId });
    await tools.offer(story, placed, toHour(placed.gDate, 13));
    await tools.refuse(story, placed);
    expect((await detailOf(placed)).lateness?.delay).toEqual({ minutes: 20, answer: 'agreed' });
  });

  it('are taken while the provider is on the way, who then sets out again: nothing of the old way is left', async () => {
    const placed = await tools.aNearOrder(story, 20);
    const { taskid, gDate } = placed;
    const by = { as: story.provider.userId };
    await theProviderDoes(story, placed, 'depart');
    await service.call('ontheway/shareposition', { taskid, position: { latitude: 35.7, longitude: 51.4 } }, by);
    await tools.offer(story, placed, toHour(gDate, 13));
    const { taskDetail } = await tools.take(story, placed, toHour(gDate, 13));
    expect(taskDetail).toMatchObject({ state: 'CONFIRMED', startHour: 13 });
    expect(taskDetail.doorWait?.arrivedAtMs ?? null).toBeNull();
    const { connection } = service.context.ports.database;
    expect(await connection.select().from(wayPositions).where(eq(wayPositions.taskId, taskid))).toEqual([]);
    await theProviderDoes(story, placed, 'depart');
    await tools.goTo(story, placed, -45);
    await theProviderDoes(story, placed, 'start');
    expect((await detailOf(placed)).lateness?.creditRial).toBe(THREE_HOURS_RIALS / 10);
  });

  it('are neither made nor taken once the provider is at the door', async () => {
    const placed = await tools.aNearOrder(story, 20);
    const { taskid, gDate } = placed;
    await theProviderDoes(story, placed, 'depart');
    await tools.offer(story, placed, toHour(gDate, 13));
    await service.call('ontheway/arrive', { taskid }, { as: story.provider.userId });
    await expect(tools.take(story, placed, toHour(gDate, 13))).rejects.toMatchObject({ key: 'move-not-allowed' });
    await expect(tools.offer(story, placed, toHour(gDate, 14))).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('open with the time for announcing a delay', async () => {
    const placed = await tools.aNearOrder(story, 91);
    await expect(tools.offer(story, placed, toHour(placed.gDate, 13))).rejects.toMatchObject({ key: 'move-too-early' });
  });

  it('save a visit that never began: the booked hours are over, and the work is done at the hour that is taken', async () => {
    const placed = await tools.aNearOrder(story, 90);
    const tomorrow = addDays(placed.gDate, 1);
    service.clock.advance(3 * HOUR_MS + 90 * MINUTE_MS);
    await expect(theProviderDoes(story, placed, 'depart')).rejects.toMatchObject({ key: 'move-too-late' });
    await tools.offer(story, placed, toHour(tomorrow, 9));
    await tools.take(story, placed, toHour(tomorrow, 9));
    expect(await detailOf(placed)).toMatchObject({ state: 'CONFIRMED', gDate: tomorrow, startHour: 9 });
    await tools.goTo(story, placed, -30);
    await theProviderDoes(story, placed, 'depart');
    expect((await detailOf(placed)).state).toBe('EN_ROUTE');
  });

  it('have a daily limit, because each is an SMS', async () => {
    const placed = await tools.aNearOrder(story);
    const tomorrow = addDays(placed.gDate, 1);
    for (let count = 0; count < OFFERED_HOURS.offeredADay; count += 1)
      await tools.offer(story, placed, toHour(tomorrow, 9 + count));
    await expect(tools.offer(story, placed, toHour(tomorrow, 15))).rejects.toMatchObject({ key: 'TooMuchRequest' });
    expect((await detailOf(placed)).offeredHours?.lstHour).toHaveLength(1);
  });

  it('are made by the order’s professional only, and answered by its customer only', async () => {
    const placed = await tools.aNearOrder(story);
    const stranger = await anOrderStory(service);
    const hour = toHour(placed.gDate, 13);
    await expect(tools.offer(stranger, placed, hour)).rejects.toMatchObject({ key: 'not-yours' });
    await tools.offer(story, placed, hour);
    await expect(tools.take(stranger, placed, hour)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(tools.refuse(stranger, placed)).rejects.toMatchObject({ key: 'not-yours' });
    const asProvider = { ...story, customer: { ...story.customer, userId: story.provider.userId } };
    await expect(tools.take(asProvider, placed, hour)).rejects.toMatchObject({ key: 'not-yours' });
    await expect(tools.take(story, placed, toHour(placed.gDate, 14))).rejects.toMatchObject({ key: 'slot-expired' });
  });
});
