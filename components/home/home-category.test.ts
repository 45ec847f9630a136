import type { CallAnswer } from '@/lib/contract';
import { POPULAR_TILE_COUNT, SHOWCASE_CATEGORY_IDS, SHOWCASE_SUB_ITEM_COUNT } from '@/lib/domain/constants/screen';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { listOrderCities } from '@/lib/domain/order/order-cities';
import { useMarket } from '@/lib/server/testing/use-market';

import { toHomeCategories } from './home-category';
import { pickPopular, pickShowcase } from './home-choice';

const service = useMarket();
let bundle: CallAnswer<'boot/getallcategoryv3'>;
beforeAll(async () => {
  bundle = await service.call('boot/getallcategoryv3', {}, { locale: 'fa' });
});

const find = (id: number) => toHomeCategories(bundle).find((category) => category.id === id);

describe('the catalogue on the home page', () => {
  it('popular are the first eight that are not hidden', () => {
    const hideFirst = {
      ...bundle,
      lstCategoriesWithSubCategories: bundle.lstCategoriesWithSubCategories.map((category, at) =>
        at === 0 ? { ...category, isHidden: 'Yes' as const } : category,
      ),
    };
    const visible = hideFirst.lstCategoriesWithSubCategories
      .filter(({ isHidden }) => isHidden === 'No')
      .map(({ seopath }) => seopath);
    expect(pickPopular(toHomeCategories(hideFirst)).map(({ seopath }) => seopath)).toEqual(
      visible.slice(0, POPULAR_TILE_COUNT),
    );
    expect(POPULAR_TILE_COUNT).toBe(8);
  });

  it('a category has the discount ribbon unless isSpecial says Deactive, and none while it cannot be ordered', () => {
    const withSpecial = {
      ...bundle,
      lstCategoriesWithSubCategories: bundle.lstCategoriesWithSubCategories.map((category, at) =>
        at < 3 ? { ...category, isSpecial: 'Active' as const, isOrderable: at === 1 } : category,
      ),
    };
    expect(toHomeCategories(withSpecial).map(({ isSpecial }) => isSpecial)).toEqual(
      toHomeCategories(withSpecial).map((_, at) => at === 1),
    );
  });

  it('the showcase has only 3, 12, 18 and 28, the first three subcategories each', () => {
    const showcase = pickShowcase(toHomeCategories(bundle));
    expect(showcase.map(({ id }) => id)).toEqual([3, 12, 18, 28]);
    expect(showcase.map(({ id }) => id)).toEqual([...SHOWCASE_CATEGORY_IDS]);
    for (const { id, types } of showcase) expect(types).toEqual(find(id)?.types.slice(0, SHOWCASE_SUB_ITEM_COUNT));
    expect(showcase.every(({ types }) => types.length === 3)).toBe(true);
  });

  it('each knows the cities where it can be ordered, paused ones left out', () => {
    expect(find(9)?.cities).toBe('1 3 5');
    expect(find(22)?.cities).toBe('1 2 3 4 5');
  });

  it('gas has no types, and categories 5 and 7 have their grades as well', () => {
    expect(find(22)?.types).toEqual([]);
    expect([find(5)?.grades.length, find(7)?.grades.length, find(3)?.grades.length]).toEqual([2, 2, 0]);
  });

  it('links a type without a page into its order, with the cities that take it, and a type with a page there', () => {
    const listed = bundle.lstCategoriesWithSubCategories
      .filter(({ isHidden }) => isHidden === 'No')
      .flatMap((category) => category.lstServiceCategoryType_New.map((type) => ({ category, type })));
    const pickType = (hasPDP: string) => listed.find(({ type }) => type.hasPDP === hasPDP);
    const shownOf = (entry: (typeof listed)[number] | undefined) =>
      find(Number(entry?.category.srvcategoryid))?.types.find(({ name }) => name === entry?.type.servicecatname);
    const [withPage, withoutPage] = [pickType('Yes'), pickType('No')];
    expect(shownOf(withPage)).toEqual({
      name: withPage?.type.servicecatname,
      path: `/services/${withPage?.category.seopath}/${withPage?.type.seopath}/`,
    });
    const shown = shownOf(withoutPage);
    const address = new URL(shown?.path ?? '', 'http://site.test');
    expect([address.pathname, address.searchParams.get('type')]).toEqual([
      `/services/${withoutPage?.category.seopath}/`,
      String(withoutPage?.type.srvcategorytypeid),
    ]);
    expect(Number(address.searchParams.get(ORDER_STEP_PARAMETER))).toBeGreaterThan(0);
    expect(shown?.orderCities).toEqual(
      withoutPage && listOrderCities(withoutPage.category, bundle.lstCityServiceStatus),
    );
  });
});
