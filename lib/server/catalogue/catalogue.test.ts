import { eq } from 'drizzle-orm';

import { send } from '@/e2e/steps/api';
import { DAY_MS } from '@/lib/domain/constants';
import { toInstantMs } from '@/lib/domain/jalali-date';
import { locales } from '@/lib/i18n/locales';

import { categories, categoryCities, cities, locations, priceBooks, provinces, reviews } from '../schema';
import { createTestService, type TestService } from '../testing/call';
import { listenForTests } from '../testing/http';
import { loadTestMarket, market, putTask } from '../testing/market';
import { forgetCatalogue } from './catalogue-memory';
import { loadCatalogue } from './load-catalogue';
import { listPlacePaths } from './place-paths';
import { findPriceBook } from './price-book';
import { listServicePaths } from './service-paths';
import { shippedCatalogue } from './shipped-catalogue';

describe('catalogue', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await createTestService();
    await loadTestMarket(service);
  });
  afterAll(() => service.close());
  const connection = () => service.context.ports.database.connection;
  const bundleIn = (locale: 'fa' | 'en' | 'de' | 'ar' = 'fa') => service.call('boot/getallcategoryv3', {}, { locale });

  it('loads twice without a change, and brings what was changed up to date', async () => {
    const countAll = async () =>
      Promise.all(
        [provinces, cities, locations, categories, categoryCities, priceBooks].map((table) =>
          connection().$count(table),
        ),
      );
    const before = await countAll();
    await connection().update(categories).set({ seopath: 'changed' }).where(eq(categories.id, 5));
    await service.context.ports.database.transaction((transaction) =>
      loadCatalogue(transaction, service.context.ports.clock.now()),
    );
    expect(await countAll()).toEqual(before);
    const [laundry] = await connection()
      .select({ seopath: categories.seopath })
      .from(categories)
      .where(eq(categories.id, 5));
    expect(laundry).toEqual({ seopath: 'laundry' });
    expect(before[0]).toBe(31);
  });

  describe('boot/getallcategoryv3', () => {
    it('[C-boot] [E-17] answers all categories in the menu’s order, house cleaning first, one of them hidden', async () => {
      const { lstCategoriesWithSubCategories } = await bundleIn();
      expect(lstCategoriesWithSubCategories.map(({ srvcategoryid }) => srvcategoryid)).toEqual(
        shippedCatalogue.categories.map(({ id }) => String(id)),
      );
      expect(lstCategoriesWithSubCategories[0]).toMatchObject({
        srvcategoryid: '3',
        seopath: 'house-cleaning',
        kind: 'cleaning',
        isOrderable: true,
        isHidden: 'No',
      });
      expect(lstCategoriesWithSubCategories.some(({ isHidden }) => isHidden === 'Yes')).toBe(true);
    });

    it('[E-17] carries types, grades, cities, search entries, car bodies, sliders and statuses', async () => {
      const bundle = await bundleIn('en');
      const [cleaning] = bundle.lstCategoriesWithSubCategories;
      expect(cleaning?.lstServiceCategoryType_New[0]).toMatchObject({
        srvcategorytypeid: 301,
        servicecatname: 'Regular home cleaning',
        seopath: 'regular-cleaning',
        hasPDP: 'Yes',
        srvcategoryid: '3',
      });
      expect(cleaning?.lstChildCatType).toHaveLength(cleaning?.lstServiceCategoryType_New.length ?? 0);
      expect(cleaning?.lstActiveCity).toContainEqual({ cityid: 1 });
      const laundry = bundle.lstCategoriesWithSubCategories.find(({ srvcategoryid }) => srvcategoryid === '5');
      expect(laundry?.lstGrades.map(({ serviceGrade }) => serviceGrade)).toEqual(['ECO', 'VIP']);
      expect(bundle.lstSubCategories.length).toBeGreaterThan(50);
      expect(bundle.lstCity[0]).toEqual({ cityid: 1, name: 'Tehran', seopath: 'tehran' });
      expect(bundle.lstCityServiceStatus).toContainEqual({ cityid: 6, srvcategoryid: '3', isActive: false });
      expect(bundle).toMatchObject({ cleanMinHourNeed: 3, enablePlan: false });
      expect(bundle.lstCarBodyType.length).toBeGreaterThan(3);
      expect(bundle.lstSlider.length).toBeGreaterThan(0);
    });

    it('[E-17] speaks the reader’s language', async () => {
      const names = await Promise.all(
        locales.map(async (locale) => (await bundleIn(locale)).lstCategoriesWithSubCategories[1]?.srvcatname),
      );
      expect(new Set(names).size).toBe(locales.length);
    });

    it('is built once a language, and again after the catalogue changed', async () => {
      const first = await bundleIn('de');
      await connection().update(categories).set({ isSpecial: true }).where(eq(categories.id, 32));
      expect(await bundleIn('de')).toEqual(first);
      forgetCatalogue(service.context.ports.database);
      expect(await bundleIn('de')).not.toEqual(first);
    });
  });

  it('[R-06] knows every address under /services/, and which lead on to their category', async () => {
    const paths = listServicePaths(await bundleIn('fa'));
    const find = (path: string) => paths.find((known) => known.path === path);
    expect(find('/services/house-cleaning/')).toEqual({
      path: '/services/house-cleaning/',
      hasPage: true,
      redirectsTo: null,
    });
    expect(find('/services/house-cleaning/regular-cleaning/')?.hasPage).toBe(true);
    const leadingOn = paths.filter(({ hasPage }) => !hasPage);
    expect(leadingOn.length).toBeGreaterThan(0);
    for (const { path, redirectsTo } of leadingOn) expect(path.startsWith(redirectsTo ?? 'nowhere')).toBe(true);
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
  });

  it('[R-25] knows every address under /services-at-location/: served cities, and what takes orders in each', async () => {
    const bundle = await bundleIn('fa');
    const paths = listPlacePaths(bundle);
    const find = (path: string) => paths.find((known) => known.path === path);
    expect(bundle.lstCity.map(({ seopath }) => seopath)).toEqual([
      'tehran',
      'karaj',
      'isfahan',
      'mashhad',
      'shiraz',
      'tabriz',
    ]);
    expect((await bundleIn('de')).lstCity.map(({ seopath }) => seopath)).toEqual(
      bundle.lstCity.map(({ seopath }) => seopath),
    );
    expect(find('/services-at-location/tehran/house-cleaning/')?.redirectsTo).toBeNull();
    // Paused there, not offered there, and hidden everywhere.
    expect(find('/services-at-location/tabriz/house-cleaning/')?.redirectsTo).toBe('/services-at-location/tabriz/');
    expect(find('/services-at-location/tabriz/gas/')?.redirectsTo).toBe('/services-at-location/tabriz/');
    const hidden = bundle.lstCategoriesWithSubCategories.find(({ isHidden }) => isHidden === 'Yes');
    expect(find(`/services-at-location/tehran/${hidden?.seopath}/`)).toBeUndefined();
    expect(new Set(paths.map(({ path }) => path)).size).toBe(paths.length);
  });

  describe('prices', () => {
    it('come from the book that holds in the city at the moment', async () => {
      const at = new Date('2026-11-21T08:00:00Z');
      const book = await findPriceBook(connection(), 3, 2, at);
      expect(book?.cities.map(({ cityId }) => cityId)).toEqual([2]);
      expect(
        await findPriceBook(connection(), 3, 2, new Date(toInstantMs(shippedCatalogue.priceBook.validFrom) - 1)),
      ).toBeNull();
      expect(await findPriceBook(connection(), 5, 2, at)).toBeNull();
      const later = new Date('2026-11-20T00:00:00Z');
      if (!book) throw new Error('no book');
      await connection()
        .insert(priceBooks)
        .values({ categoryId: 3, cityId: 2, validFrom: later, prices: { ...book, minimumHours: 4 } });
      expect((await findPriceBook(connection(), 3, 2, at))?.minimumHours).toBe(4);
    });

    it('[C-boot] calchours says how many hours a home needs', async () => {
      const home = { areaM2: 80, roomCount: 2, bathroomCount: 1, windowCount: 4 };
      expect(await service.call('boot/calchours', home)).toEqual({ needHour: 4 });
      expect(await service.call('boot/calchours', { ...home, isFirstDeepClean: true })).toEqual({ needHour: 5 });
      expect((await service.call('boot/calchours', { ...home, srvcattypeid: 302 })).needHour).toBeGreaterThan(4);
      await expect(service.call('boot/calchours', { ...home, srvcattypeid: 999 })).rejects.toMatchObject({
        key: 'service-not-available',
      });
      await expect(service.callWrongly('boot/calchours', { ...home, areaM2: -5 })).rejects.toMatchObject({
        key: 'invalid-input',
      });
    });

    it('[C-boot] calchours4cleanoutdoor grows with the floors and the area', async () => {
      const small = await service.call('boot/calchours4cleanoutdoor', { areaM2: 20, floorCount: 2 });
      const large = await service.call('boot/calchours4cleanoutdoor', { areaM2: 400, floorCount: 8 });
      expect(small.needHour).toBe(3);
      expect(large.needHour).toBeGreaterThan(small.needHour);
    });
  });

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
      expect((await service.call('pdp/fetch', { a: 3, b: '302' }, { locale: 'ar' })).lstPrice[0]?.label).toBe(
        '٤ ساعات',
      );
      const eco = await service.call('pdp/fetch', { a: 5, b: 'ECO' });
      const laundry = await service.call('pdp/fetch', { a: 5, b: '0' });
      expect(eco.title).not.toBe(laundry.title);
      expect(laundry).toMatchObject({ lstPrice: [], fromPriceRial: null });
    });

    it('[C-content] [R-25] answers what a category is in one city: its prices, who comes where, and from when', async () => {
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

    it.each([22, 9, 3])('[C-content] has nothing to say of a city where category %s never works', async (a) => {
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
    ])('[C-content] has no page %s/%s', async (a, b) => {
      await expect(service.call('pdp/fetch', { a, b })).rejects.toMatchObject({ key: 'not-found', status: 404 });
    });

    it('[C-content] says when a page changed last: not when the same words are loaded again, but when its own are new', async () => {
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

    it('[C-content] shows what customers said, under a name that strangers may know', async () => {
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
      expect(page.lstReview).toEqual([{ name: 'Sara A.', stars: 5, text: 'Spotless', createdAtMs: at.getTime() }]);
      expect((await service.call('pdp/fetch', { a: 3, b: '302' })).rating).toBeNull();
      expect((await service.call('pdp/fetch', { a: 3, b: '0', cityid: 1 })).rating).toEqual({ average: 4.5, count: 2 });
      expect(await service.call('pdp/fetch', { a: 3, b: '0', cityid: 2 })).toMatchObject({
        rating: null,
        lstReview: [],
      });
    });
  });

  it('[C-content] servicenote/fetchnote answers what one should know before ordering', async () => {
    const { lstNote } = await service.call('servicenote/fetchnote', {
      serviceCategoryId: 3,
      serviceCategoryTypeId: 301,
    });
    expect(lstNote.length).toBeGreaterThan(0);
    expect(
      (
        await service.call(
          'servicenote/fetchnote',
          { serviceCategoryId: 3, serviceCategoryTypeId: 0 },
          { locale: 'fa' },
        )
      ).lstNote.length,
    ).toBeGreaterThan(0);
    await expect(
      service.call('servicenote/fetchnote', { serviceCategoryId: 3, serviceCategoryTypeId: 999 }),
    ).rejects.toMatchObject({ key: 'not-found' });
    await expect(
      service.call('servicenote/fetchnote', { serviceCategoryId: 98, serviceCategoryTypeId: 0 }),
    ).rejects.toMatchObject({ key: 'not-found' });
  });

  it('[C-content] a page and its notes are read by GET without a login, in the reader’s language; what is not there is 404', async () => {
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
});
