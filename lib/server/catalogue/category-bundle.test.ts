import { existsSync } from 'node:fs';

import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { locales, type Locale } from '@/lib/i18n/locales';

import { categories } from '../schema';
import { market } from '../testing/market';
import { useMarket } from '../testing/use-market';
import { forgetCatalogue } from '../catalogue-memory';
import { readShippedCatalogue } from './shipped-catalogue';

const shippedCatalogue = readShippedCatalogue();

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];
type CategoryType = Category['lstServiceCategoryType_New'][number];

const SEOPATH = /^[a-z]+(?:-[a-z]+)*$/;
const ARABIC_SCRIPT = /[\u0600-\u06ff]/;

const service = useMarket({ holds: 'people' });
const bundleIn = (locale: Locale) => service.call('boot/getallcategoryv3', {}, { locale });

/** Each field of SPEC 3's category, by its purpose. */
function expectWholeCategory(category: Category, locale: Locale): void {
  const {
    srvcategoryid,
    serviceName,
    srvcatname,
    seopath,
    iconUrl,
    iconClass,
    isHidden,
    isSpecial,
    srvkeywordDesc,
    serviceNameDesc,
  } = category;
  expect(srvcategoryid).toMatch(/^\d+$/);
  expect(seopath).toMatch(SEOPATH);
  for (const words of [serviceName, srvcatname, srvkeywordDesc, serviceNameDesc]) {
    expect(words.trim()).not.toBe('');
    expect([words, ARABIC_SCRIPT.test(words)]).toEqual([words, locale === 'fa' || locale === 'ar']);
  }
  expect([iconUrl, existsSync(`public${iconUrl}`)]).toEqual([iconUrl, true]);
  expect(iconClass).not.toBe('');
  expect(['Yes', 'No']).toContain(isHidden);
  expect(['Active', 'Deactive']).toContain(isSpecial);
  expect(category.lstActiveCity.length).toBeGreaterThan(0);
  // Petrol has no types (SPEC 2, category 22); a hidden category may have few.
  expect(category.lstServiceCategoryType_New.length).toBeGreaterThanOrEqual(
    category.kind === 'gas' ? 0 : isHidden === 'Yes' ? 1 : 4,
  );
  expect(category.lstChildCatType.map(({ srvcategorytypeid }) => srvcategorytypeid)).toEqual(
    category.lstServiceCategoryType_New.map(({ srvcategorytypeid }) => srvcategorytypeid),
  );
}

function expectWholeType(type: CategoryType, category: Category): void {
  expect(type.servicecatname.trim()).not.toBe('');
  expect(type.seopath).toMatch(SEOPATH);
  expect(type.srvkeywordDesc.trim()).not.toBe('');
  expect(type.srvcategoryid).toBe(category.srvcategoryid);
  expect(['Yes', 'No']).toContain(type.hasPDP);
  for (const picture of [type.new_icon, type.new_pic])
    expect([picture, existsSync(`public${picture}`)]).toEqual([picture, true]);
  const grades = category.lstGrades.map(({ serviceGrade }) => serviceGrade);
  expect([type.eco_icon !== '', type.vip_icon !== '']).toEqual([grades.includes('ECO'), grades.includes('VIP')]);
  for (const child of type.lstChildCatType) expect(child.servicecatname.trim()).not.toBe('');
}

