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
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-8 px-4 pb-16 pt-4 desktop:gap-12">
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
      {groups.length > 1 && <Services groups={groups} label={t('person.services')} />}
      {groups.map(({ category, workers }) => (
        <PageSection key={category.srvcategoryid} id={category.seopath} title={category.serviceName}>
          {/* On a phone a row that is cut off at its end, which says that there is more. */}
          <ul className="-mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pb-2 [scrollbar-width:none] tablet:mx-0 tablet:grid tablet:grid-cols-2 tablet:gap-4 tablet:overflow-visible tablet:px-0 tablet:pb-0 wide:grid-cols-3">
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

/** The way down to each service, without a script. */
function Services({ groups, label }: Pick<WorkersScreenProps, 'groups'> & { readonly label: string }) {
  return (
    <nav aria-label={label}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 [scrollbar-width:none] desktop:mx-0 desktop:flex-wrap desktop:px-0">
        {groups.map(({ category: { seopath, serviceName } }) => (
          <li key={seopath} className="shrink-0">
            <a
              href={`#${seopath}`}
              className="inline-flex min-h-touch items-center rounded-full border border-stone-200 bg-white px-4 text-14 font-semibold text-enamel-700 hover:border-enamel-300"
            >
              {serviceName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
