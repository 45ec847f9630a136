import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { PlaceLinks } from '@/components/layout/place-links';
import { ClosedCity } from '@/components/shared/opening/closed-city';
import { ServiceBody } from '@/components/shared/service-head/service-body';
import { OrderFacts } from '@/components/shared/service-head/order-facts';
import { ServiceHero } from '@/components/shared/service-head/service-hero';
import { PageSection } from '@/components/ui/page-section';
import type { FreeDays, ListedWorker } from '@/components/shared/workers/listed-worker';
import type { CallAnswer } from '@/lib/contract';
import type { ServiceGrade } from '@/lib/contract/enumerations';
import { listOpenCityIds } from '@/lib/domain/place/service-cities';
import { hasPricesPage, toPricesPath } from '@/lib/domain/site/prices-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { PriceTable } from './price-table';
import { ScopeLists } from './scope-lists';
import { ServiceGuarantees, ServiceQuestions, ServiceSteps } from './service-details';
import { ServiceReviews } from './service-reviews';
import { GradeCards, TypeCards } from './type-cards';

interface ServiceScreenProps {
  readonly locale: Locale;
  readonly category: CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
  readonly page: CallAnswer<'pdp/fetch'>;
  readonly crumbs: readonly BreadcrumbItem[];
  /** The cities that take orders. */
  readonly cities: CallAnswer<'boot/getallcategoryv3'>['lstCity'];
  readonly currentTypeId?: number;
  readonly currentGrade: ServiceGrade | null;
  /** At its head. */
  readonly pictureUrl: string;
  /** The best in the default city; empty where customers choose nobody. */
  readonly workers: readonly ListedWorker[];
  /** The coming days of the default city; empty where nobody is chosen. */
  readonly freeDays: FreeDays;
  /** The server's time while it renders. */
  readonly nowMs: number;
  /** Where its order begins, with the page's language; null where none is taken. */
  readonly startPath: string | null;
  /** The first question of the order, or why there is none. */
  readonly firstQuestion: ReactNode;
  /** It is the length of the visit, with the price of each. */
  readonly asksHours: boolean;
}

/** A category's, grade's or subcategory's page: all of it data, rendered on the server (BEHAVIOUR 2). */
export async function ServiceScreen({
  locale,
  category,
  bundle,
  page,
  crumbs,
  cities,
  currentTypeId,
  currentGrade,
  pictureUrl,
  workers,
  freeDays,
  nowMs,
  startPath,
  firstQuestion,
  asksHours,
}: ServiceScreenProps) {
  // What takes no orders anywhere says so by itself.
  const openCityIds = category.isOrderable ? listOpenCityIds(category, bundle.lstCityServiceStatus) : null;
  return (
    <div
      {...lateBoot}
      className="group/visits mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4 desktop:gap-16"
    >
      <div data-cities={openCityIds?.join(' ')} className="flex flex-col gap-4">
        <div className="hidden desktop:block">
          <Breadcrumb items={crumbs} />
        </div>
        {openCityIds && (
          <div className="part-away">
            <ClosedCity locale={locale} category={category} bundle={bundle} />
          </div>
        )}
        <ServiceHero
          locale={locale}
          page={page}
          title={page.title}
          summary={page.summary}
          seopath={category.seopath}
          pictureUrl={pictureUrl}
          cities={cities}
          isOrderable={category.isOrderable}
          kind={category.kind}
          workers={workers}
          nowMs={nowMs}
          hasPriceInQuestion={asksHours}
          beside={
            startPath !== null && <OrderFacts locale={locale} kind={category.kind} freeDays={freeDays} nowMs={nowMs} />
          }
          rest={
            <>
              <Prices locale={locale} category={category} page={page} />
              <ScopeLists locale={locale} page={page} />
            </>
          }
        >
          <div className="part-here">{firstQuestion}</div>
        </ServiceHero>
      </div>
      <ServiceBody bar={startPath === null ? null : { locale, category, startPath, page, asksHours, workers, nowMs }}>
        <GradeCards locale={locale} category={category} bundle={bundle} current={currentGrade} />
        <TypeCards locale={locale} category={category} bundle={bundle} currentTypeId={currentTypeId} />
        <ServiceSteps locale={locale} page={page} />
        <ServiceGuarantees locale={locale} page={page} />
        <ServiceReviews locale={locale} page={page} />
        <QuestionsAndCities locale={locale} category={category} page={page} cities={cities} />
      </ServiceBody>
    </div>
  );
}

async function QuestionsAndCities({
  locale,
  category,
  page,
  cities,
}: Pick<ServiceScreenProps, 'locale' | 'category' | 'page' | 'cities'>) {
  const t = await getTranslations({ locale, namespace: 'services' });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] desktop:items-start desktop:gap-16">
      <ServiceQuestions locale={locale} questions={page.lstQuestion} />
      {cities.length > 0 && (
        <PageSection id="cities" title={t('cities.title', { name: category.serviceName })}>
          <PlaceLinks
            locale={locale}
            links={cities.map(({ name, seopath }) => ({
              name,
              path: `/services-at-location/${seopath}/${category.seopath}/`,
            }))}
          />
        </PageSection>
      )}
    </div>
  );
}

type PricesProps = Pick<ServiceScreenProps, 'locale' | 'category' | 'page'>;

/** The prices, and the way to all of them where they have a page. */
async function Prices({ locale, category, page }: PricesProps) {
  const t = await getTranslations({ locale, namespace: 'services.prices' });
  // What takes no orders anywhere for now has no prices.
  const hasPrices = hasPricesPage(category) && page.lstPrice.length > 0;
  const all = hasPrices
    ? { path: toLocalePath(locale, toPricesPath(category)), label: t('all', { name: category.serviceName }) }
    : undefined;
  return <PriceTable locale={locale} page={page} all={all} />;
}
