import { getTranslations } from 'next-intl/server';

import { guideLinks, knowMoreLinks } from '@/components/layout/site-links';
import type { PlaceLink } from '@/components/layout/place-links';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { listAvailableIn, listServedCities } from '@/lib/domain/place/available-services';
import { findNearAddresses } from '@/lib/domain/site/near-addresses';
import type { Locale } from '@/lib/i18n/locales';

/** The pages of this site whose addresses are nearly the one that was not found; `path` is without locale. */
export async function listNearPages(locale: Locale, path: string): Promise<PlaceLink[]> {
  return findNearAddresses(path, [...(await listInformation(locale)), ...(await listCatalogue(locale))]);
}

async function listInformation(locale: Locale): Promise<PlaceLink[]> {
  const t = await getTranslations({ locale, namespace: 'layout.links' });
  return [...guideLinks, ...knowMoreLinks].map(({ key, path }) => ({ name: t(key), path }));
}

async function listCatalogue(locale: Locale): Promise<PlaceLink[]> {
  const t = await getTranslations({ locale, namespace: 'places' });
  const bundle = await getCategoryBundle(locale);
  const services = bundle.lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  return [
    ...services.flatMap(({ serviceName, seopath, lstServiceCategoryType_New, lstGrades }) => {
      const own = `/services/${seopath}/`;
      const types = lstServiceCategoryType_New
        .filter(({ hasPDP }) => hasPDP === 'Yes')
        .map((type) => ({ name: type.servicecatname, path: `${own}${type.seopath}/` }));
      const grades = lstGrades
        .filter(({ hasPDP }) => hasPDP === 'Yes')
        .map((grade) => ({ name: grade.gradeName, path: `${own}${grade.seopath}/` }));
      return [{ name: serviceName, path: own }, ...types, ...grades];
    }),
    ...listServedCities(bundle).flatMap(({ cityid, name: city, seopath }) => {
      const own = `/services-at-location/${seopath}/`;
      const below = listAvailableIn(bundle, cityid).map((category) => ({
        name: t('service.title', { name: category.serviceName, city }),
        path: `${own}${category.seopath}/`,
      }));
      return [{ name: t('city.title', { city }), path: own }, ...below];
    }),
  ];
}
