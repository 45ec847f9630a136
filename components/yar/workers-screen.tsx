import { Users } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { toButtonClassName } from '@/components/ui/button-look';
import { PageSection } from '@/components/ui/page-section';
import { EmptyState } from '@/components/ui/states';
import type { WorkersOfService } from '@/lib/client/best-workers';
import type { WorkerOptions } from '@/lib/client/worker-search';
import { WORKERS_PATH } from '@/lib/domain/provider/worker-path';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { WorkerFilter } from './worker-filter';
import { WorkerList } from './worker-list';

interface WorkersScreenProps {
  readonly locale: Locale;
  readonly groups: readonly WorkersOfService[];
  readonly options: WorkerOptions;
  readonly crumbs: readonly BreadcrumbItem[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** The best of a service; who wants to see all of them follows the link below. */
const SHOWN_A_SERVICE = 4;
const NOTHING_CHOSEN = {};

/** The professionals of Pelakfan by service, the best first. */
export async function WorkersScreen({ locale, groups, options, crumbs, nowMs }: WorkersScreenProps) {
  const t = await getTranslations({ locale, namespace: 'yar' });
  const head = (
    <header className="flex flex-col gap-1">
      <div className="max-desktop:hidden">
        <Breadcrumb items={crumbs} />
      </div>
      <h1 className="text-28 font-bold leading-snug desktop:text-36">{t('title')}</h1>
      {/* On a phone the faces say the rest. */}
      <p className="text-stone-500 first-letter:uppercase desktop:hidden">{t('checked')}</p>
      <p className="text-stone-500 max-desktop:hidden">{t('summary')}</p>
    </header>
  );
  return (
    <div
      {...lateBoot}
      className="mx-auto flex w-full max-w-page flex-col gap-5 px-4 pb-16 pt-4 desktop:gap-8 desktop:pt-2"
    >
      {groups.length > 1 ? (
        <WorkerFilter locale={locale} {...options} chosen={NOTHING_CHOSEN}>
          {head}
        </WorkerFilter>
      ) : (
        head
      )}
      {groups.length === 0 && (
        <EmptyState
          icon={Users}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <a href={toLocalePath(locale, '/services/')} className={toButtonClassName({ variant: 'secondary' })}>
              {t('toServices')}
            </a>
          }
        />
      )}
      {groups.map(({ category, workers }) => (
        <PageSection key={category.srvcategoryid} id={category.seopath} title={category.serviceName}>
          <WorkerList
            locale={locale}
            workers={workers.slice(0, SHOWN_A_SERVICE)}
            nowMs={nowMs}
            seopath={category.seopath}
          />
          <a
            href={`${toLocalePath(locale, WORKERS_PATH)}?service=${category.seopath}`}
            rel="nofollow"
            className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 hover:underline"
          >
            {t('allOf', { service: category.serviceName })}
          </a>
        </PageSection>
      ))}
    </div>
  );
}
