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
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

const PROFESSIONALS_ID = 'professionals';

type Bundle = CallAnswer<'boot/getallcategoryv3'>;

interface DistrictScreenProps {
  readonly locale: Locale;
  readonly district: { readonly name: string };
  /** The service's data for the city. */
  readonly page: CallAnswer<'pdp/fetch'>;
  /** The best who come to the neighbourhood. */
  readonly workers: readonly ListedWorker[];
  /** The reviews of customers from the neighbourhood. */
  readonly reviews: Pick<CallAnswer<'pdp/fetch'>, 'rating'>;
  /** The server's time while it renders. */
  readonly nowMs: number;
  readonly city: Bundle['lstCity'][number];
  readonly category: Bundle['lstCategoriesWithSubCategories'][number];
  readonly crumbs: readonly BreadcrumbItem[];
  /** The service in other neighbourhoods of the city. */
  readonly others: readonly PlaceLink[];
  /** Where its order begins, with the page's language. */
  readonly startPath: string;
  readonly firstQuestion: ReactNode;
  /** The professionals who come there, each with the next free hour. */
  readonly people: ReactNode;
  /** Reviews and prices. */
  readonly children: ReactNode;
}

/** A service in a neighbourhood: what it costs there, who comes and when, and what customers from there wrote. */
export async function DistrictScreen({
  locale,
  city,
  category,
  district,
  page,
  workers,
  reviews,
  crumbs,
  others,
  nowMs,
  startPath,
  firstQuestion,
  people,
  children,
}: DistrictScreenProps) {
  const t = await getTranslations({ locale, namespace: 'places.district' });
  const about = { name: category.serviceName, district: district.name, city: city.name };
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16">
      <div className="flex flex-col gap-4">
        <Breadcrumb items={crumbs} />
        <ServiceHero
          locale={locale}
          page={{ ...page, rating: reviews.rating }}
          title={t('title', about)}
          summary={t('summary', about)}
          place={{
            name: district.name,
            peoplePath: `#${PROFESSIONALS_ID}`,
            more: {
              path: toLocalePath(locale, `/services-at-location/${city.seopath}/${category.seopath}/`),
              label: t('city', about),
            },
          }}
          seopath={category.seopath}
          pictureUrl={category.iconUrl}
          cities={[city]}
          isOrderable={category.isOrderable}
          kind={category.kind}
          workers={workers}
          nowMs={nowMs}
        >
          {firstQuestion}
        </ServiceHero>
      </div>
      <ServiceBody bar={{ locale, category, startPath, page, cityId: city.cityid, workers, nowMs }}>
        {workers.length > 0 && (
          <PageSection id={PROFESSIONALS_ID} title={t('workers', about)}>
            {people}
          </PageSection>
        )}
        {children}
        {others.length > 0 && (
          <PageSection id="other-districts" title={t('others', about)}>
            <PlaceLinks locale={locale} links={others} />
          </PageSection>
        )}
      </ServiceBody>
    </div>
  );
}
