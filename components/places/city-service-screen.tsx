import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import type { BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks, type PlaceLink } from '@/components/layout/place-links';
import { FactList } from '@/components/ui/fact-list';
import { PageSection } from '@/components/ui/page-section';
import { ServicePicture } from '@/components/ui/service-picture';
import type { CallAnswer } from '@/lib/contract';
import { findPlaceContent } from '@/lib/domain/place/place-content';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { CoveredDistricts, type DistrictLink } from './covered-districts';
import { getTrustFact, listPlaceFacts } from './place-facts';
import { PlaceHead } from './place-head';

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
  firstQuestion,
  children,
}: CityServiceScreenProps) {
  const t = await getTranslations({ locale, namespace: 'places.service' });
  const name = category.serviceName;
  const content = category.isOrderable ? findPlaceContent(page) : 'plain';
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <PlaceHead
        crumbs={crumbs}
        picture={
          <ServicePicture
            url={category.iconUrl}
            name={category.seopath}
            size={96}
            isFirst
            className="size-16 self-start rounded-card desktop:size-24"
          />
        }
        title={t('title', { name, city: city.name })}
        summary={
          content === 'plain'
            ? category.serviceNameDesc
            : `${category.serviceNameDesc} ${t(`summaries.${content}`, { city: city.name })}`
        }
        facts={<Facts locale={locale} page={page} />}
        more={{ path: toLocalePath(locale, `/services/${category.seopath}/`), label: t('about', { name }) }}
        firstQuestion={firstQuestion}
      />
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
    </div>
  );
}

async function Facts({ locale, page }: { locale: Locale; page: CallAnswer<'pdp/fetch'> }) {
  const known = await listPlaceFacts(locale, page);
  const isStaffed = findPlaceContent(page) !== 'plain';
  // Two stand beside each other, and none is left alone; where nobody comes yet, nothing is said of who comes.
  const facts = isStaffed && known.length % 2 === 1 ? [...known, await getTrustFact(locale)] : known;
  return facts.length > 0 && <FactList facts={facts} />;
}
