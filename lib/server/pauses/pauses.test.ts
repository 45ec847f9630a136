import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { addDays, toTehranDate } from '@/lib/domain/site/jalali-date';

import { forgetCatalogue } from '../catalogue-memory';
import { auditEntries, cities, locations, pauses, providers, users } from '../schema';
import { anOrderStory, aPaidOrder, aPlacedOrder, type OrderStory } from '../seed/stories/orders';
import { anOperator, HOUSE_CLEANING_ID, TAJRISH_ID } from '../seed/stories/people';
import { useMarket } from '../testing/use-market';
import { runDueWork } from '../timers';

const REASON = 'The air is too dirty to work outside';
const TEHRAN_ID = 1;

describe('a pause by the desk', () => {
  const service = useMarket({ checksLedger: true });
  let story: OrderStory;
  let [catalogue, support] = [0, 0];
  beforeAll(async () => {
    story = await anOrderStory(service, { cashRials: 900_000_000 });
    catalogue = await anOperator(service.context, 'catalogue');
    support = await anOperator(service.context, 'support');
  });
  afterEach(async () => {
    const live = (await list(catalogue)).lstPause.filter(({ endedAtMs }) => endedAtMs === null);
    for (const { pauseid } of live) await end(pauseid);
    const own = (await list(support)).lstPause.filter(({ endedAtMs }) => endedAtMs === null);
    for (const { pauseid } of own) await resume(pauseid);
  });

  const connection = () => service.context.ports.database.connection;
  const today = () => toTehranDate(service.clock.now().getTime());
  const list = (as: number) => service.call('operator/getallpause', {}, { as });
  const pause = (place: Omit<CallRequest<'operator/makepause'>, 'reason'>, as = catalogue) =>
    service.call('operator/makepause', { ...place, reason: REASON }, { as });
  const plan = (place: CallRequest<'operator/planpause'>) =>
    service.call('operator/planpause', place, { as: catalogue });
  const end = (pauseid: number, as = catalogue) =>
    service.call('operator/endpause', { pauseid, reason: REASON }, { as });
  const resume = (pauseid: number) =>
    service.call('operator/endproviderpause', { pauseid, reason: REASON }, { as: support });
  const stopProvider = (mobile: string, toDate?: string) =>
    service.call('operator/pauseprovider', { mobile, toDate, reason: REASON }, { as: support });
  /** Forgets the catalogue, as a running process does after the signal that it changed. */
  const forget = () => forgetCatalogue(service.context.ports.database);
  const readStatus = async () => {
    forget();
    const { lstCityServiceStatus } = await service.call('boot/getallcategoryv3', {});
    return lstCityServiceStatus.find(
      ({ cityid, srvcategoryid }) => cityid === TEHRAN_ID && srvcategoryid === String(HOUSE_CLEANING_ID),
    )?.isActive;
  };
  let day = 2;
  /** An order of a day of its own, so that the provider is free for each. */
  const place = () => {
    forget();
    day += 1;
    return aPlacedOrder(story, { gDate: addDays(today(), day) });
  };
  const findProvider = async () => {
    const [row] = await connection()
      .select({ userId: users.id, mobile: users.mobile, status: providers.status })
      .from(providers)
      .innerJoin(users, eq(users.id, providers.userId))
      .where(eq(providers.userId, story.provider.userId));
    return row ?? { userId: 0, mobile: '', status: 'active' as const };
  };

  it('stops new orders of a city, a service or both, and leaves placed orders as they are', async () => {
    const { taskid } = await aPaidOrder(story, { gDate: addDays(today(), 2) });
    for (const what of [
      { kind: 'city', cityid: TEHRAN_ID },
      { kind: 'service', srvcategoryid: HOUSE_CLEANING_ID },
      { kind: 'service', srvcategoryid: HOUSE_CLEANING_ID, cityid: TEHRAN_ID },
    ] as const) {
      const shown = (await plan(what)).plan;
      expect(shown.lstOrder.map((order) => order.taskid)).toContain(taskid);
      expect([shown.orderCount > 0, shown.providerCount > 0, shown.pauseid]).toEqual([true, true, null]);
      const made = await pause(what);
      expect(await readStatus()).toBe(false);
      await expect(place()).rejects.toMatchObject({ key: 'service-not-available' });
      expect((await plan(what)).plan.pauseid).toBe(made.pause.pauseid);
      await expect(pause(what)).rejects.toMatchObject({ key: 'conflict' });
      await end(made.pause.pauseid);
      expect(await readStatus()).toBe(true);
    }
    const order = await service.call('operator/getorder', { taskid }, { as: support });
    expect(order.order.state).toBe('AWAITING_PROVIDER');
  });

  it('refuses a neighbourhood’s addresses with a sentence of its own, and hides it from the served places', async () => {
    const made = await pause({ kind: 'neighbourhood', locationid: TAJRISH_ID });
    expect(made.pause).toMatchObject({ cityName: 'Tehran', locationName: 'Tajrish', endsAtMs: null });
    await expect(place()).rejects.toMatchObject({ key: 'neighbourhood-paused' });
    const { cityFacts, lstPrice } = await service.call('pdp/fetch', {
      a: HOUSE_CLEANING_ID,
      b: '0',
      cityid: TEHRAN_ID,
    });
    expect(cityFacts?.lstLocation.some(({ locationid }) => locationid === TAJRISH_ID)).toBe(false);
    // The city is open.
    expect(lstPrice.length).toBeGreaterThan(0);
    await end(made.pause.pauseid);
    await expect(place()).resolves.toBeDefined();
  });

  it('leaves a service’s page without prices and free hours, and names the pause in the city', async () => {
    const made = await pause({ kind: 'service', srvcategoryid: HOUSE_CLEANING_ID });
    const page = await service.call('pdp/fetch', { a: HOUSE_CLEANING_ID, b: '0' });
    expect([page.lstPrice, page.fromPriceRial]).toEqual([[], null]);
    const there = await service.call('pdp/fetch', { a: HOUSE_CLEANING_ID, b: '0', cityid: TEHRAN_ID });
    expect([there.lstPrice, there.cityFacts?.isActive, there.cityFacts?.nextVisit]).toEqual([[], false, null]);
    await expect(service.call('pdp/getprices', { srvcategoryid: HOUSE_CLEANING_ID })).rejects.toMatchObject({
      key: 'not-found',
    });
    await end(made.pause.pauseid);
    expect((await service.call('pdp/fetch', { a: HOUSE_CLEANING_ID, b: '0' })).fromPriceRial).toBeGreaterThan(0);
  });

  it('tells nobody of hours and openings meanwhile, and those who wait as soon as it ends', async () => {
    const made = await pause({ kind: 'service', srvcategoryid: HOUSE_CLEANING_ID });
    await service.call('boot/tellmewhenopen', { mobile: '09123000091', srvcategoryid: HOUSE_CLEANING_ID });
    const before = service.sms.length;
    await runDueWork(service.context);
    await service.sendMessages();
    expect(service.sms.slice(before).map(({ mobile }) => mobile)).not.toContain('09123000091');
    await end(made.pause.pauseid);
    await runDueWork(service.context);
    await service.sendMessages();
    expect(service.sms.slice(before).map(({ mobile }) => mobile)).toContain('09123000091');
  });

  it('ends by itself after its last day', async () => {
    const { pauseid } = (await pause({ kind: 'city', cityid: TEHRAN_ID, toDate: addDays(today(), 1) })).pause;
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    expect(await readStatus()).toBe(false);
    service.clock.advance(DAY_MS);
    await runDueWork(service.context);
    expect(await readStatus()).toBe(true);
    const { lstPause } = await list(catalogue);
    expect(lstPause.find((row) => row.pauseid === pauseid)?.endedAtMs).not.toBeNull();
    await expect(end(pauseid)).rejects.toMatchObject({ key: 'move-not-allowed' });
  });

  it('holds as long as one of two that overlap does', async () => {
    const city = (await pause({ kind: 'city', cityid: TEHRAN_ID })).pause;
    const both = (await pause({ kind: 'service', srvcategoryid: HOUSE_CLEANING_ID, cityid: TEHRAN_ID })).pause;
    await end(city.pauseid);
    expect(await readStatus()).toBe(false);
    await end(both.pauseid);
    expect(await readStatus()).toBe(true);
  });

  it('is told to its provider with its reason, hides no accepted work, and ends only at the desk', async () => {
    const { userId, mobile } = await findProvider();
    const sent = service.sms.length;
    const planned = await service.call('operator/planproviderpause', { mobile }, { as: support });
    expect(planned.plan).toMatchObject({ pauseid: null, providerCount: 1, orderCount: planned.plan.lstOrder.length });
    const { pause: made } = await stopProvider(mobile, addDays(today(), 6));
    expect(made.provider?.userid).toBe(userId);
    await service.sendMessages();
    expect(service.sms.slice(sent).map((sms) => sms.mobile)).toContain(mobile);
    const { statusEnum } = await service.call('workerprofile/getDetail', { id: String(userId) });
    expect(statusEnum).toBe('PAUSED');
    await expect(place()).rejects.toMatchObject({
      key: expect.stringMatching(/provider-not-free|slot-taken/) as string,
    });
    await expect(service.call('provider/saveschedule', { isPaused: false }, { as: userId })).rejects.toMatchObject({
      key: 'provider-suspended',
    });
    await expect(stopProvider(mobile)).rejects.toMatchObject({ key: 'conflict' });
    service.clock.advance(7 * DAY_MS);
    await runDueWork(service.context);
    expect((await findProvider()).status).toBe('active');
  });

  it('leaves a longer pause of the provider’s own as it was', async () => {
    const { userId, mobile } = await findProvider();
    await service.call('provider/saveschedule', { isPaused: true, pausedUntil: addDays(today(), 20) }, { as: userId });
    const { pauseid } = (await stopProvider(mobile, addDays(today(), 2))).pause;
    await resume(pauseid);
    const { schedule } = await service.call('provider/getschedule', {}, { as: userId });
    expect([schedule.isPaused, schedule.pausedUntil]).toEqual([true, addDays(today(), 20)]);
    await service.call('provider/saveschedule', { isPaused: false }, { as: userId });
  });

  it('is refused to the wrong role, for an unknown place, and with a past last day', async () => {
    await expect(pause({ kind: 'city', cityid: TEHRAN_ID }, support)).rejects.toMatchObject({ key: 'operators-only' });
    await expect(pause({ kind: 'city' })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(pause({ kind: 'service', cityid: TEHRAN_ID })).rejects.toMatchObject({ key: 'invalid-input' });
    await expect(pause({ kind: 'neighbourhood', locationid: 999_999 })).rejects.toMatchObject({ key: 'not-found' });
    await expect(pause({ kind: 'city', cityid: TEHRAN_ID, toDate: addDays(today(), -1) })).rejects.toMatchObject({
      key: 'invalid-input',
    });
    await expect(stopProvider(story.customer.mobile)).rejects.toMatchObject({ key: 'not-found' });
    expect(await connection().$count(pauses, eq(pauses.reason, ''))).toBe(0);
  });

  it('is listed for those who may end it: catalogue reads no person, support no place', async () => {
    const { mobile } = await findProvider();
    const city = (await pause({ kind: 'city', cityid: TEHRAN_ID })).pause.pauseid;
    const person = (await stopProvider(mobile)).pause.pauseid;
    const idsOf = async (as: number) => (await list(as)).lstPause.map(({ pauseid }) => pauseid);
    expect(await idsOf(catalogue)).toContain(city);
    expect(await idsOf(catalogue)).not.toContain(person);
    expect(await idsOf(support)).toContain(person);
    expect(await idsOf(support)).not.toContain(city);
    await expect(end(person)).rejects.toMatchObject({ key: 'not-found' });
    await expect(resume(city)).rejects.toMatchObject({ key: 'not-found' });
  });

  it('stands in the log, and is one of two concurrent ones', async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(() => pause({ kind: 'city', cityid: TEHRAN_ID })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const logged = await connection().select().from(auditEntries).where(eq(auditEntries.action, 'operator/makepause'));
    expect(logged.at(-1)).toMatchObject({ reason: REASON });
    expect(await connection().$count(cities)).toBeGreaterThan(0);
    expect(await connection().$count(locations, eq(locations.isPaused, true))).toBe(0);
  });
});
