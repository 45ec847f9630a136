import { eq } from 'drizzle-orm';

import type { CallRequest } from '@/lib/contract';
import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import { providerLocations, providers, reviews, uploadedFiles } from '../schema';
import { market, putTask } from '../testing/market';
import { aFileOf } from '../testing/stored-files';
import { useMarket } from '../testing/use-market';

const { providerId, otherProviderId, customerId } = market;

const service = useMarket({ holds: 'people' });

const connection = () => service.context.ports.database.connection;
const by = (as: number) => ({ as });
const page = (id: string) => service.call('workerprofile/getDetail', { id });
const aPicture = (ownerId: number) => aFileOf(service.context, ownerId);

describe('a provider’s own page', () => {
  it('[R-15] [R-12] [E-13] [C-provider] shows everybody the saved fields at the worker code, and no telephone number', async () => {
    const { profile } = await service.call(
      'workerprofile/saveown',
      {
        aboutWorker: 'Careful work. Call 0912 000 0001.',
        slogan: 'Clean corners',
        warranty: 'Two weeks',
        tariff: 'By the price list',
        officeAddr: 'Valiasr 12',
        officeTel: '02188888888',
        experienceYear: 4,
      },
      by(providerId),
    );
    expect(profile).toMatchObject({ workerCode: 'W201', isPublic: true, slogan: 'Clean corners', experienceYear: 4 });
    const shown = await page('W201');
    expect(shown).toMatchObject({
      userId: providerId,
      slogan: 'Clean corners',
      warranty: 'Two weeks',
      tariff: 'By the price list',
      officeAddr: 'Valiasr 12',
      officeTel: '02188888888',
      experienceYear: 4,
    });
    expect(shown.aboutWorker).toContain('Careful work.');
    expect(shown.aboutWorker).not.toContain('0912');
    await service.call('workerprofile/saveown', { slogan: '' }, by(providerId));
    expect(await page('201')).toMatchObject({ slogan: '', warranty: 'Two weeks' });
  });

  it('[X-08] is missing for an unknown code, and for a suspended provider', async () => {
    await expect(page('W999')).rejects.toMatchObject({ key: 'RecordNotFound', status: 200 });
    await connection().update(providers).set({ status: 'suspended' }).where(eq(providers.userId, otherProviderId));
    await expect(page('W202')).rejects.toMatchObject({ key: 'RecordNotFound' });
    expect((await service.call('workerprofile/getown', {}, by(otherProviderId))).profile.isPublic).toBe(false);
    await connection().update(providers).set({ status: 'active' }).where(eq(providers.userId, otherProviderId));
  });

  it('[E-13] has the free hours of the coming days without bookings, and none during a break', async () => {
    const { lstFreeDay } = await page('W201');
    expect(lstFreeDay).toHaveLength(WORKER_PAGE.freeDays);
    const sunday = lstFreeDay[1];
    expect(sunday).toEqual({ gDate: '2026-11-22', hours: [8, 9, 10, 11, 12, 13, 14, 15, 16, 17] });
    const startsAt = new Date('2026-11-22T05:30:00Z');
    const endsAt = new Date('2026-11-22T08:30:00Z');
    await putTask(service, { providerId, startsAt, endsAt, isBooked: true });
    expect((await page('W201')).lstFreeDay[1]?.hours).toEqual([13, 14, 15, 16, 17]);
    await service.call('provider/saveschedule', { isPaused: true }, by(providerId));
    expect((await page('W201')).lstFreeDay).toEqual([]);
    await service.call('provider/saveschedule', { isPaused: false }, by(providerId));
  });

  it('[E-13] takes only neighbourhoods of the provider’s cities', async () => {
    const { profile } = await service.call('workerprofile/getown', {}, by(providerId));
    const ids = profile.lstOfferedLocation.slice(0, 2).map(({ id }) => id);
    const saved = await service.call('workerprofile/saveown', { lstLocationId: ids }, by(providerId));
    expect(saved.profile.lstLocationId).toEqual([...ids].sort((one, other) => one - other));
    await expect(
      service.call('workerprofile/saveown', { lstLocationId: [999_999] }, by(providerId)),
    ).rejects.toMatchObject({ key: 'invalid-input', fields: [{ field: 'lstLocationId' }] });
    await service.call('workerprofile/saveown', { lstLocationId: [market.locationId] }, by(providerId));
  });

  it('[E-13] shows pictures up to a limit, and removes them with their files', async () => {
    const files = await Promise.all(Array.from({ length: WORKER_PAGE.pictures + 1 }, () => aPicture(providerId)));
    const [first = 0, ...others] = files;
    const last = others.pop() ?? 0;
    for (const fileid of [first, ...others]) await service.call('workerprofile/addpicture', { fileid }, by(providerId));
    await expect(service.call('workerprofile/addpicture', { fileid: last }, by(providerId))).rejects.toMatchObject({
      key: 'limit-reached',
    });
    expect((await page('W201')).images.filter(({ docType }) => docType === 'work')).toHaveLength(WORKER_PAGE.pictures);
    for (const fileid of [first, ...others])
      await service.call('workerprofile/addpicture', { fileid, isenable: false }, by(providerId));
    expect((await page('W201')).images).toEqual([]);
    expect(await connection().select().from(uploadedFiles).where(eq(uploadedFiles.id, first))).toEqual([]);
    await expect(
      service.call('workerprofile/addpicture', { fileid: first, isenable: false }, by(providerId)),
    ).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[C-provider] is among the best of a service in a city, except during a break', async () => {
    const list = () =>
      service.call('workerprofile/getall', { srvcategoryid: market.categoryId, cityid: market.cityId });
    expect((await list()).lstWorker.map(({ userId }) => userId)).toEqual([otherProviderId, providerId]);
    await service.call('provider/saveschedule', { isPaused: true }, by(otherProviderId));
    expect((await list()).lstWorker.map(({ workerCode }) => workerCode)).toEqual(['W201']);
    await service.call('provider/saveschedule', { isPaused: false }, by(otherProviderId));
  });

  it('[C-provider] the coming days have the first hour at which one of a service is free', async () => {
    const place = { srvcategoryid: market.categoryId, cityid: market.cityId };
    const { lstWorker, lstFreeDay } = await service.call('workerprofile/getall', place);
    expect(lstFreeDay).toHaveLength(WORKER_PAGE.freeDays);
    const byTime = lstWorker
      .flatMap(({ nextFree }) => nextFree ?? [])
      .sort((one, other) => one.gDate.localeCompare(other.gDate) || one.startHour - other.startHour);
    expect(lstFreeDay.find(({ startHour }) => startHour !== null)).toEqual(byTime[0]);
    const nobody = await service.call('workerprofile/getall', { ...place, locationid: 999_999 });
    expect(nobody).toEqual({ lstWorker: [], lstFreeDay: [] });
  });
});

