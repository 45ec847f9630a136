import { Users } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import type { WorkersOfService } from '@/lib/client/best-workers';
import { WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import { joinNames } from '@/lib/i18n/formats';
import { toLocalePath } from '@/lib/i18n/paths';

import { WorkerFilter, type WorkerFilterProps } from './worker-filter';
import { WorkerList } from './worker-list';
import { WorkerMap } from './worker-map';

/** The list with every filter but the neighbourhood, whose id is to follow. */
function toPathOfPlace(locale: WorkerFilterProps['locale'], { place: _, ...others }: WorkerFilterProps['chosen']) {
  return `${toLocalePath(locale, WORKERS_PATH)}?${new URLSearchParams({ ...others, place: '' }).toString()}`;
}

interface WorkerSearchScreenProps extends WorkerFilterProps {
  readonly found: WorkersOfService;
  readonly crumbs: readonly BreadcrumbItem[];
  readonly nowMs: number;
}

/** The professionals of one service, filtered as asked. */
export async function WorkerSearchScreen({ found, crumbs, nowMs, ...filter }: WorkerSearchScreenProps) {
  const { locale, cities, places, chosen } = filter;
  const t = await getTranslations({ locale, namespace: 'yar' });
  const { serviceName, seopath } = found.category;
  const where = [cities.find(({ value }) => value === chosen.city), places.find(({ value }) => value === chosen.place)];
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pb-16 pt-4 desktop:gap-8">
      <WorkerFilter {...filter}>
        <header className="flex flex-col gap-1">
          <div className="max-desktop:hidden">
            <Breadcrumb items={crumbs} />
          </div>
          <h1 className="text-28 font-bold leading-snug desktop:text-36">
            {t('found', { count: found.workers.length, service: serviceName })}
          </h1>
          <p className="text-stone-500">
            {[
              joinNames(
                where.flatMap((place) => (place ? [place.label] : [])),
                locale,
              ),
              t('checked'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </header>
      </WorkerFilter>
      {chosen.city !== undefined && places.length > 1 && (
        <WorkerMap
          title={t('map.title')}
          hint={t('map.hint')}
          categoryId={Number(found.category.srvcategoryid)}
          cityId={Number(chosen.city)}
          chosenId={chosen.place === undefined ? null : Number(chosen.place)}
          pathOfPlace={toPathOfPlace(locale, chosen)}
        />
      )}
      {found.workers.length > 0 ? (
        <WorkerList locale={locale} workers={found.workers} nowMs={nowMs} heading="h2" seopath={seopath} />
      ) : (
        <EmptyState
          icon={Users}
          title={t('noneTitle')}
          text={t('noneText')}
          action={
            <>
              <a
                href={`${toLocalePath(locale, WORKERS_PATH)}?service=${seopath}`}
                rel="nofollow"
                className={toButtonClassName({})}
              >
                {t('filter.clear')}
              </a>
              <a
                href={toLocalePath(locale, `/services/${seopath}/`)}
                className={toButtonClassName({ variant: 'secondary' })}
              >
                {t('toService', { service: serviceName })}
              </a>
            </>
          }
        />
      )}
    </div>
  );
}
