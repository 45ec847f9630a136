import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks } from '@/components/layout/place-links';
import { FaceRow } from '@/components/shared/workers/face-row';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { listServedCities } from '@/lib/domain/place/available-services';
import { findCityContent } from '@/lib/domain/place/place-content';
import { getServiceInCity } from '@/lib/domain/place/service-cities';
import type { Locale } from '@/lib/i18n/locales';

import { CityDistricts } from './city-districts';
import { CityServiceCard } from './city-service-card';
import type { DistrictLink } from './covered-districts';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;
type Category = Bundle['lstCategoriesWithSubCategories'][number];

interface CityScreenProps {
  readonly locale: Locale;
  readonly bundle: Bundle;
  readonly city: Bundle['lstCity'][number];
  readonly crumbs: readonly BreadcrumbItem[];
  /** The services that take orders in this city, with their local facts. */
  readonly services: readonly { readonly category: Category; readonly page: CallAnswer<'pdp/fetch'> }[];
  readonly districts: CallAnswer<'geo/getalllocationbycityid'>['lstLocation'];
  /** The districts with a page of a service. */
  readonly districtLinks: readonly DistrictLink[];
  /** The best of different services; empty where nobody comes yet. */
  readonly faces: readonly ListedWorker[];
  /** The professionals by name. */
  readonly workers: ReactNode;
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** A city's services with their prices and free hours, and the neighbourhoods that they reach. */
export async function CityScreen({
  locale,
  bundle,
  city,
  crumbs,
  services,
  districts,
  districtLinks,
  faces,
  workers,
  nowMs,
}: CityScreenProps) {
  const t = await getTranslations({ locale, namespace: 'places' });
  const paused = listPaused(bundle, city.cityid);
  const content = findCityContent(services.map(({ page }) => page));
  const isPaused = services.length === 0 && paused.length > 0;
  const others = listServedCities(bundle).filter(({ cityid }) => cityid !== city.cityid);
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 pb-16 pt-4">
      <div className="flex flex-col gap-3">
        <Breadcrumb items={crumbs} />
        <h1 className="text-28 font-bold desktop:text-36">{t('city.title', { city: city.name })}</h1>
        <p className="max-w-prose text-18">
          {t(`city.summaries.${isPaused ? 'paused' : content}`, { city: city.name })}
        </p>
        {faces.length > 0 && (
          <p className="flex items-center gap-3 font-semibold leading-snug narrow:flex-wrap">
            <FaceRow workers={faces} />
            {t('facts.trustText')}
          </p>
        )}
      </div>
      {services.length > 0 && (
        <PageSection id="services" title={t('city.services')}>
          <ul className="grid gap-3 tablet:grid-cols-2 tablet:gap-4 wide:grid-cols-3">
            {services.map(({ category, page }) => (
              <CityServiceCard
                key={category.srvcategoryid}
                locale={locale}
                city={city}
                category={category}
                page={page}
                nowMs={nowMs}
              />
            ))}
          </ul>
        </PageSection>
      )}
      {paused.length > 0 && (
        <PageSection id="paused" title={t('city.paused.title', { city: city.name })}>
          <p>{t('city.paused.text', { city: city.name })}</p>
          <PlaceLinks
            locale={locale}
            links={paused.map(({ serviceName, seopath }) => ({ name: serviceName, path: `/services/${seopath}/` }))}
          />
        </PageSection>
      )}
      {workers}
      <CityDistricts locale={locale} cityName={city.name} districts={districts} links={districtLinks} />
      {others.length > 0 && (
        <PageSection id="other-cities" title={t('city.others')}>
          <PlaceLinks
            locale={locale}
            links={others.map(({ name, seopath }) => ({ name, path: `/services-at-location/${seopath}/` }))}
          />
        </PageSection>
      )}
    </div>
  );
}

/** The city's services that take no orders there now. */
function listPaused(bundle: Bundle, cityId: number): Category[] {
  return bundle.lstCategoriesWithSubCategories.filter(
    (category) =>
      category.isHidden === 'No' && getServiceInCity(category, cityId, bundle.lstCityServiceStatus) === 'paused',
  );
}
