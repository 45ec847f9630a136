import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { ClosedCity } from '@/components/shared/opening/closed-city';
import { FirstQuestion, toOrderStart } from '@/components/order/questions/first-question';
import { CityServiceScreen } from '@/components/places/city-service-screen';
import { listPlaceFacts } from '@/components/places/place-facts';
import { listPlaceQuestions } from '@/components/places/place-questions';
import { NotOrderable } from '@/components/services/not-orderable';
import { PriceTable } from '@/components/services/price-table';
import { ServiceQuestions } from '@/components/services/service-details';
import { ServiceReviews } from '@/components/services/service-reviews';
import { GradeCards, TypeCards } from '@/components/services/type-cards';
import { WorkerLinks } from '@/components/yar/worker-links';
import { listBestOf } from '@/lib/client/best-workers';
import { getCategoryBundle, type CategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { listAvailableIn, listCitiesOf, listServedCities } from '@/lib/domain/place/available-services';
import { listOpenCityIds } from '@/lib/domain/place/service-cities';
import { findPlaceContent } from '@/lib/domain/place/place-content';
import { formatTomans, joinNames } from '@/lib/i18n/formats';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { fitDescription, fitTitle } from '@/lib/seo/fit-description';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { isPlaceShown } from '@/lib/seo/place-pages';
import { toShareImageUrl } from '@/lib/seo/share-images';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toQuestionPage, toService } from '@/lib/seo/structured-data';

import { listDistrictLinks, listPlaceCrumbs, toCityServicePath } from '../../place-crumbs';

export const revalidate = 300;

/** Rendered at their first request, then kept. */
export function generateStaticParams() {
  return [];
}

interface CityServiceProps {
  params: Promise<{ locale: string; city: string; seopath: string }>;
}

type City = CategoryBundle['lstCity'][number];
type Category = CategoryBundle['lstCategoriesWithSubCategories'][number];

const readPage = (locale: Locale, category: Category, { cityid }: City) =>
  callOnServer('pdp/fetch', { a: Number(category.srvcategoryid), b: '0', cityid }, { locale });

/**
 * Unknown addresses and services that take no orders in the city are led elsewhere before they come here; this is the
 * second lock.
 */
const findCityService = cache(async (locale: Locale, citySeopath: string, seopath: string) => {
  const bundle = await getCategoryBundle(locale);
  const city = listServedCities(bundle).find((served) => served.seopath === citySeopath);
  const category = city && listAvailableIn(bundle, city.cityid).find((available) => available.seopath === seopath);
  return city && category ? { bundle, city, category, page: await readPage(locale, category, city) } : null;
});

export async function generateMetadata({ params }: CityServiceProps) {
  const { locale: requested, city: citySeopath, seopath } = await params;
  const locale = toLocale(requested);
  const found = await findCityService(locale, citySeopath, seopath);
  if (!found) return {};
  const { city, category, page } = found;
  const t = await getTranslations({ locale, namespace: 'places.service' });
  const about = { name: category.serviceName, city: city.name };
  const facts = page.cityFacts ? await listPlaceFacts(locale, { ...page, ...page.cityFacts }) : [];
  const content = category.isOrderable && facts.length > 0 ? findPlaceContent(page) : 'plain';
  return toMetadata({
    locale,
    path: toCityServicePath(city, category),
    title: fitTitle([t(`metaTitles.${content}`, about), t('metaTitles.plain', about), t('title', about)]),
    description:
      content === 'plain'
        ? t('metaDescriptions.plain', { ...about, description: category.serviceNameDesc })
        : fitDescription(facts, (known) =>
            t(`metaDescriptions.${content}`, { ...about, facts: joinNames(known, locale) }),
          ),
    isIndexed: isPlaceShown(category, page),
    shareImage: category.seopath,
  });
}

