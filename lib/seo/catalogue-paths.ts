import type { CallAnswer } from '@/lib/contract';
import { listAvailableIn, listServedCities } from '@/lib/domain/place/available-services';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

export interface CataloguePage {
  /** Without locale, with its closing slash. */
  readonly path: string;
  /** Whose words and reviews it shows, as pdp/fetch is asked for them; null for the page of a city. */
  readonly product: { readonly a: number; readonly b: string } | null;
}

/** The services that are shown, with the types that have a page of their own. */
export function listServicePages({
  lstCategoriesWithSubCategories,
}: Pick<Bundle, 'lstCategoriesWithSubCategories'>): CataloguePage[] {
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
      ...below.map(({ seopath, b }) => ({ path: `${own}${seopath}/`, product: { a, b } })),
    ];
  });
}

/**
 * The cities where something takes orders, and what can be ordered in each of them; what cannot yet has a page for
 * readers alone.
 */
export function listPlacePages(
  bundle: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCity' | 'lstCityServiceStatus'>,
): CataloguePage[] {
  return listServedCities(bundle).flatMap(({ cityid, seopath }) => {
    const own = `/services-at-location/${seopath}/`;
    const below = listAvailableIn(bundle, cityid).filter(({ isOrderable }) => isOrderable);
    return [
      { path: own, product: null },
      ...below.map((category) => ({
        path: `${own}${category.seopath}/`,
        product: { a: Number(category.srvcategoryid), b: '0' },
      })),
    ];
  });
}

function isShown({ isHidden }: Category): boolean {
  return isHidden === 'No';
}
