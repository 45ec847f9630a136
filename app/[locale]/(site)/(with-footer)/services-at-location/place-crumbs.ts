import { getTranslations } from 'next-intl/server';

import type { BreadcrumbItem } from '@/components/layout/breadcrumb';
import type { CategoryBundle } from '@/lib/client/catalogue';
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

/** From home to the city or to a service in it. */
export async function listPlaceCrumbs(locale: Locale, city?: City, category?: Category): Promise<BreadcrumbItem[]> {
  const layout = await getTranslations({ locale, namespace: 'layout.links' });
  return [
    { name: layout('home'), path: '/' },
    { name: layout('serviceAreas'), path: PLACES_PATH },
    ...(city ? [{ name: city.name, path: toCityPath(city) }] : []),
    ...(city && category ? [{ name: category.serviceName, path: toCityServicePath(city, category) }] : []),
  ];
}
