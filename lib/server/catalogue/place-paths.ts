import type { CallAnswer } from '@/lib/contract';
import { toDistrictPath } from '@/lib/domain/place/district-path';
import { isAvailableIn, listKnownCities } from '@/lib/domain/place/available-services';

import type { ServicePath } from './service-paths';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

/**
 * Every known address under /services-at-location/: the cities where something takes orders or is paused, and in each
 * of them every visible category. One that takes no orders in a city leads on to the city (WIRE, Addresses).
 */
export function listPlacePaths(
  bundle: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCityServiceStatus' | 'lstCity'>,
): ServicePath[] {
  const visible = bundle.lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  return listKnownCities(bundle).flatMap((city) => {
    const own = `/services-at-location/${city.seopath}/`;
    const below = visible.map((category) => {
      const hasPage = isAvailableIn(bundle, category, city.cityid);
      return { path: `${own}${category.seopath}/`, hasPage, redirectsTo: hasPage ? null : own };
    });
    return [{ path: own, hasPage: true, redirectsTo: null }, ...below];
  });
}

/** The addresses of services in neighbourhoods: those that have a page at the moment. */
export function listDistrictPaths(
  { lstCity, lstCategoriesWithSubCategories }: Pick<Bundle, 'lstCategoriesWithSubCategories' | 'lstCity'>,
  districts: CallAnswer<'pdp/getdistricts'>['lstDistrict'],
): ServicePath[] {
  return districts.flatMap(({ cityid, srvcategoryid, seopath }) => {
    const city = lstCity.find((known) => known.cityid === cityid);
    const category = lstCategoriesWithSubCategories.find((known) => known.srvcategoryid === srvcategoryid);
    return city && category
      ? [{ path: toDistrictPath(city, category, { seopath }), hasPage: true, redirectsTo: null }]
      : [];
  });
}
