import type { CallAnswer } from '@/lib/contract';
import { listAvailableCityIds } from '@/lib/domain/place/service-cities';
import { hasPricesPage, toPricesPath } from '@/lib/domain/site/prices-path';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

export interface CataloguePage {
  /** The path without locale, with its closing slash. */
  readonly path: string;
  /** The arguments of pdp/fetch for its words and reviews. */
  readonly product: { readonly a: number; readonly b: string };
}

/** The services that are shown, with the types that have a page of their own, and their prices. */
export function listServicePages({
  lstCategoriesWithSubCategories,
  lstCityServiceStatus,
}: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCityServiceStatus'>): CataloguePage[] {
  return lstCategoriesWithSubCategories.filter(isShown).flatMap((category) => {
    const a = Number(category.srvcategoryid);
    const own = `/services/${category.seopath}/`;
    const grades = category.lstGrades.map(({ hasPDP, seopath, serviceGrade }) => ({
      hasPDP,
      seopath,
      b: serviceGrade as string,
    }));
    const types = category.lstServiceCategoryType_New.map(({ hasPDP, seopath, srvcategorytypeid }) => ({
      hasPDP,
      seopath,
      b: String(srvcategorytypeid),
    }));
    const below = [...grades, ...types].filter(({ hasPDP }) => hasPDP === 'Yes');
    return [
      { path: own, product: { a, b: '0' } },
      ...(hasPricesPage(category) && listAvailableCityIds(category, lstCityServiceStatus).length > 0
        ? [{ path: toPricesPath(category), product: { a, b: '0' } }]
        : []),
      ...below.map(({ seopath, b }) => ({ path: `${own}${seopath}/`, product: { a, b } })),
    ];
  });
}

function isShown({ isHidden }: Category): boolean {
  return isHidden === 'No';
}
