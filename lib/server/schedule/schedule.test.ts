import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { SCHEDULE_LIMITS } from '@/lib/domain/constants/providers';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { addDays, toInstantMs, toTehranDate } from '@/lib/domain/site/jalali-date';

import { bookings, cityProviders, providerAbsences, providers, tasks } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const SATURDAY = '2026-11-21';
const SUNDAY = '2026-11-22';
const SUNDAY_WEEKDAY = 1;
const { providerId, otherProviderId, customerId } = market;

const service = useMarket({ holds: 'people' });
beforeEach(async () => {
  await connection().delete(bookings);
  await connection().delete(providerAbsences);
  await connection().update(providers).set({ status: 'active' });
  await save({ weekHours: [0, 1, 2, 3, 4, 5].map((weekday) => ({ weekday, startHour: 8, endHour: 18 })) });
});

const connection = () => service.context.ports.database.connection;
const save = (input: CallRequest<'provider/saveschedule'>, as = providerId) =>
  service.call('provider/saveschedule', input, { as });
const read = () => service.call('provider/getschedule', {}, { as: providerId });
const visit = (hour: number, hourneed = 3, gDate = SUNDAY) => ({
  srvcategoryid: market.categoryId,
  srvcattypeid: market.typeId,
  locationid: market.locationId,
  gDate,
  deliverytimeid: toDeliveryTimeId(hour),
  hourneed,
});
/** Customers' views of an hour: the list of free providers, the judgement of one provider, and the days. */
async function isSeenFree(hour: number, gDate = SUNDAY): Promise<boolean[]> {
  const { lstServiceProvider } = await service.call('serviceprovider/filterserviceprovider', visit(hour, 3, gDate), {
    as: customerId,
  });
  const { isAvailable } = await service.call('serviceprovider/workeravailablity', {
    ...visit(hour, 3, gDate),
    userid: providerId,
  });
  const { srvcategoryid, srvcattypeid, locationid } = visit(hour);
  const { lstAvailableDate } = await service.call('boot/getallavailabledate', {
    srvcategoryid,
    srvcattypeid,
    locationid,
    merchantid: providerId,
    hourneed: 3,
  });
  const day = lstAvailableDate.find((one) => one.gDate === gDate);
  return [
    lstServiceProvider.some(({ userId }) => userId === providerId),
    isAvailable,
    day?.mapDateAndHour[gDate]?.includes(hour) ?? false,
  ];
}
const FREE = [true, true, true];
const NOT_FREE = [false, false, false];

