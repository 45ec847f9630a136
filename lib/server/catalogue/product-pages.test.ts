import { send } from '@/e2e/steps/api';
import { laundryPrices } from '@/lib/catalogue/prices/textiles';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { reviews } from '../schema';
import { listenForTests } from '../testing/http';
import { market, putTask } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { forgetCatalogue } from '../catalogue-memory';
import { loadCatalogue } from './load-catalogue';
import { readShippedCatalogue } from './shipped-catalogue';

const shippedCatalogue = readShippedCatalogue();

const service = useMarket({ holds: 'people' });
const connection = () => service.context.ports.database.connection;

describe('pdp/fetch', () => {
  it('[C-content] answers a category’s page with its prices and cities', async () => {
    const page = await service.call('pdp/fetch', { a: 3, b: '0' });
    expect(page.lstDone.length).toBeGreaterThan(0);
    expect(page.lstNotDone.length).toBeGreaterThan(0);
    expect(page.lstQuestion.length).toBeGreaterThan(0);
    expect(page.lstPrice[0]).toEqual({ label: '3\u00a0hours', hourCount: 3, amountRial: 9_600_000 });
    expect(page.lstPrice.filter(({ hourCount }) => hourCount !== null)).toHaveLength(8);
    expect(
      page.lstPrice.some(({ label, hourCount }) => hourCount === null && label.endsWith(', from 4\u00a0hours')),
    ).toBe(true);
    expect(page.fromPriceRial).toBe(9_600_000);
    expect(page.lstCity[0]).toEqual({ cityid: 1, name: 'Tehran', seopath: 'tehran' });
  });

  it('[C-content] answers a type’s page, and a grade’s', async () => {
    const deep = await service.call('pdp/fetch', { a: 3, b: '302' }, { locale: 'fa' });
    expect(deep.lstPrice[0]).toEqual({ label: '۴ ساعت', hourCount: 4, amountRial: 4 * 3_600_000 });
    expect((await service.call('pdp/fetch', { a: 3, b: '302' }, { locale: 'ar' })).lstPrice[0]?.label).toBe('٤ ساعات');
    const eco = await service.call('pdp/fetch', { a: 5, b: 'ECO' });
    const laundry = await service.call('pdp/fetch', { a: 5, b: '0' });
    expect(eco.title).not.toBe(laundry.title);
    expect(laundry.lstPrice).toContainEqual({ label: 'Everyday clothes, from', hourCount: null, amountRial: 550_000 });
    const bedding = await service.call('pdp/fetch', { a: 5, b: '503' });
    expect(bedding.lstPrice[0]).toEqual({ label: 'Curtain, a metre, economy', hourCount: null, amountRial: 450_000 });
    const woven = await service.call('pdp/fetch', { a: 7, b: '702' });
    expect(woven.lstPrice.map(({ label, amountRial }) => [label, amountRial])).toEqual([
      ['a square metre, economy', 1_400_000],
      ['a square metre, special', 2_100_000],
    ]);
    const sofas = await service.call('pdp/fetch', { a: 7, b: '704' });
    expect(sofas.lstQuestion[0]?.question).toBe('When may we sit on it?');
    expect(sofas.lstPrice.slice(0, 2)).toEqual([
      { label: 'Sofa seat, economy', hourCount: null, amountRial: 1_700_000 },
      { label: 'Sofa seat, special', hourCount: null, amountRial: 2_500_000 },
    ]);
  });

  it('[C-content] begins at the minimum of an order, not at the price of one piece of many', async () => {
    const least = async (a: number, b: string) => (await service.call('pdp/fetch', { a, b })).fromPriceRial;
    const { minimumOrderRials } = laundryPrices.cities.find(({ cityId }) => cityId === 1) ?? {};
    expect(minimumOrderRials).toBeGreaterThan(0);
    expect(await Promise.all([least(5, '0'), least(7, '702'), least(7, '704')])).toEqual([
      minimumOrderRials,
      minimumOrderRials,
      minimumOrderRials,
    ]);
  });

  it('has the usual price of a city where professionals bid: on a category’s page from the cheapest of its types to the dearest', async () => {
    const usual = async (b: string, cityid?: number) =>
      (await service.call('pdp/fetch', { a: 12, b, ...(cityid === undefined ? {} : { cityid }) })).usualPrice;
    const all = await usual('0');
    const one = await usual('1201');
    expect(one).toEqual({ leastRial: 4_000_000, mostRial: 12_000_000 });
    expect(all?.leastRial).toBeLessThanOrEqual(one?.leastRial ?? 0);
    expect(all?.mostRial).toBeGreaterThanOrEqual(one?.mostRial ?? 0);
    expect((await service.call('pdp/fetch', { a: 3, b: '0' })).usualPrice).toBeNull();
  });

  it('[C-content] [R-25] answers a category in one city: its prices, providers, neighbourhoods and earliest hour', async () => {
    expect((await service.call('pdp/fetch', { a: 3, b: '0' })).cityFacts).toBeNull();
    const tehran = await service.call('pdp/fetch', { a: 3, b: '0', cityid: 1 });
    expect(tehran.cityFacts).toMatchObject({
      cityid: 1,
      name: 'Tehran',
      seopath: 'tehran',
      isActive: true,
      lstLocation: [{ locationid: 1001, name: 'Tajrish' }],
    });
    expect(tehran.cityFacts?.providerCount).toBeGreaterThan(0);
    expect(tehran.cityFacts?.nextVisit).toMatchObject({
      gDate: expect.stringMatching(/^2026-11-2\d$/),
      startHour: expect.any(Number),
    });
    const { startHour = 0, endHour = 0 } = tehran.cityFacts?.nextVisit ?? {};
    expect(endHour - startHour).toBe(3);
    const isfahan = await service.call('pdp/fetch', { a: 3, b: '0', cityid: 3 });
    expect(isfahan.fromPriceRial).toBe(8_250_000);
    expect(isfahan.cityFacts).toMatchObject({
      seopath: 'isfahan',
      providerCount: 0,
      lstLocation: [],
      nextVisit: null,
    });
    expect((await service.call('pdp/fetch', { a: 3, b: '0', cityid: 6 })).cityFacts).toMatchObject({
      isActive: false,
      nextVisit: null,
    });
  });

  it.each([22, 9, 3])('[C-content] is empty for a city where category %s never works', async (a) => {
    await expect(service.call('pdp/fetch', { a, b: '0', cityid: 101 })).rejects.toMatchObject({
      key: 'not-found',
      status: 404,
    });
    await expect(service.callWrongly('pdp/fetch', { a, b: '0', cityid: 'x' })).rejects.toMatchObject({
      key: 'invalid-input',
    });
  });

  it.each([
    ['0', '0'],
    ['3', '999'],
    ['3', 'VIP'],
    ['3', 'x'],
    ['5', '301'],
    ['99', '301'],
  ])('[C-content] refuses the page %s/%s', async (a, b) => {
    await expect(service.call('pdp/fetch', { a, b })).rejects.toMatchObject({ key: 'not-found', status: 404 });
  });

  it('[C-content] names a page’s last change: its own new words count, a reload of equal words does not', async () => {
    const readChanges = async () =>
      Promise.all(
        [
          ['3', '0'],
          ['3', '302'],
          ['5', '0'],
        ].map(async ([a = '', b = '']) => (await service.call('pdp/fetch', { a, b })).changedAtMs),
      );
    const load = (seed = shippedCatalogue) =>
      service.context.ports.database.transaction((transaction) =>
        loadCatalogue(transaction, service.clock.now(), seed),
      );
    const before = await readChanges();
    service.clock.advance(DAY_MS);
    await load();
    expect(await readChanges()).toEqual(before);
    const [cleaning, ...others] = shippedCatalogue.categories;
    if (!cleaning) throw new Error('the catalogue is empty');
    const summary = { ...cleaning.page.summary, fa: 'جملهٔ تازه' };
    await load({
      ...shippedCatalogue,
      categories: [{ ...cleaning, page: { ...cleaning.page, summary } }, ...others],
    });
    service.clock.advance(DAY_MS);
    expect(await readChanges()).toEqual([service.clock.now().getTime() - DAY_MS, ...before.slice(1)]);
    await load();
    forgetCatalogue(service.context.ports.database);
  });

  it('[C-content] shows reviews under a name that strangers may know', async () => {
    expect((await service.call('pdp/fetch', { a: 3, b: '0' })).rating).toBeNull();
    const at = service.clock.now();
    for (const [stars, text] of [
      [5, 'Spotless'],
      [4, ''],
    ] as const) {
      const taskId = await putTask(service, { state: 'COMPLETED', startsAt: at, endsAt: at });
      await connection().insert(reviews).values({
        taskId,
        providerId: market.providerId,
        customerId: market.customerId,
        stars,
        reasons: [],
        text,
        createdAt: at,
        updatedAt: at,
      });
    }
    const page = await service.call('pdp/fetch', { a: 3, b: '0' });
    expect(page.rating).toEqual({ average: 4.5, count: 2 });
    expect(page.changedAtMs).toBe(at.getTime());
    expect(page.lstReview).toEqual([
      { name: 'Sara A.', stars: 5, text: 'Spotless', createdAtMs: at.getTime(), lstPhoto: [] },
    ]);
    expect((await service.call('pdp/fetch', { a: 3, b: '302' })).rating).toBeNull();
    expect((await service.call('pdp/fetch', { a: 3, b: '0', cityid: 1 })).rating).toEqual({ average: 4.5, count: 2 });
    expect(await service.call('pdp/fetch', { a: 3, b: '0', cityid: 2 })).toMatchObject({
      rating: null,
      lstReview: [],
    });
  });
});

