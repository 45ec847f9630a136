import type { CallAnswer } from '@/lib/contract';

import { listAvailableCityIds } from '../place/service-cities';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Pick<
  Bundle['lstCategoriesWithSubCategories'][number],
  'srvcategoryid' | 'isHidden' | 'isOrderable' | 'lstActiveCity'
>;

/** Cities in which an order of this category can be begun (row V-10): none while it is hidden or takes no orders. */
export function listOrderCities(category: Category, statuses: Bundle['lstCityServiceStatus']): readonly number[] {
  return category.isHidden === 'Yes' || !category.isOrderable ? [] : listAvailableCityIds(category, statuses);
}
