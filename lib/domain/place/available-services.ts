import type { CallAnswer } from '@/lib/contract';

import { getServiceInCity } from './service-cities';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

/**
 * Whether a category takes orders in a city (WIRE, V-10): it is visible, the city is among its own, and its status
 * there is active.
 */
export function isAvailableIn(
  { lstCityServiceStatus }: Pick<Bundle, 'lstCityServiceStatus'>,
  category: Category,
  cityId: number,
): boolean {
  return category.isHidden === 'No' && getServiceInCity(category, cityId, lstCityServiceStatus) === 'available';
}

/** The categories that take orders in a city, in the order of the menu. */
export function listAvailableIn(
  bundle: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCityServiceStatus'>,
  cityId: number,
): Category[] {
  return bundle.lstCategoriesWithSubCategories.filter((category) => isAvailableIn(bundle, category, cityId));
}

/** The cities where a category takes orders. */
export function listCitiesOf(
  bundle: Pick<Bundle, 'lstCityServiceStatus' | 'lstCity'>,
  category: Category,
): Bundle['lstCity'] {
  return bundle.lstCity.filter(({ cityid }) => isAvailableIn(bundle, category, cityid));
}

/** The cities where at least one category takes orders. */
export function listServedCities(
  bundle: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCityServiceStatus' | 'lstCity'>,
): Bundle['lstCity'] {
  return bundle.lstCity.filter(({ cityid }) => listAvailableIn(bundle, cityid).length > 0);
}

/** The cities with at least one visible category, whether it takes orders now or is paused: each has a page. */
export function listKnownCities(
  bundle: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCityServiceStatus' | 'lstCity'>,
): Bundle['lstCity'] {
  const { lstCity, lstCategoriesWithSubCategories, lstCityServiceStatus } = bundle;
  return lstCity.filter(({ cityid }) =>
    lstCategoriesWithSubCategories.some(
      (category) => category.isHidden === 'No' && getServiceInCity(category, cityid, lstCityServiceStatus) !== 'absent',
    ),
  );
}
