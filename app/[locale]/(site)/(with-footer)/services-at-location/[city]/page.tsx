import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { CityScreen } from '@/components/places/city-screen';
import { WorkerLinks } from '@/components/yar/worker-links';
import { listBestOf, type WorkersOfService } from '@/lib/client/best-workers';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { listAvailableIn, listKnownCities } from '@/lib/domain/place/available-services';
import { findCityContent } from '@/lib/domain/place/place-content';
import { formatNumber, joinNames } from '@/lib/i18n/formats';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { fitDescription, fitTitle } from '@/lib/seo/fit-description';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { isPlaceShown } from '@/lib/seo/place-pages';
import { toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toItemList } from '@/lib/seo/structured-data';

import { listCityDistrictLinks, listPlaceCrumbs, toCityPath, toCityServicePath } from '../place-crumbs';

export const revalidate = 300;

const NAMED_SERVICES = 4;
const SHOWN_FACES = 3;

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
  const city = listKnownCities(bundle).find((served) => served.seopath === seopath);
  if (!city) return null;
  const services = await Promise.all(
    listAvailableIn(bundle, city.cityid).map(async (category) => ({
      category,
      page: await callOnServer(
        'pdp/fetch',
        { a: Number(category.srvcategoryid), b: '0', cityid: city.cityid },
        { locale },
      ),
    })),
  );
  return { bundle, city, services };
});

/** The best of different services, each person once. */
async function listFaces(
  locale: Locale,
  cityId: number,
  categories: readonly WorkersOfService['category'][],
): Promise<ListedWorker[]> {
  const faces: ListedWorker[] = [];
  for (const category of categories) {
    if (faces.length === SHOWN_FACES) break;
    const workers = await listBestOf(category, locale, cityId);
    const next = workers.find(({ userId }) => faces.every((known) => known.userId !== userId));
    if (next) faces.push(next);
  }
  return faces;
}

/** A city where nobody takes orders yet is for readers, not for an index. */
export async function generateMetadata({ params }: CityProps) {
  const { locale: requested, city: seopath } = await params;
  const locale = toLocale(requested);
  const found = await findCity(locale, seopath);
  if (!found) return {};
  const { city, services } = found;
  const t = await getTranslations({ locale, namespace: 'places' });
  const content = findCityContent(services.map(({ page }) => page));
  const count = t('serviceCount', { count: services.length, shown: formatNumber(services.length, locale) });
  return toMetadata({
    locale,
    path: toCityPath(city),
    title: fitTitle([
      t(`city.metaTitles.${content}`, { city: city.name }),
      t('city.metaTitles.plain', { city: city.name }),
    ]),
    description:
      services.length === 0
        ? t('city.summaries.paused', { city: city.name })
        : fitDescription(
            services.slice(0, NAMED_SERVICES).map(({ category }) => category.serviceName),
            (names) =>
              t(`city.metaDescriptions.${content}`, {
                city: city.name,
                services: count,
                names: joinNames(names, locale),
              }),
          ),
    shareImage: { about: 'city', name: city.seopath },
    isIndexed: services.some(({ category, page }) => isPlaceShown(category, page)),
  });
}

/** The services of a city (row R-25). */
export default async function City({ params }: CityProps) {
  const { locale: requested, city: seopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const found = await findCity(locale, seopath);
  if (!found) notFound();
  const { bundle, city, services } = found;
  const yar = await getTranslations({ locale, namespace: 'yar.named' });
  const crumbs = await listPlaceCrumbs(locale, city);
  const { lstWorker } = await callOnServer('workerprofile/getnames', { cityid: city.cityid }, { locale });
  const { lstLocation } = await callOnServer('geo/getalllocationbycityid', { cityid: city.cityid }, { locale });
  const orderable = services.filter(({ category }) => category.isOrderable).map(({ category }) => category);
  const items = services.map(({ category }) => ({
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
        districtLinks={await listCityDistrictLinks(locale, city, orderable)}
        faces={await listFaces(locale, city.cityid, orderable)}
        workers={<WorkerLinks locale={locale} title={yar('ofCity', { city: city.name })} workers={lstWorker} />}
        nowMs={Date.now()}
      />
    </>
  );
}