describe('a provider’s hours', () => {
  it('[B-12] [C-provider] reach customers at once after a change, and touching spans are one', async () => {
    expect(await isSeenFree(9)).toEqual(FREE);
    const { schedule } = await save({
      weekHours: [
        { weekday: SUNDAY_WEEKDAY, startHour: 16, endHour: 20 },
        { weekday: SUNDAY_WEEKDAY, startHour: 12, endHour: 16 },
      ],
    });
    expect(schedule.weekHours).toEqual([{ weekday: SUNDAY_WEEKDAY, startHour: 12, endHour: 20 }]);
    expect(await isSeenFree(9)).toEqual(NOT_FREE);
    expect(await isSeenFree(14)).toEqual(FREE);
    expect((await read()).schedule).toEqual(schedule);
  });

  it('[B-12] take today from the server, whatever the device’s clock says', async () => {
    expect((await read()).schedule.today).toBe(toTehranDate(service.context.ports.clock.now().getTime()));
  });

  it('[B-12] lose the time of a day off and a busy hour, and get it back', async () => {
    await save({ daysOff: [SUNDAY] });
    expect(await isSeenFree(9)).toEqual(NOT_FREE);
    expect((await read()).schedule).toMatchObject({ daysOff: [SUNDAY], busyHours: [] });
    const busy = { gDate: SUNDAY, startHour: 10, endHour: 11 };
    await save({ daysOff: [], busyHours: [busy] });
    expect(await isSeenFree(9)).toEqual(NOT_FREE);
    expect(await isSeenFree(11)).toEqual(FREE);
    expect((await read()).schedule).toMatchObject({ daysOff: [], busyHours: [busy] });
    await save({ busyHours: [] });
    expect(await isSeenFree(9)).toEqual(FREE);
  });

  it('[B-12] leave every list during a pause, and come back at her end of it', async () => {
    const isSaidPaused = async () => (await service.call('expert/getdashboard', {}, { as: providerId })).isPaused;
    expect((await save({ isPaused: true })).schedule.isPaused).toBe(true);
    expect(await isSaidPaused()).toBe(true);
    expect(await isSeenFree(9)).toEqual(NOT_FREE);
    const kept = connection().select().from(cityProviders).where(eq(cityProviders.userId, providerId));
    expect(await kept).toEqual([]);
    await save({ isPaused: false });
    expect(await isSaidPaused()).toBe(false);
    expect(await isSeenFree(9)).toEqual(FREE);
  });

  it('[B-12] end a pause until a day by themselves on that day, and a return by hand deletes the day', async () => {
    const { schedule } = await save({ isPaused: true, pausedUntil: SUNDAY });
    expect(schedule).toMatchObject({ isPaused: true, pausedUntil: SUNDAY });
    expect(await isSeenFree(9)).toEqual(NOT_FREE);
    const startedAt = service.clock.now();
    service.clock.advance(toInstantMs(SUNDAY) - startedAt.getTime() - 1);
    await runDueWork(service.context);
    expect((await read()).schedule.isPaused).toBe(true);
    service.clock.advance(1);
    await runDueWork(service.context);
    expect((await read()).schedule).toMatchObject({ isPaused: false, pausedUntil: null });
    expect(await isSeenFree(14)).toEqual(FREE);
    await save({ isPaused: true, pausedUntil: '2026-11-30' });
    await save({ isPaused: false });
    expect((await save({ isPaused: true })).schedule.pausedUntil).toBeNull();
    const today = toTehranDate(service.clock.now().getTime());
    await expect(save({ isPaused: true, pausedUntil: today })).rejects.toMatchObject({ key: 'invalid-input' });
    service.clock.advance(startedAt.getTime() - service.clock.now().getTime());
  });

  it('[B-12] keep bookings, and name each that the new ones do not cover', async () => {
    const book = (hour: number, gDate = SUNDAY) =>
      putTask(service, {
        providerId,
        startsAt: new Date(toInstantMs(gDate, hour)),
        endsAt: new Date(toInstantMs(gDate, hour + 3)),
        isBooked: true,
      });
    const covered = await book(14);
    const onDayOff = await book(9, '2026-11-24');
    const outside = await book(8, '2026-11-23');
    const { schedule } = await save({
      weekHours: [1, 2, 3].map((weekday) => ({ weekday, startHour: 9, endHour: 18 })),
      daysOff: ['2026-11-24'],
    });
    expect(
      schedule.lstBooked.map(({ taskid, gDate, startHour, isOutside }) => [taskid, gDate, startHour, isOutside]),
    ).toEqual([
      [covered, SUNDAY, 14, false],
      [outside, '2026-11-23', 8, true],
      [onDayOff, '2026-11-24', 9, true],
    ]);
    const states = await connection()
      .select({ state: tasks.state })
      .from(tasks)
      .where(eq(tasks.providerId, providerId));
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['CONFIRMED']));
    expect(schedule.lstBooked[0]).toMatchObject({ workName: expect.stringContaining('cleaning'), endHour: 17 });
  });

  it('[B-12] keep a part that is left out, and others’ hours, and refuse past days', async () => {
    await save({ daysOff: [SUNDAY] });
    await save({ isPaused: false });
    expect((await read()).schedule.daysOff).toEqual([SUNDAY]);
    const { schedule } = await service.call('provider/getschedule', {}, { as: otherProviderId });
    expect(schedule.daysOff).toEqual([]);
    const tooFar = addDays(SATURDAY, SCHEDULE_LIMITS.daysAhead + 1);
    for (const day of ['2026-11-20', tooFar])
      await expect(save({ daysOff: [day] })).rejects.toMatchObject({
        key: 'invalid-input',
        fields: [{ field: 'daysOff' }],
      });
    await expect(save({ busyHours: [{ gDate: tooFar, startHour: 9, endHour: 10 }] })).rejects.toMatchObject({
      key: 'invalid-input',
    });
    await expect(save({ busyHours: [{ gDate: SUNDAY, startHour: 10, endHour: 10 }] })).rejects.toMatchObject({
      key: 'invalid-input',
    });
  });

  it('[B-12] [P-03] do not end a suspension by a pause, and do not exist without the role', async () => {
    await connection().update(providers).set({ status: 'suspended' }).where(eq(providers.userId, providerId));
    await expect(save({ isPaused: false })).rejects.toMatchObject({ key: 'provider-suspended' });
    expect((await read()).schedule).toMatchObject({ isSuspended: true, isPaused: false });
    await expect(save({}, customerId)).rejects.toMatchObject({ key: 'providers-only' });
  });

  it('[B-12] keep both parts of two concurrent changes', async () => {
    const [{ schedule }] = await Promise.all([save({ daysOff: [SUNDAY] }), save({ busyHours: [] })]);
    expect(schedule.daysOff).toEqual([SUNDAY]);
    expect((await read()).schedule.daysOff).toEqual([SUNDAY]);
  });
});
