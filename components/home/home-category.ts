import type { CallAnswer } from '@/lib/contract';
import { GAS_CATEGORY_ID, GRADED_CATEGORY_IDS } from '@/lib/domain/constants';
import { listAvailableCityIds } from '@/lib/domain/service-cities';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

export interface HomeEntry {
  readonly name: string;
  readonly path: string;
}

export interface HomeCategory extends HomeEntry {
  readonly id: number;
  readonly seopath: string;
  readonly description: string;
  readonly keywords: string;
  readonly isSpecial: boolean;
  readonly isOrderable: boolean;
  readonly isGas: boolean;
  /** As `data-cities` takes them: the ids of the cities where it can be ordered. */
  readonly cities: string;
  /** Grades, for the categories that have them. */
  readonly grades: readonly HomeEntry[];
  readonly types: readonly HomeEntry[];
}

/** The visible categories of the bundle, in the menu's order, as the home page shows them. */
export function toHomeCategories({ lstCategoriesWithSubCategories, lstCityServiceStatus }: Bundle): readonly HomeCategory[] {
  return lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No').map((category) => toHomeCategory(category, lstCityServiceStatus));
}

function toHomeCategory(category: Category, statuses: Bundle['lstCityServiceStatus']): HomeCategory {
  const id = Number(category.srvcategoryid);
  const path = `/services/${category.seopath}/`;
  // What has no page of its own is a part of its category's page.
  const toPath = ({ hasPDP, seopath }: { readonly hasPDP: string; readonly seopath: string }) => (hasPDP === 'Yes' ? `${path}${seopath}/` : path);
  return {
    id,
    path,
    seopath: category.seopath,
    name: category.serviceName,
    description: category.serviceNameDesc,
    keywords: category.srvkeywordDesc,
    isSpecial: category.isSpecial !== 'Deactive',
    isOrderable: category.isOrderable,
    isGas: id === GAS_CATEGORY_ID,
    cities: listAvailableCityIds(category, statuses).join(' '),
    grades: GRADED_CATEGORY_IDS.some((graded) => graded === id) ? category.lstGrades.map((grade) => ({ name: grade.gradeName, path: toPath(grade) })) : [],
    types: id === GAS_CATEGORY_ID ? [] : category.lstServiceCategoryType_New.map((type) => ({ name: type.servicecatname, path: toPath(type) })),
  };
}
