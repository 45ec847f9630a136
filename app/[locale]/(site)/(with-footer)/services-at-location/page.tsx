import { getTranslations, setRequestLocale } from 'next-intl/server';

import { PlacesScreen } from '@/components/places/places-screen';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { listServedCities } from '@/lib/domain/place/available-services';
import { toLocale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toItemList } from '@/lib/seo/structured-data';

import { listPlaceCrumbs, PLACES_PATH, toCityPath } from './place-crumbs';

export const revalidate = 300;

interface PlacesProps {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: PlacesProps) {
  const locale = toLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'places' });
  return toMetadata({ locale, path: PLACES_PATH, title: t('metaTitle'), description: t('metaDescription') });
}

/** The served cities and their services (row R-25). */
export default async function Places({ params }: PlacesProps) {
  const locale = toLocale((await params).locale);
  setRequestLocale(locale);
  const bundle = await getCategoryBundle(locale);
  const crumbs = await listPlaceCrumbs(locale);
  const cities = listServedCities(bundle).map((city) => ({
    name: city.name,
    url: toAbsoluteUrl(locale, toCityPath(city)),
  }));
  return (
    <>
      <JsonLd
        data={[
          toItemList(cities),
          toBreadcrumbList(crumbs.map(({ name, path }) => ({ name, url: toAbsoluteUrl(locale, path) }))),
        ]}
      />
      <PlacesScreen locale={locale} bundle={bundle} crumbs={crumbs} />
    </>
  );
}