/** This service in the other cities, with its price there. */
async function listOtherCities(
  locale: Locale,
  { bundle, city, category }: { bundle: CategoryBundle; city: City; category: Category },
) {
  const t = await getTranslations({ locale, namespace: 'places.facts' });
  const others = listCitiesOf(bundle, category).filter(({ cityid }) => cityid !== city.cityid);
  return Promise.all(
    others.map(async (other) => {
      const { fromPriceRial } = await readPage(locale, category, other);
      return {
        name: other.name,
        path: toCityServicePath(other, category),
        detail: fromPriceRial === null ? undefined : t('from', { price: formatTomans(fromPriceRial, locale) }),
      };
    }),
  );
}

/** A service in a city (row R-25). */
export default async function CityService({ params }: CityServiceProps) {
  const { locale: requested, city: citySeopath, seopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const found = await findCityService(locale, citySeopath, seopath);
  if (!found) notFound();
  const { bundle, city, category, page } = found;
  const t = await getTranslations({ locale, namespace: 'places.service' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const yar = await getTranslations({ locale, namespace: 'yar.named' });
  const crumbs = await listPlaceCrumbs(locale, city, category);
  const name = t('title', { name: category.serviceName, city: city.name });
  const url = toAbsoluteUrl(locale, toCityServicePath(city, category));
  const questions = category.isOrderable ? await listPlaceQuestions(locale, page, category.serviceName) : [];
  const workers = await listBestOf(category, locale, city.cityid);
  const otherServices = listAvailableIn(bundle, city.cityid).filter((other) => other !== category);
  return (
    <>
      <JsonLd
        data={[
          toService({
            name,
            url,
            siteUrl: getSiteUrl(),
            siteName: layout('site.name'),
            page,
            cities: [city],
            imageUrl: toShareImageUrl(locale, category.seopath),
            serviceType: category.serviceName,
          }),
          toBreadcrumbList(crumbs.map((crumb) => ({ name: crumb.name, url: toAbsoluteUrl(locale, crumb.path) }))),
          ...(questions.length > 0 ? [toQuestionPage(questions)] : []),
        ]}
      />
      <CityServiceScreen
        locale={locale}
        city={city}
        category={category}
        page={page}
        crumbs={crumbs}
        districts={await listDistrictLinks(locale, city, category)}
        otherCities={await listOtherCities(locale, found)}
        otherServices={otherServices.map((other) => ({
          name: other.serviceName,
          path: toCityServicePath(city, other),
        }))}
        workers={workers}
        nowMs={Date.now()}
        startPath={category.isOrderable && isOpenIn(found) ? toOrderStart(locale, category) : null}
        firstQuestion={<OrderHere {...found} locale={locale} />}
      >
        <PriceTable locale={locale} page={page} />
        <GradeCards locale={locale} category={category} bundle={bundle} current={null} />
        <TypeCards locale={locale} category={category} bundle={bundle} />
        <ServiceReviews locale={locale} page={page} />
        <WorkerLinks
          locale={locale}
          title={yar('ofService', { service: category.serviceName, city: city.name })}
          workers={workers}
        />
        <ServiceQuestions locale={locale} questions={questions} />
      </CityServiceScreen>
    </>
  );
}

interface OrderHereProps {
  readonly locale: Locale;
  readonly bundle: CategoryBundle;
  readonly city: City;
  readonly category: Category;
}

const isOpenIn = ({ bundle, city, category }: Omit<OrderHereProps, 'locale'>) =>
  listOpenCityIds(category, bundle.lstCityServiceStatus).includes(city.cityid);

/** The first question of an order for the city; where it takes no orders, why. */
function OrderHere({ locale, bundle, city, category }: OrderHereProps) {
  if (!category.isOrderable) return <NotOrderable locale={locale} category={category} cityId={city.cityid} />;
  return isOpenIn({ bundle, city, category }) ? (
    <div data-choose-city={city.cityid}>
      <FirstQuestion locale={locale} category={category} />
    </div>
  ) : (
    <ClosedCity locale={locale} category={category} bundle={bundle} city={city} />
  );
}
