import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import type { BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks, type PlaceLink } from '@/components/layout/place-links';
import { FactList } from '@/components/ui/fact-list';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { listDistrictFacts, type DistrictPage } from './district-facts';
import { PlaceHead } from './place-head';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface DistrictScreenProps extends DistrictPage {
  readonly locale: Locale;
  readonly city: Bundle['lstCity'][number];
  readonly category: Bundle['lstCategoriesWithSubCategories'][number];
  readonly crumbs: readonly BreadcrumbItem[];
  /** The service in other neighbourhoods of the city. */
  readonly others: readonly PlaceLink[];
  readonly firstQuestion: ReactNode;
  /** The professionals who come there, each with the next free hour. */
  readonly people: ReactNode;
  /** Reviews and prices. */
  readonly children: ReactNode;
}

/** A service in a neighbourhood: what it costs there, who comes and when, and what customers from there wrote. */
export async function DistrictScreen({
  locale,
  category,
  crumbs,
  others,
  firstQuestion,
  people,
  children,
  ...found
}: DistrictScreenProps) {
  const { city, district, workers } = found;
  const t = await getTranslations({ locale, namespace: 'places.district' });
  const about = { name: category.serviceName, district: district.name, city: city.name };
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <PlaceHead
        crumbs={crumbs}
        title={t('title', about)}
        summary={t('summary', about)}
        facts={<FactList facts={await listDistrictFacts(locale, found)} />}
        more={{
          path: toLocalePath(locale, `/services-at-location/${city.seopath}/${category.seopath}/`),
          label: t('city', about),
        }}
        firstQuestion={firstQuestion}
      />
      {workers.length > 0 && (
        <PageSection id="professionals" title={t('workers', about)}>
          {people}
        </PageSection>
      )}
      {children}
      {others.length > 0 && (
        <PageSection id="other-districts" title={t('others', about)}>
          <PlaceLinks locale={locale} links={others} />
        </PageSection>
      )}
    </div>
  );
}
