import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { cache } from 'react';

import { asksHoursFirst, FirstQuestion, toOrderStart } from '@/components/order/questions/first-question';
import { NotOrderable } from '@/components/services/not-orderable';
import { pickPagePicture } from '@/components/services/service-pictures';
import { ServiceScreen } from '@/components/services/service-screen';
import { NextHour } from '@/components/shared/service-head/next-hour';
import { listUsualVisits } from '@/components/shared/service-head/usual-visits';
import { getCategoryBundle } from '@/lib/client/catalogue';
import { readBestOf } from '@/lib/client/best-workers';
import { callOnServer } from '@/lib/client/server';
import { listCitiesOf } from '@/lib/domain/place/available-services';
import type { Locale } from '@/lib/i18n/locales';
import { JsonLd } from '@/lib/seo/json-ld';
import { toMetadata } from '@/lib/seo/metadata';
import { toShareImageUrl } from '@/lib/seo/share-images';
import { getSiteUrl, toAbsoluteUrl } from '@/lib/seo/site-url';
import { toBreadcrumbList, toQuestionPage, toService } from '@/lib/seo/structured-data';

interface ServicePath {
  readonly locale: Locale;
  readonly seopath: string;
  /** A subcategory or grade; absent for the category itself. */
  readonly sub?: string;
}

/** Finds the service of a path under /services/. Middleware already refuses unknown paths; this is the second check. */
const findService = cache(async (locale: Locale, seopath: string, sub?: string) => {
  const bundle = await getCategoryBundle(locale);
  const category = bundle.lstCategoriesWithSubCategories.find((candidate) => candidate.seopath === seopath);
  const type = category?.lstServiceCategoryType_New.find((candidate) => candidate.seopath === sub) ?? null;
  const grade = category?.lstGrades.find((candidate) => candidate.seopath === sub) ?? null;
  if (!category || (sub && !type && !grade)) return null;
  const part = type
    ? { key: String(type.srvcategorytypeid), name: type.servicecatname }
    : grade
      ? { key: grade.serviceGrade, name: grade.gradeName }
      : null;
  const page = await callOnServer('pdp/fetch', { a: Number(category.srvcategoryid), b: part?.key ?? '0' }, { locale });
  return {
    bundle,
    category,
    cities: listCitiesOf(bundle, category),
    type,
    grade,
    pictureUrl: pickPagePicture(category, type, grade),
    name: part?.name ?? category.serviceName,
    page,
    // Where no order is taken nobody is chosen.
    best: category.isOrderable ? await readBestOf(category, locale) : { lstWorker: [], lstFreeDay: [] },
  };
});

function toPath({ seopath, sub }: ServicePath): string {
  return sub ? `/services/${seopath}/${sub}/` : `/services/${seopath}/`;
}

export async function getServiceMetadata(path: ServicePath) {
  const service = await findService(path.locale, path.seopath, path.sub);
  if (!service) return {};
  return toMetadata({
    locale: path.locale,
    path: toPath(path),
    title: service.page.metaTitle,
    description: service.page.metaDescription,
    // A hidden service can still be reached by its address; nobody is to find it.
    isIndexed: service.category.isHidden === 'No',
    shareImage: path.seopath,
  });
}

async function listCrumbs(path: ServicePath, categoryName: string, name: string) {
  const layout = await getTranslations({ locale: path.locale, namespace: 'layout' });
  const crumbs = [
    { name: layout('links.home'), path: '/' },
    { name: layout('links.services'), path: '/services/' },
    { name: categoryName, path: `/services/${path.seopath}/` },
  ];
  return path.sub ? [...crumbs, { name, path: toPath(path) }] : crumbs;
}

/** The content of the question of hours; undefined where the order begins with another one. */
function listUsual(
  locale: Locale,
  { category, type, page, cities, best }: NonNullable<Awaited<ReturnType<typeof findService>>>,
  nowMs: number,
) {
  const isAsked = (type ?? category).isOrderable && asksHoursFirst(category, type?.srvcategorytypeid);
  const visits = listUsualVisits(page.lstPrice);
  if (!isAsked || visits.length === 0) return undefined;
  const workers = best.lstWorker;
  return {
    visits,
    nextHour: <NextHour {...{ locale, page, cities, workers, nowMs }} kind={category.kind} isOnEnamel />,
  };
}

export async function ServicePage(path: ServicePath) {
  const { locale } = path;
  const service = await findService(locale, path.seopath, path.sub);
  if (!service) notFound();
  const { bundle, category, cities, type, grade, pictureUrl, name, page, best } = service;
  const layout = await getTranslations({ locale, namespace: 'layout' });
  const crumbs = await listCrumbs(path, category.serviceName, name);
  const url = toAbsoluteUrl(locale, toPath(path));
  const nowMs = Date.now();
  const usual = listUsual(locale, service, nowMs);
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
            cities,
            imageUrl: toShareImageUrl(locale, path.seopath),
            serviceType: category.serviceName,
          }),
          toBreadcrumbList(crumbs.map((crumb) => ({ name: crumb.name, url: toAbsoluteUrl(locale, crumb.path) }))),
          ...(page.lstQuestion.length > 0 ? [toQuestionPage(page.lstQuestion)] : []),
        ]}
      />
      <ServiceScreen
        locale={locale}
        category={category}
        bundle={bundle}
        page={page}
        currentTypeId={type?.srvcategorytypeid}
        currentGrade={grade?.serviceGrade ?? null}
        pictureUrl={pictureUrl}
        crumbs={crumbs}
        cities={cities}
        workers={best.lstWorker}
        freeDays={best.lstFreeDay}
        nowMs={nowMs}
        asksHours={usual !== undefined}
        startPath={(type ?? category).isOrderable ? toOrderStart(locale, category, type?.srvcategorytypeid) : null}
        firstQuestion={
          (type ?? category).isOrderable ? (
            <FirstQuestion
              locale={locale}
              category={category}
              typeId={type?.srvcategorytypeid}
              usual={usual}
              carBodyTypes={bundle.lstCarBodyType}
            />
          ) : (
            <NotOrderable locale={locale} category={category} isOneType={category.isOrderable} />
          )
        }
      />
    </>
  );
}