describe.each(locales)('the category bundle in %s', (locale) => {
  it('[E-17] has every field of every category, type and grade', async () => {
    const { lstCategoriesWithSubCategories } = await bundleIn(locale);
    expect(lstCategoriesWithSubCategories).toHaveLength(shippedCatalogue.categories.length);
    for (const category of lstCategoriesWithSubCategories) {
      expectWholeCategory(category, locale);
      for (const type of category.lstServiceCategoryType_New) expectWholeType(type, category);
      for (const grade of category.lstGrades) {
        expect(['ECO', 'VIP']).toContain(grade.serviceGrade);
        for (const words of [grade.gradeName, grade.description])
          expect([words.trim() === '', ARABIC_SCRIPT.test(words)]).toEqual([false, locale === 'fa' || locale === 'ar']);
        expect([grade.seopath, grade.hasPDP]).toEqual([
          expect.stringMatching(SEOPATH),
          expect.stringMatching(/^(Yes|No)$/),
        ]);
      }
    }
    // Rows R-05 and V-10 need both.
    const types = lstCategoriesWithSubCategories.flatMap(
      ({ lstServiceCategoryType_New }) => lstServiceCategoryType_New,
    );
    expect(new Set(types.map(({ hasPDP }) => hasPDP))).toEqual(new Set(['Yes', 'No']));
    expect(
      lstCategoriesWithSubCategories
        .filter(({ lstGrades }) => lstGrades.length > 0)
        .map(({ srvcategoryid }) => srvcategoryid)
        .sort(),
    ).toEqual(['5', '7']);
  });

  it('[E-17] finds each type by the search’s list, under its category, hidden with it', async () => {
    const { lstSubCategories, lstCategoriesWithSubCategories } = await bundleIn(locale);
    const expected = lstCategoriesWithSubCategories.flatMap(({ srvcategoryid, isHidden, lstServiceCategoryType_New }) =>
      lstServiceCategoryType_New.map(({ servicecatname, lstChildCatType }) => ({
        servicecatname,
        lstChildCatType,
        srvcategoryid,
        isHidden,
      })),
    );
    expect(lstSubCategories).toEqual(expected);
  });

  it('[E-17] knows every city that it names, and each category’s state there', async () => {
    const { lstCity, lstCategoriesWithSubCategories, lstCityServiceStatus } = await bundleIn(locale);
    const known = lstCity.map(({ cityid }) => cityid);
    for (const { name } of lstCity)
      expect([name, ARABIC_SCRIPT.test(name)]).toEqual([name, locale === 'fa' || locale === 'ar']);
    for (const { srvcategoryid, lstActiveCity } of lstCategoriesWithSubCategories) {
      for (const { cityid } of lstActiveCity) {
        expect(known).toContain(cityid);
        expect(
          lstCityServiceStatus.filter((status) => status.cityid === cityid && status.srvcategoryid === srvcategoryid),
        ).toHaveLength(1);
      }
    }
    expect(new Set(lstCityServiceStatus.map(({ isActive }) => isActive))).toEqual(new Set([true, false]));
  });

  it('names the cities with providers for a category', async () => {
    const { lstCityServiceStatus } = await bundleIn(locale);
    const worked = lstCityServiceStatus.filter(({ hasProviders }) => hasProviders);
    expect(worked.map(({ cityid, srvcategoryid }) => [cityid, Number(srvcategoryid)])).toEqual([
      [market.cityId, market.categoryId],
    ]);
  });

  it('[E-17] brings the campaign, the sliders, the car bodies and the rules of cleaning', async () => {
    const {
      isEnableCampign,
      urlCampign,
      lstSlider,
      lstCarBodyType,
      cleanMinHourNeed,
      enablePlan,
      lstCategoriesWithSubCategories,
    } = await bundleIn(locale);
    // Nothing is discounted as it is shipped, so nothing is announced.
    expect(lstCategoriesWithSubCategories.filter(({ isSpecial }) => isSpecial === 'Active')).toEqual([]);
    expect([isEnableCampign, urlCampign]).toEqual([false, '']);
    for (const { imageUrl, linkUrl, title } of lstSlider) {
      expect([imageUrl, existsSync(`public${imageUrl}`)]).toEqual([imageUrl, true]);
      expect(linkUrl).toMatch(/^\//);
      expect(title.trim()).not.toBe('');
    }
    expect(lstSlider.length).toBeGreaterThan(0);
    for (const { id, name } of lstCarBodyType)
      expect([Number.isInteger(id), name.trim() === '']).toEqual([true, false]);
    expect([cleanMinHourNeed, enablePlan]).toEqual([3, true]);
  });

  it('[E-17] announces the first visible special category that can be ordered as the campaign', async () => {
    const { connection } = service.context.ports.database;
    const readCampaign = async (seopath: string) => {
      await connection.update(categories).set({ isSpecial: true }).where(eq(categories.seopath, seopath));
      forgetCatalogue(service.context.ports.database);
      const { isEnableCampign, urlCampign, lstCategoriesWithSubCategories } = await bundleIn(locale);
      const special = lstCategoriesWithSubCategories.filter(({ isSpecial }) => isSpecial === 'Active');
      return { isEnableCampign, urlCampign, special: special.map((category) => category.seopath) };
    };
    await connection.update(categories).set({ isOrderable: false }).where(eq(categories.seopath, 'laundry'));
    expect(await readCampaign('laundry')).toEqual({ isEnableCampign: false, urlCampign: '', special: ['laundry'] });
    expect(await readCampaign('house-cleaning')).toEqual({
      isEnableCampign: true,
      urlCampign: '/services/house-cleaning/',
      special: ['house-cleaning', 'laundry'],
    });
    await connection.update(categories).set({ isSpecial: false });
    await connection.update(categories).set({ isOrderable: true }).where(eq(categories.seopath, 'laundry'));
    forgetCatalogue(service.context.ports.database);
  });
});

it('[S-17] has each type’s lowest price, as its own page does, and none where it cannot be ordered', async () => {
  const { lstCategoriesWithSubCategories } = await bundleIn('fa');
  const types = lstCategoriesWithSubCategories.flatMap(({ lstServiceCategoryType_New }) => lstServiceCategoryType_New);
  for (const { srvcategoryid, srvcategorytypeid, isOrderable, fromPriceRial } of types) {
    const page = await service
      .call('pdp/fetch', { a: Number(srvcategoryid), b: String(srvcategorytypeid) })
      .catch(() => null);
    if (page && isOrderable)
      expect([srvcategorytypeid, fromPriceRial]).toEqual([srvcategorytypeid, page.fromPriceRial]);
    if (!isOrderable) expect([srvcategorytypeid, fromPriceRial]).toEqual([srvcategorytypeid, null]);
  }
  expect(types.filter(({ fromPriceRial }) => fromPriceRial !== null).length).toBeGreaterThan(5);
});

it('has the usual price of each type that professionals bid for, as its page and the waiting room do, and of no other', async () => {
  const { lstCategoriesWithSubCategories } = await bundleIn('fa');
  const types = lstCategoriesWithSubCategories.flatMap(({ lstServiceCategoryType_New }) => lstServiceCategoryType_New);
  const usual = types.flatMap(({ srvcategoryid, srvcategorytypeid, usualPrice }) =>
    usualPrice ? [{ srvcategoryid: Number(srvcategoryid), srvcategorytypeid, usualPrice }] : [],
  );
  const kinds = new Set(types.flatMap(({ kind, usualPrice }) => (usualPrice ? kind : [])));
  expect([...kinds].sort()).toEqual(['moving', 'task']);
  expect(types.filter(({ fromPriceRial, usualPrice }) => fromPriceRial !== null && usualPrice !== null)).toEqual([]);
  for (const { srvcategoryid, srvcategorytypeid: srvcattypeid, usualPrice } of usual) {
    const { guide } = await service.call('suggestion/getguideprice', { srvcategoryid, srvcattypeid, cityid: 1 });
    expect([srvcattypeid, usualPrice]).toEqual([
      srvcattypeid,
      { leastRial: guide?.leastRial, mostRial: guide?.mostRial },
    ]);
    const page = await service.call('pdp/fetch', { a: srvcategoryid, b: String(srvcattypeid) }).catch(() => null);
    if (page) expect([srvcattypeid, page.usualPrice]).toEqual([srvcattypeid, usualPrice]);
  }
});
