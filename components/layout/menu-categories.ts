import type { CallAnswer } from '@/lib/contract';
import { GAS_CATEGORY_ID, GRADED_CATEGORY_IDS } from '@/lib/domain/constants/kinds';
import { ORDER_STEP_PARAMETER } from '@/lib/domain/site/query-parameters';
import { listOrderCities } from '@/lib/domain/order/order-cities';
import { SERVICE_TYPE } from '@/lib/funnel/common-steps';
import { KINDS } from '@/lib/funnel/kinds';
import { STEPS } from '@/lib/funnel/steps';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];
type Type = Category['lstServiceCategoryType_New'][number];
export type MenuBundle = Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCityServiceStatus'>;

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  /** Only where the path is an order's, not a page's: the cities in which it can be ordered now. */
  readonly orderCities?: readonly number[];
}

export interface MenuCategory extends MenuEntry {
  readonly id: number;
  readonly seopath: string;
  /** As the bundle names it; empty where it names none. */
  readonly pictureUrl: string;
  /** Other names of it. They are searched and never shown. */
  readonly keywords: string;
  /** Grades for the categories that have them, types for the others. */
  readonly entries: readonly MenuEntry[];
  /** Gas shows its one link instead of entries (SPEC 2). */
  readonly isGas: boolean;
}

/** The first question behind the choice of a type, so that nothing known is asked again. */
function findStepAfterType({ kind }: Category): number {
  return KINDS[kind].flow.find((step) => step !== SERVICE_TYPE)?.step ?? STEPS.mainServices;
}

/** To its page where it has one, else into its order (row V-10). */
export function toTypeEntry(
  type: Pick<Type, 'hasPDP' | 'seopath' | 'servicecatname' | 'srvcategorytypeid'>,
  category: Category,
  { lstCityServiceStatus }: MenuBundle,
): MenuEntry {
  const base = `/services/${category.seopath}/`;
  if (type.hasPDP === 'Yes') return { name: type.servicecatname, path: `${base}${type.seopath}/` };
  const query = new URLSearchParams({
    [ORDER_STEP_PARAMETER]: String(findStepAfterType(category)),
    type: String(type.srvcategorytypeid),
  });
  return {
    name: type.servicecatname,
    path: `${base}?${query.toString()}`,
    orderCities: listOrderCities(category, lstCityServiceStatus),
  };
}

export function toGradeEntry(
  grade: Category['lstGrades'][number],
  category: Category,
  { lstCityServiceStatus }: MenuBundle,
): MenuEntry {
  const base = `/services/${category.seopath}/`;
  if (grade.hasPDP === 'Yes') return { name: grade.gradeName, path: `${base}${grade.seopath}/` };
  return {
    name: grade.gradeName,
    path: `${base}?${ORDER_STEP_PARAMETER}=${STEPS.mainServices}`,
    orderCities: listOrderCities(category, lstCityServiceStatus),
  };
}

function toEntries(category: Category, id: number, bundle: MenuBundle): MenuEntry[] {
  if (id === GAS_CATEGORY_ID) return [];
  const isGraded = GRADED_CATEGORY_IDS.some((graded) => graded === id);
  return isGraded
    ? category.lstGrades.map((grade) => toGradeEntry(grade, category, bundle))
    : category.lstServiceCategoryType_New.map((type) => toTypeEntry(type, category, bundle));
}

/** The visible categories in the menu's order, with what stands under each. */
export function toMenuCategories(bundle: MenuBundle): MenuCategory[] {
  return bundle.lstCategoriesWithSubCategories
    .filter((category) => category.isHidden === 'No')
    .map((category) => {
      const id = Number(category.srvcategoryid);
      return {
        id,
        seopath: category.seopath,
        pictureUrl: category.iconUrl,
        name: category.serviceName,
        keywords: category.srvkeywordDesc,
        path: `/services/${category.seopath}/`,
        entries: toEntries(category, id, bundle),
        isGas: id === GAS_CATEGORY_ID,
      };
    });
}
