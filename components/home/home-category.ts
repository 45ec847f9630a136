import { toGradeEntry, toTypeEntry, type MenuEntry } from '@/components/layout/menu-categories';
import type { CallAnswer } from '@/lib/contract';
import { GAS_CATEGORY_ID, GRADED_CATEGORY_IDS } from '@/lib/domain/constants/kinds';
import { listAvailableCityIds } from '@/lib/domain/place/service-cities';
import { takesBids } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

export interface HomeCategory {
  readonly name: string;
  readonly path: string;
  readonly id: number;
  readonly seopath: string;
  /** As the bundle names it; empty where it names none. */
  readonly pictureUrl: string;
  readonly description: string;
  readonly keywords: string;
  readonly isSpecial: boolean;
  readonly isOrderable: boolean;
  readonly isGas: boolean;
  /** The least that an order costs; null where professionals bid, and where it is not known. */
  readonly fromPriceRial: number | null;
  /** Professionals say what it costs. */
  readonly hasBids: boolean;
  /** As `data-cities` takes them: the ids of the cities where it can be ordered. */
  readonly cities: string;
  /** Grades, for the categories that have them. */
  readonly grades: readonly MenuEntry[];
  readonly types: readonly MenuEntry[];
}

/** The visible categories of the bundle, in the menu's order, as the home page shows them. */
export function toHomeCategories(bundle: Bundle): readonly HomeCategory[] {
  return bundle.lstCategoriesWithSubCategories
    .filter(({ isHidden }) => isHidden === 'No')
    .map((category) => toHomeCategory(category, bundle));
}

function toHomeCategory(category: Category, bundle: Bundle): HomeCategory {
  const id = Number(category.srvcategoryid);
  return {
    id,
    path: `/services/${category.seopath}/`,
    seopath: category.seopath,
    pictureUrl: category.iconUrl,
    name: category.serviceName,
    description: category.serviceNameDesc,
    keywords: category.srvkeywordDesc,
    isSpecial: category.isSpecial !== 'Deactive' && category.isOrderable,
    isOrderable: category.isOrderable,
    isGas: id === GAS_CATEGORY_ID,
    fromPriceRial: findLeastPrice(category),
    hasBids: takesBids(KINDS[category.kind].flow),
    cities: listAvailableCityIds(category, bundle.lstCityServiceStatus).join(' '),
    grades: GRADED_CATEGORY_IDS.some((graded) => graded === id)
      ? category.lstGrades.map((grade) => toGradeEntry(grade, category, bundle))
      : [],
    types:
      id === GAS_CATEGORY_ID
        ? []
        : category.lstServiceCategoryType_New.map((type) => toTypeEntry(type, category, bundle)),
  };
}

function findLeastPrice({ isOrderable, lstServiceCategoryType_New: types }: Category): number | null {
  const prices = isOrderable ? types.flatMap(({ fromPriceRial }) => fromPriceRial ?? []) : [];
  return prices.length > 0 ? Math.min(...prices) : null;
}
