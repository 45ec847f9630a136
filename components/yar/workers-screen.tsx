import { Users } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { toButtonClassName } from '@/components/ui/button-look';
import { PageSection } from '@/components/ui/page-section';
import { EmptyState } from '@/components/ui/states';
import type { WorkersOfService } from '@/lib/client/best-workers';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import { WorkerCard } from './worker-card';

interface WorkersScreenProps {
  readonly locale: Locale;
  readonly groups: readonly WorkersOfService[];
  readonly crumbs: readonly BreadcrumbItem[];
}

/** Who works at Pelakfan, by service, the best first. */
export async function WorkersScreen({ locale, groups, crumbs }: WorkersScreenProps) {
  const t = await getTranslations({ locale, namespace: 'yar' });
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-12 px-4 pb-16 pt-4">
      <header className="flex flex-col gap-4">
        <Breadcrumb items={crumbs} />
        <h1 className="text-28 font-bold desktop:text-36">{t('title')}</h1>
        <p className="max-w-prose text-18">{t('summary')}</p>
      </header>
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
          <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3">
            {workers.map((worker) => (
              <WorkerCard key={worker.workerCode} locale={locale} worker={worker} />
            ))}
          </ul>
          <a
            href={toLocalePath(locale, `/services/${category.seopath}/`)}
            className="inline-flex min-h-touch items-center self-start font-semibold text-enamel-700 hover:underline"
          >
            {t('all', { service: category.serviceName })}
          </a>
        </PageSection>
      ))}
    </div>
  );
}