describe('the list of a service', () => {
  const list = async (wishes: Partial<CallRequest<'workerprofile/getall'>> = {}) => {
    const place = { srvcategoryid: market.categoryId, cityid: market.cityId };
    return (await service.call('workerprofile/getall', { ...place, ...wishes })).lstWorker;
  };
  const idsOf = (listed: Awaited<ReturnType<typeof list>>) => listed.map(({ userId }) => userId);

  it('[R-15] has exactly the providers of the asked gender, neighbourhood and stars', async () => {
    const all = idsOf(await list());
    const rows = await connection().select().from(providers);
    for (const gender of ['female', 'male'] as const) {
      const meant = rows.filter((row) => row.gender === gender).map(({ userId }) => userId);
      expect(idsOf(await list({ gender }))).toEqual(all.filter((userId) => meant.includes(userId)));
    }
    const [first = 0] = all;
    await connection().update(providers).set({ ratingSum: 9, ratingCount: 2 }).where(eq(providers.userId, first));
    expect(idsOf(await list({ leastRate: 4.5 }))).toContain(first);
    await connection().update(providers).set({ ratingSum: 8, ratingCount: 2 }).where(eq(providers.userId, first));
    expect(idsOf(await list({ leastRate: 4.5 }))).not.toContain(first);
    await connection().update(providers).set({ ratingSum: 0, ratingCount: 0 }).where(eq(providers.userId, first));
    expect(idsOf(await list({ leastRate: 4 }))).not.toContain(first);
    const places = await connection().select().from(providerLocations).where(eq(providerLocations.userId, first));
    expect(idsOf(await list({ locationid: places[0]?.locationId ?? 0 }))).toContain(first);
    expect(await list({ locationid: 999_999 })).toEqual([]);
  });

  it('shows each one’s first hour as her own page does', async () => {
    for (const { workerCode, nextFree } of await list()) {
      const day = (await page(workerCode)).lstFreeDay.find(({ hours }) => hours.length > 0);
      if (day) expect(nextFree).toEqual({ gDate: day.gDate, startHour: day.hours[0] });
    }
  });

  it('has the first hours of up to three days of each, and a share of visits in time only once it can be told', async () => {
    for (const { nextFree, lstFreeHour, inTimePercent } of await list()) {
      expect(lstFreeHour.length).toBeLessThanOrEqual(WORKER_PAGE.freeHours);
      expect(new Set(lstFreeHour.map(({ gDate }) => gDate)).size).toBe(lstFreeHour.length);
      expect(lstFreeHour[0] ?? null).toEqual(nextFree);
      expect(inTimePercent).toBeNull();
    }
  });

  it('has the newest short sentence of a satisfied customer, without a number in it', async () => {
    const at = service.clock.now();
    const write = async (text: string, stars: number, minutesAgo: number) => {
      const taskId = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
      const createdAt = new Date(at.getTime() - minutesAgo * MINUTE_MS);
      const review = { taskId, providerId, customerId, reasons: [], createdAt, updatedAt: createdAt };
      await connection()
        .insert(reviews)
        .values({ ...review, text, stars });
    };
    await write('On time, call 09121234567', 5, 3);
    await write('Too late', 2, 2);
    await write('x'.repeat(WORKER_PAGE.longestSentence + 1), 5, 1);
    const listed = (await list()).find(({ userId }) => userId === providerId);
    expect(listed?.sentence?.text).toMatch(/^On time, call/);
    expect(listed?.sentence?.text).not.toContain('09121234567');
  });
});

