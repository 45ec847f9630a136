import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { FirstQuestion, toOrderStart } from '@/components/order/questions/first-question';
import { DistrictScreen } from '@/components/places/district-screen';
import { listPlaceFacts } from '@/components/places/place-facts';
import { PriceTable } from '@/components/services/price-table';
import { ServiceReviews } from '@/components/services/service-reviews';
import { WorkerList } from '@/components/yar/worker-list';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { listAvailableIn, listServedCities } from '@/lib/domain/place/available-services';
import { joinNames } from '@/lib/i18n/formats';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { fitDescription, fitTitle } from '@/lib/seo/fit-description';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toShareImageUrl } from '@/lib/seo/share-images';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toService } from '@/lib/seo/structured-data';

import { listDistrictLinks, listPlaceCrumbs } from '../../../place-crumbs';

export const revalidate = 300;

/** Rendered at their first request, then kept. */
export function generateStaticParams() {
  return [];
}

interface DistrictProps {
  params: Promise<{ locale: string; city: string; seopath: string; district: string }>;
}

/** Unknown neighbourhoods are refused before they come here; this is the second lock. */
const findDistrict = cache(async (locale: Locale, citySeopath: string, seopath: string, districtSeopath: string) => {
  const bundle = await getCategoryBundle(locale);
  const city = listServedCities(bundle).find((served) => served.seopath === citySeopath);
  const category = city && listAvailableIn(bundle, city.cityid).find((available) => available.seopath === seopath);
  if (!city || !category) return null;
  const districts = await listDistrictLinks(locale, city, category);
  const district = districts.find((known) => known.seopath === districtSeopath);
  if (!district) return null;
  const { cityid } = city;
  const srvcategoryid = Number(category.srvcategoryid);
  const { locationid } = district;
  const { rating, lstReview } = await callOnServer('pdp/getdistrict', { srvcategoryid, locationid }, { locale });
  return {
    city,
    category,
    district,
    others: districts.filter((other) => other !== district),
    page: await callOnServer('pdp/fetch', { a: srvcategoryid, b: '0', cityid }, { locale }),
    workers: (await callOnServer('workerprofile/getall', { srvcategoryid, cityid, locationid }, { locale })).lstWorker,
    reviews: { rating, lstReview, lstStarCount: [] },
  };
});

export async function generateMetadata({ params }: DistrictProps) {
  const { locale: requested, city: citySeopath, seopath, district: districtSeopath } = await params;
  const locale = toLocale(requested);
  const found = await findDistrict(locale, citySeopath, seopath, districtSeopath);
  if (!found) return {};
  const { city, category, district } = found;
  const t = await getTranslations({ locale, namespace: 'places.district' });
  const about = { name: category.serviceName, district: district.name, city: city.name };
  const facts = await listPlaceFacts(locale, {
    fromPriceRial: found.page.fromPriceRial,
    providerCount: found.workers.length,
    rating: found.reviews.rating,
  });
  return toMetadata({
    locale,
    path: district.path,
    title: fitTitle([t('metaTitle', about), t('title', about)]),
    description: fitDescription(facts, (known) => t('metaDescription', { ...about, facts: joinNames(known, locale) })),
    shareImage: category.seopath,
  });
}

/** A service in a neighbourhood (decision 0117). */
export default async function District({ params }: DistrictProps) {
  const { locale: requested, city: citySeopath, seopath, district: districtSeopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const found = await findDistrict(locale, citySeopath, seopath, districtSeopath);
  if (!found) notFound();
  const { city, category, district, page, workers, reviews } = found;
  const nowMs = Date.now();
  const t = await getTranslations({ locale, namespace: 'places.district' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const crumbs = await listPlaceCrumbs(locale, city, category, district);
  const name = t('title', { name: category.serviceName, district: district.name, city: city.name });
  return (
    <>
      <JsonLd
        data={[
          toService({
            name,
            url: toAbsoluteUrl(locale, district.path),
            siteUrl: getSiteUrl(),
            siteName: layout('site.name'),
            page,
            cities: [city],
            imageUrl: toShareImageUrl(locale, category.seopath),
            serviceType: category.serviceName,
          }),
          toBreadcrumbList(crumbs.map((crumb) => ({ name: crumb.name, url: toAbsoluteUrl(locale, crumb.path) }))),
        ]}
      />
      <DistrictScreen
        {...found}
        locale={locale}
        crumbs={crumbs}
        nowMs={nowMs}
        startPath={toOrderStart(locale, category)}
        people={<WorkerList locale={locale} workers={workers} nowMs={nowMs} />}
        firstQuestion={
          // An order that begins here is for this city.
          <div data-choose-city={city.cityid}>
            <FirstQuestion locale={locale} category={category} />
          </div>
        }
      >
        <ServiceReviews locale={locale} page={reviews} title={t('reviews', { district: district.name })} />
        <PriceTable locale={locale} page={page} />
      </DistrictScreen>
    </>
  );
}
