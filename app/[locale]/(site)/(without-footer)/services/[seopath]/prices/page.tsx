import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';

import { FirstQuestion } from '@/components/order/questions/first-question';
import { ServicePricesScreen } from '@/components/places/service-prices-screen';
import { WorkerLinks } from '@/components/yar/worker-links';
import { listBestOf } from '@/lib/client/best-workers';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { callOnServer } from '@/lib/client/server';
import { listAvailableCityIds, listOpenCityIds } from '@/lib/domain/place/service-cities';
import { hasPricesPage, toPricesPath } from '@/lib/domain/site/prices-path';
import { formatTomans } from '@/lib/i18n/formats';
import { toLocale, type Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';
import { fitTitle } from '@/lib/seo/fit-description';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toShareImageUrl } from '@/lib/seo/share-images';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toService } from '@/lib/seo/structured-data';

export const revalidate = 300;

/** Rendered at their first request, then kept. */
export function generateStaticParams() {
  return [];
}

interface ServicePricesProps {
  params: Promise<{ locale: string; seopath: string }>;
}

/** Services without prices are refused before they come here; this is the second lock. */
const findPrices = cache(async (locale: Locale, seopath: string) => {
  const bundle = await getCategoryBundle(locale);
  const category = bundle.lstCategoriesWithSubCategories.find((known) => known.seopath === seopath);
  if (!category || !hasPricesPage(category)) return null;
  // While it is paused everywhere it has no prices: its own page says so.
  if (listAvailableCityIds(category, bundle.lstCityServiceStatus).length === 0)
    redirect(toLocalePath(locale, `/services/${category.seopath}/`));
  const { srvcategoryid } = category;
  return { bundle, category, prices: await callOnServer('pdp/getprices', { srvcategoryid }, { locale }) };
});

export async function generateMetadata({ params }: ServicePricesProps) {
  const { locale: requested, seopath } = await params;
  const locale = toLocale(requested);
  const found = await findPrices(locale, seopath);
  if (!found) return {};
  const { category, prices } = found;
  const t = await getTranslations({ locale, namespace: 'service-prices' });
  const name = category.serviceName;
  const facts = t('inCity', { price: formatTomans(prices.fromPriceRial, locale), city: prices.city.name });
  return toMetadata({
    locale,
    path: toPricesPath(category),
    title: fitTitle([t('metaTitle', { name }), t('metaTitleShort', { name })]),
    description: t('metaDescription', { name, facts }),
    shareImage: category.seopath,
  });
}

/** The price page of a service (decision 0147). */
export default async function ServicePrices({ params }: ServicePricesProps) {
  const { locale: requested, seopath } = await params;
  const locale = toLocale(requested);
  setRequestLocale(locale);
  const found = await findPrices(locale, seopath);
  if (!found) notFound();
  const { bundle, category, prices } = found;
  const t = await getTranslations({ locale, namespace: 'service-prices' });
  const facts = await getTranslations({ locale, namespace: 'places' });
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const yar = await getTranslations({ locale, namespace: 'yar.named' });
  const name = category.serviceName;
  const ownPath = `/services/${category.seopath}/`;
  const url = toAbsoluteUrl(locale, toPricesPath(category));
  const crumbs = [
    { name: layout('links.home'), path: '/' },
    { name: layout('links.services'), path: '/services/' },
    { name, path: ownPath },
    { name: t('title', { name }), path: toPricesPath(category) },
  ];
  const page = await callOnServer('pdp/fetch', { a: Number(category.srvcategoryid), b: '0' }, { locale });
  // A price that nobody works for promises nothing.
  const openCityIds = listOpenCityIds(category, bundle.lstCityServiceStatus);
  const openCities = prices.lstCity.filter(({ cityid }) => openCityIds.includes(cityid));
  return (
    <>
      <JsonLd
        data={[
          toService({
            name: t('title', { name }),
            url,
            siteUrl: getSiteUrl(),
            siteName: layout('site.name'),
            page,
            // Where its lowest price is this one.
            cities: [prices.city],
            imageUrl: toShareImageUrl(locale, category.seopath),
            serviceType: name,
          }),
          toBreadcrumbList(crumbs.map((crumb) => ({ name: crumb.name, url: toAbsoluteUrl(locale, crumb.path) }))),
        ]}
      />
      <ServicePricesScreen
        locale={locale}
        name={name}
        seopath={category.seopath}
        prices={prices}
        crumbs={crumbs}
        otherCities={openCities
          .filter(({ cityid }) => cityid !== prices.city.cityid)
          .map((city) => ({
            name: city.name,
            path: `/services-at-location/${city.seopath}/${category.seopath}/`,
            detail: facts('facts.from', { price: formatTomans(city.fromPriceRial, locale) }),
          }))}
        more={{ path: toLocalePath(locale, ownPath), label: facts('service.about', { name }) }}
        firstQuestion={<FirstQuestion locale={locale} category={category} carBodyTypes={bundle.lstCarBodyType} />}
      >
        <WorkerLinks
          locale={locale}
          title={yar('ofService', { service: name, city: prices.city.name })}
          workers={await listBestOf(category, locale)}
        />
      </ServicePricesScreen>
    </>
  );
}
