import type { CallAnswer } from '@/lib/contract';
import { listAvailableCityIds } from '@/lib/domain/place/service-cities';
import type { SearchableService } from '@/lib/domain/text/search-services';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

export interface BundledService extends SearchableService {
  readonly category: Category;
  readonly cityIds: readonly number[];
}

/**
 * The visible categories as a search sees them: with their keywords, and with every subcategory and what stands under
 * it.
 */
export function toSearchableServices({
  lstCategoriesWithSubCategories,
  lstSubCategories,
  lstCityServiceStatus,
}: Bundle): readonly BundledService[] {
  const childrenOf = (id: string) =>
    lstSubCategories
      .filter(({ srvcategoryid, isHidden }) => srvcategoryid === id && isHidden === 'No')
      .flatMap(({ lstChildCatType }) => lstChildCatType.map((child) => child.servicecatname));
  return lstCategoriesWithSubCategories
    .filter(({ isHidden }) => isHidden === 'No')
    .map((category) => ({
      category,
      name: category.serviceName,
      keywords: category.srvkeywordDesc,
      entries: [
        ...category.lstServiceCategoryType_New.map((type) => ({
          name: type.servicecatname,
          keywords: type.srvkeywordDesc,
        })),
        ...[...childrenOf(category.srvcategoryid), ...category.lstGrades.map(({ gradeName }) => gradeName)].map(
          (name) => ({ name }),
        ),
      ],
      cityIds: listAvailableCityIds(category, lstCityServiceStatus),
    }));
}