it('[C-content] servicenote/fetchnote answers the notes before an order', async () => {
  const { lstNote } = await service.call('servicenote/fetchnote', {
    serviceCategoryId: 3,
    serviceCategoryTypeId: 301,
  });
  expect(lstNote.length).toBeGreaterThan(0);
  expect(
    (await service.call('servicenote/fetchnote', { serviceCategoryId: 3, serviceCategoryTypeId: 0 }, { locale: 'fa' }))
      .lstNote.length,
  ).toBeGreaterThan(0);
  await expect(
    service.call('servicenote/fetchnote', { serviceCategoryId: 3, serviceCategoryTypeId: 999 }),
  ).rejects.toMatchObject({ key: 'not-found' });
  await expect(
    service.call('servicenote/fetchnote', { serviceCategoryId: 98, serviceCategoryTypeId: 0 }),
  ).rejects.toMatchObject({ key: 'not-found' });
});

it('[C-content] answers a page and its notes by GET without a login, in the reader’s language, and 404 for a missing one', async () => {
  const { url, close } = await listenForTests(service);
  const get = (path: string, locale = 'fa') =>
    send(url, { path: `main/${path}`, method: 'GET', headers: { 'accept-language': locale } });
  try {
    const page = await get('pdp/fetch/3/302');
    expect(page).toMatchObject({
      status: 200,
      value: 9999,
      name: 'Success',
      body: { desc: 'Success', title: (await service.call('pdp/fetch', { a: 3, b: '302' }, { locale: 'fa' })).title },
    });
    expect((await get('pdp/fetch/5/ECO', 'de')).body).toMatchObject(
      await service.call('pdp/fetch', { a: 5, b: 'ECO' }, { locale: 'de' }),
    );
    for (const [path, locale] of [
      ['servicenote/fetchnote/3/301', 'fa'],
      ['servicenote/fetchnote/3/0', 'en'],
    ] as const) {
      const [, , a, b] = path.split('/').map(Number);
      const { lstNote } = await service.call(
        'servicenote/fetchnote',
        { serviceCategoryId: a ?? 0, serviceCategoryTypeId: b ?? 0 },
        { locale },
      );
      expect(await get(path, locale)).toMatchObject({ status: 200, value: 9999, body: { desc: 'Success', lstNote } });
    }
    for (const path of [
      'pdp/fetch/3/999',
      'pdp/fetch/999/0',
      'servicenote/fetchnote/98/0',
      'servicenote/fetchnote/3/999',
    ])
      expect(await get(path)).toMatchObject({ status: 404, value: 4040, name: 'not-found' });
    expect(await send(url, { path: 'main/pdp/fetch/3/302' })).toMatchObject({ status: 405 });
  } finally {
    await close();
  }
});
