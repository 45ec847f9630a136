import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks, type PlaceLink } from '@/components/layout/place-links';
import { ServiceBody } from '@/components/shared/service-head/service-body';
import { ServiceHero } from '@/components/shared/service-head/service-hero';
import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { findPlaceContent } from '@/lib/domain/place/place-content';
import { WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { CoveredDistricts, type DistrictLink } from './covered-districts';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface CityServiceScreenProps {
  readonly locale: Locale;
  readonly city: Bundle['lstCity'][number];
  readonly category: Bundle['lstCategoriesWithSubCategories'][number];
  /** With the facts of the city. */
  readonly page: CallAnswer<'pdp/fetch'>;
  readonly crumbs: readonly BreadcrumbItem[];
  /** This service elsewhere, and other services here. */
  readonly otherCities: readonly PlaceLink[];
  readonly otherServices: readonly PlaceLink[];
  /** Its neighbourhoods with a page of the service. */
  readonly districts: readonly DistrictLink[];
  /** The best who come there. */
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** Where its order begins, with the page's language; null where the city takes none. */
  readonly startPath: string | null;
  /** The first question of the order; where the city takes no orders, why. */
  readonly firstQuestion: ReactNode;
  /** Prices, kinds and reviews, as the service's own page shows them. */
  readonly children: ReactNode;
}

/**
 * One service in one city: its price, first free visit, people and neighbourhoods there. What the service is, its own
 * page tells.
 */
export async function CityServiceScreen({
  locale,
  city,
  category,
  page,
  crumbs,
  otherCities,
  otherServices,
  districts,
  workers,
  nowMs,
  startPath,
  firstQuestion,
  children,
}: CityServiceScreenProps) {
  const t = await getTranslations({ locale, namespace: 'places.service' });
  const name = category.serviceName;
  const content = category.isOrderable ? findPlaceContent(page) : 'plain';
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <div className="flex flex-col gap-4">
        <Breadcrumb items={crumbs} />
        <ServiceHero
          locale={locale}
          page={page}
          title={t('title', { name, city: city.name })}
          summary={
            content === 'plain'
              ? category.serviceNameDesc
              : `${category.serviceNameDesc} ${t(`summaries.${content}`, { city: city.name })}`
          }
          place={{
            name: city.name,
            peoplePath: `${toLocalePath(locale, WORKERS_PATH)}?service=${category.seopath}&city=${city.cityid}`,
            more: { path: toLocalePath(locale, `/services/${category.seopath}/`), label: t('about', { name }) },
          }}
          seopath={category.seopath}
          pictureUrl={category.iconUrl}
          // Where nobody comes yet, nothing is said of who comes, when and for how much.
          cities={content === 'plain' ? [] : [city]}
          isOrderable={category.isOrderable}
          kind={category.kind}
          workers={content === 'plain' ? [] : workers}
          nowMs={nowMs}
        >
          {firstQuestion}
        </ServiceHero>
      </div>
      <ServiceBody
        bar={startPath === null ? null : { locale, category, startPath, page, cityId: city.cityid, workers, nowMs }}
      >
        {children}
        <CoveredDistricts locale={locale} serviceName={name} page={page} districts={districts} />
        {otherCities.length > 0 && (
          <PageSection id="other-cities" title={t('otherCities', { name })}>
            <PlaceLinks locale={locale} links={otherCities} />
          </PageSection>
        )}
        {otherServices.length > 0 && (
          <PageSection id="other-services" title={t('otherServices', { city: city.name })}>
            <PlaceLinks locale={locale} links={otherServices} />
          </PageSection>
        )}
      </ServiceBody>
    </div>
  );
}
