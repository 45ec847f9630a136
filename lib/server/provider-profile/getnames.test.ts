import { eq } from 'drizzle-orm';

import { locales } from '@/lib/i18n/locales';

import { providers, reviews, users } from '../schema';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';

const { cityId, providerId, otherProviderId } = market;
const OTHER_CITY = 2;

describe('the pages of providers for searches', () => {
  const service = useMarket({ holds: 'people' });
  const connection = () => service.context.ports.database.connection;
  const listNames = async (cityid: number) =>
    (await service.call('workerprofile/getnames', { cityid })).lstWorker.map(({ workerCode }) => workerCode);
  const listPages = async (afterUserId?: number) => {
    const { lstPage } = await service.call('workerprofile/getpages', { afterUserId });
    return lstPage.map(({ workerCode }) => workerCode);
  };

  it('workerprofile/getnames names a city’s providers, the best first', async () => {
    expect(await listNames(cityId)).toEqual(['W202', 'W201']);
    expect(await listNames(OTHER_CITY)).toEqual([]);
  });

  it('workerprofile/getpages lists every page, and only later ones on request', async () => {
    expect(await listPages()).toEqual(['W201', 'W202']);
    expect(await listPages(providerId)).toEqual(['W202']);
    expect(await service.call('workerprofile/getpages', { afterUserId: otherProviderId })).toEqual({
      lstPage: [],
      hasMore: false,
    });
  });

  it('a page changes with its newest review, and is as old as its provider before', async () => {
    const at = new Date(service.clock.now().getTime() + 1000);
    const taskId = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
    await connection().insert(reviews).values({
      taskId,
      providerId,
      customerId: market.customerId,
      stars: 4,
      reasons: [],
      text: 'Good',
      createdAt: at,
      updatedAt: at,
    });
    const { lstPage } = await service.call('workerprofile/getpages', {});
    expect(lstPage.map(({ changedAtMs }) => changedAtMs)).toEqual([at.getTime(), service.clock.now().getTime()]);
  });

  it.each(locales)('in %s a Persian name is in letters that its readers read', async (locale) => {
    await connection().update(users).set({ firstName: 'پگاه', lastName: 'کریمی' }).where(eq(users.id, providerId));
    const written = 'پگاه کریمی';
    const name = { fa: written, en: 'Pegah Karimi', de: 'Pegah Karimi', ar: written }[locale];
    const named = (await service.call('workerprofile/getnames', { cityid: cityId }, { locale })).lstWorker;
    const place = { srvcategoryid: market.categoryId, cityid: cityId };
    const listed = (await service.call('workerprofile/getall', place, { locale })).lstWorker;
    for (const list of [named, listed]) expect(list.map(({ fullname }) => fullname)).toContain(name);
    expect(await service.call('workerprofile/getDetail', { id: providerId }, { locale })).toMatchObject({
      fullname: name,
      writtenName: written,
    });
  });

  it('a provider on a break or suspended is left out at once', async () => {
    for (const status of ['paused', 'suspended'] as const) {
      await connection().update(providers).set({ status }).where(eq(providers.userId, otherProviderId));
      expect(await listNames(cityId)).toEqual(['W201']);
      expect(await listPages()).toEqual(['W201']);
    }
  });
});
