import { eq } from 'drizzle-orm';

import { toInstantMs } from '@/lib/domain/site/jalali-date';
import { locales } from '@/lib/i18n/locales';

import { categories, categoryCities, cities, locations, priceBooks, provinces } from '../schema';
import { findPriceBook } from '../prices';
import { forgetCatalogue } from '../catalogue-memory';
import { useMarket } from '../testing/use-market';
import { loadCatalogue } from './load-catalogue';
import { listPlacePaths } from './place-paths';
import { listServicePaths } from './service-paths';
import { readShippedCatalogue } from './shipped-catalogue';

const shippedCatalogue = readShippedCatalogue();

describe('catalogue', () => {
  const service = useMarket({ holds: 'people' });
  const connection = () => service.context.ports.database.connection;
  const bundleIn = (locale: 'fa' | 'en' | 'de' | 'ar' = 'fa') => service.call('boot/getallcategoryv3', {}, { locale });

  it('loads twice without a change, and updates changed rows', async () => {
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
      expect(bundle.lstCityServiceStatus).toContainEqual({
        cityid: 6,
        srvcategoryid: '3',
        isActive: false,
        hasProviders: false,
      });
      expect(bundle).toMatchObject({ cleanMinHourNeed: 3, enablePlan: true });
      expect(bundle.lstCarBodyType.length).toBeGreaterThan(3);
      expect(bundle.lstSlider.length).toBeGreaterThan(0);
    });

    it('[E-17] speaks the reader’s language', async () => {
      const names = await Promise.all(
        locales.map(async (locale) => (await bundleIn(locale)).lstCategoriesWithSubCategories[1]?.srvcatname),
      );
      expect(new Set(names).size).toBe(locales.length);
    });

    it('is built once a language, and again after a change of the catalogue', async () => {
      const first = await bundleIn('de');
      await connection().update(categories).set({ isSpecial: true }).where(eq(categories.id, 32));
      expect(await bundleIn('de')).toEqual(first);
      forgetCatalogue(service.context.ports.database);
      expect(await bundleIn('de')).not.toEqual(first);
    });
  });

  it('[R-06] knows every address under /services/, and those that lead on to their category', async () => {
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

  it('[R-25] knows every address under /services-at-location/: served cities, and the services that take orders in each', async () => {
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
    it('come from the book that holds in the city now', async () => {
      const cleaning = { kind: 'cleaning', categoryId: 3, cityId: 2 } as const;
      const validFrom = shippedCatalogue.prices.find(({ kind }) => kind === 'cleaning')?.prices.validFrom ?? '';
      const at = new Date('2026-11-21T08:00:00Z');
      const book = await findPriceBook(connection(), cleaning, at);
      expect(book?.cities.map(({ cityId }) => cityId)).toEqual([2]);
      expect(await findPriceBook(connection(), cleaning, new Date(toInstantMs(validFrom) - 1))).toBeNull();
      expect(await findPriceBook(connection(), { kind: 'laundry', categoryId: 5, cityId: 6 }, at)).toBeNull();
      const later = new Date('2026-11-20T00:00:00Z');
      if (!book) throw new Error('no book');
      await connection()
        .insert(priceBooks)
        .values({ categoryId: 3, cityId: 2, validFrom: later, prices: { ...book, minimumHours: 4 } });
      expect((await findPriceBook(connection(), cleaning, at))?.minimumHours).toBe(4);
    });

    it('have the shape of their kind, in every city of every category', async () => {
      const at = new Date('2026-11-21T08:00:00Z');
      for (const { id: categoryId, kind, activeCityIds } of shippedCatalogue.categories)
        for (const cityId of activeCityIds)
          expect((await findPriceBook(connection(), { kind, categoryId, cityId }, at))?.cities).toMatchObject([
            { cityId },
          ]);
      await expect(findPriceBook(connection(), { kind: 'gas', categoryId: 9, cityId: 1 }, at)).rejects.toThrow('fuels');
    });

    it('[C-boot] calchours answers the hours of a home', async () => {
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
});