describe('the answer to a review', () => {
  it('[C-provider] is given once, by the work’s provider, without a number, and everybody reads it', async () => {
    const at = service.clock.now();
    const taskid = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
    await connection().insert(reviews).values({
      taskId: taskid,
      providerId,
      customerId,
      stars: 3,
      reasons: [],
      text: 'Came late',
      createdAt: at,
      updatedAt: at,
    });
    const answer = (as: number, text = 'Sorry, the road was closed. 09120000001') =>
      service.call('review/answerreview', { taskid, text }, by(as));
    await expect(answer(otherProviderId)).rejects.toMatchObject({ key: 'not-yours' });
    await answer(providerId);
    await expect(answer(providerId, 'Again')).rejects.toMatchObject({ key: 'review-answered' });
    const [review] = (await page('W201')).reviews;
    expect(review).toMatchObject({ text: 'Came late', answeredAtMs: at.getTime() });
    expect(review?.answer).toContain('Sorry');
    expect(review?.answer).not.toContain('0912');
    // The writer of the review hears of it once, is led to both, and reads them there.
    const { userInboxLst } = await service.call('user/getuserinbox', {}, by(customerId));
    const told = userInboxLst.filter(({ title }) => title === 'The professional has answered your review');
    expect(told).toMatchObject([{ path: `/my-order-list/taskreview/${taskid}/` }]);
    const own = await service.call('review/getreview', { taskid }, by(customerId));
    expect(own.review).toMatchObject({ text: 'Came late', answer: review?.answer });
    const unreviewed = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
    await expect(
      service.call('review/answerreview', { taskid: unreviewed, text: 'a' }, by(providerId)),
    ).rejects.toMatchObject({ key: 'not-found' });
  });
});
