import { getTranslations } from 'next-intl/server';

import type { BreadcrumbItem } from '@/components/layout/breadcrumb';
import type { DistrictLink } from '@/components/places/covered-districts';
import type { CategoryBundle } from '@/lib/client/catalogue';
import { toDistrictPath } from '@/lib/domain/place/district-path';
import { callOnServer } from '@/lib/client/server';
import type { Locale } from '@/lib/i18n/locales';

type City = CategoryBundle['lstCity'][number];
type Category = CategoryBundle['lstCategoriesWithSubCategories'][number];

export const PLACES_PATH = '/services-at-location/';

export function toCityPath({ seopath }: City): string {
  return `${PLACES_PATH}${seopath}/`;
}

export function toCityServicePath(city: City, category: Category): string {
  return `${toCityPath(city)}${category.seopath}/`;
}

/** From home to the city, to a service in it, or to that in a neighbourhood. */
export async function listPlaceCrumbs(
  locale: Locale,
  city?: City,
  category?: Category,
  district?: DistrictLink,
): Promise<BreadcrumbItem[]> {
  const layout = await getTranslations({ locale, namespace: 'layout.links' });
  return [
    { name: layout('home'), path: '/' },
    { name: layout('serviceAreas'), path: PLACES_PATH },
    ...(city ? [{ name: city.name, path: toCityPath(city) }] : []),
    ...(city && category ? [{ name: category.serviceName, path: toCityServicePath(city, category) }] : []),
    ...(district ? [{ name: district.name, path: district.path }] : []),
  ];
}

/** The neighbourhoods of a city that have a page, each with the first of these services that is there. */
export async function listCityDistrictLinks(
  locale: Locale,
  city: City,
  categories: readonly Category[],
): Promise<DistrictLink[]> {
  const { lstDistrict } = await callOnServer('pdp/getdistricts', { cityid: city.cityid }, { locale });
  const links = categories.flatMap((category) =>
    lstDistrict
      .filter(({ srvcategoryid }) => srvcategoryid === category.srvcategoryid)
      .map((district) => ({
        ...district,
        path: toDistrictPath(city, category, district),
        detail: category.serviceName,
      })),
  );
  return [...new Map(links.toReversed().map((link) => [link.locationid, link])).values()];
}

/** The pages of a service in the neighbourhoods of a city. */
export async function listDistrictLinks(locale: Locale, city: City, category: Category): Promise<DistrictLink[]> {
  const search = { srvcategoryid: Number(category.srvcategoryid), cityid: city.cityid };
  const { lstDistrict } = await callOnServer('pdp/getdistricts', search, { locale });
  return lstDistrict.map((district) => ({ ...district, path: toDistrictPath(city, category, district) }));
}
