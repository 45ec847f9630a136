import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { CityScreen } from '@/components/places/city-screen';
import { WorkerLinks } from '@/components/yar/worker-links';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { listAvailableIn, listServedCities } from '@/lib/domain/place/available-services';
import { formatNumber } from '@/lib/i18n/formats';
import { getDirection, toLocale, type Locale } from '@/lib/i18n/locales';
import { fitDescription } from '@/lib/seo/fit-description';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toItemList } from '@/lib/seo/structured-data';

import { listPlaceCrumbs, toCityPath, toCityServicePath } from '../place-crumbs';

export const revalidate = 300;

const NAMED_SERVICES = 4;

/** Rendered at their first request, then kept. */
export function generateStaticParams() {
  return [];
}

interface CityProps {
  params: Promise<{ locale: string; city: string }>;
}

/** Unknown cities are refused before they come here; this is the second lock. */
const findCity = cache(async (locale: Locale, seopath: string) => {
  const bundle = await getCategoryBundle(locale);
  const city = listServedCities(bundle).find((served) => served.seopath === seopath);
  return city ? { bundle, city, categories: listAvailableIn(bundle, city.cityid) } : null;
});

export async function generateMetadata({ params }: CityProps) {
  const { locale: requested, city: seopath } = await params;
  const locale = toLocale(requested);
  const found = await findCity(locale, seopath);
  if (!found) return {};
  const { city, categories } = found;
  const t = await getTranslations({ locale, namespace: 'places' });
  const comma = getDirection(locale) === 'rtl' ? '، ' : ', ';
  const services = t('serviceCount', { count: categories.length, shown: formatNumber(categories.length, locale) });
  const description = fitDescription(
    categories.slice(0, NAMED_SERVICES).map(({ serviceName }) => serviceName),
    (names) => t('city.metaDescription', { city: city.name, services, names: names.join(comma) }),
  );
  return toMetadata({ locale, path: toCityPath(city), title: t('city.metaTitle', { city: city.name }), description });
}

/** What can be ordered in a city (row R-25). */
export default async function City({ params }: CityProps) {
  const { locale: requested, city: seopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const found = await findCity(locale, seopath);
  if (!found) notFound();
  const { bundle, city, categories } = found;
  const yar = await getTranslations({ locale, namespace: 'yar.named' });
  const crumbs = await listPlaceCrumbs(locale, city);
  const services = await Promise.all(
    categories.map(async (category) => ({
      category,
      page: await callOnServer(
        'pdp/fetch',
        { a: Number(category.srvcategoryid), b: '0', cityid: city.cityid },
        { locale },
      ),
    })),
  );
  const { lstWorker } = await callOnServer('workerprofile/getnames', { cityid: city.cityid }, { locale });
  const { lstLocation } = await callOnServer('geo/getalllocationbycityid', { cityid: city.cityid }, { locale });
  const items = categories.map((category) => ({
    name: category.serviceName,
    url: toAbsoluteUrl(locale, toCityServicePath(city, category)),
  }));
  return (
    <>
      <JsonLd
        data={[
          toItemList(items),
          toBreadcrumbList(crumbs.map(({ name, path }) => ({ name, url: toAbsoluteUrl(locale, path) }))),
        ]}
      />
      <CityScreen
        locale={locale}
        bundle={bundle}
        city={city}
        crumbs={crumbs}
        services={services}
        districts={lstLocation}
        workers={<WorkerLinks locale={locale} title={yar('ofCity', { city: city.name })} workers={lstWorker} />}
      />
    </>
  );
}
