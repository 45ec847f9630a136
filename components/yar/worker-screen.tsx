import { getTranslations } from 'next-intl/server';

import { Breadcrumb, type BreadcrumbItem } from '@/components/layout/breadcrumb';
import { lateBoot } from '@/components/layout/late-boot';
import { Notice } from '@/components/ui/notice';
import { PageSection } from '@/components/ui/page-section';
import { PaperList } from '@/components/ui/paper-list';
import { WrittenText } from '@/components/ui/written-text';
import { formatJalaliDate, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import { FreeWeek } from './free-week';
import { OrderWorker } from './order-worker';
import { listServices, type Worker } from './worker';
import { WorkerHero } from './worker-hero';
import { WorkerReviews } from './worker-reviews';

interface WorkerScreenProps {
  readonly locale: Locale;
  readonly worker: Worker;
  readonly crumbs: readonly BreadcrumbItem[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** A professional's page: checks, ratings, free hours, and the way to order them. */
export async function WorkerScreen({ locale, worker, crumbs, nowMs }: WorkerScreenProps) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const name = worker.fullname;
  const isPaused = worker.statusEnum !== 'ACTIVE';
  // Of a newcomer nothing speaks but the papers.
  const isNew = worker.workerRate === null;
  return (
    <div {...lateBoot} className="mx-auto flex w-full max-w-page flex-col gap-10 px-4 pb-16 pt-4">
      <div className="max-desktop:hidden">
        <Breadcrumb items={crumbs} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:items-start">
        <div className="flex flex-col gap-6">
          <WorkerHero locale={locale} worker={worker} />
          {worker.aboutWorker && <WrittenText text={worker.aboutWorker} as="p" className="w-fit max-w-prose text-18" />}
          {isNew && <Papers locale={locale} worker={worker} />}
        </div>
        <div className="flex flex-col gap-4 desktop:sticky desktop:top-6 desktop:row-span-2">
          {isPaused ? (
            <Notice>{t('pausedText', { name })}</Notice>
          ) : (
            <FreeWeek locale={locale} worker={worker} nowMs={nowMs} />
          )}
          {!isPaused && <OrderWorker locale={locale} worker={worker} />}
        </div>
        <div className="flex flex-col gap-10">
          <Pictures locale={locale} worker={worker} />
          <WorkerReviews locale={locale} worker={worker} />
          {!isNew && <Papers locale={locale} worker={worker} />}
          <Facts locale={locale} worker={worker} />
        </div>
      </div>
    </div>
  );
}

async function Papers({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const papers = await getTranslations({ locale, namespace: 'order.provider' });
  return (
    <PageSection id="papers" title={t('papers')}>
      <PaperList
        className="gap-3 tablet:grid-cols-2"
        papers={worker.lstCertificate.map(({ kind, checkedAtMs }) => ({
          key: kind,
          name: papers(`papers.${kind}`),
          checked: papers('checked', {
            date: formatJalaliDate(checkedAtMs, locale, { hasWeekday: false, hasYear: true }),
          }),
        }))}
      />
    </PageSection>
  );
}

/** The rest that is good to know: services, prices, warranty, office and places. */
async function Facts({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const { warranty, tariff, officeAddr, officeTel, lstCity, lstLocation } = worker;
  const office = [officeAddr, officeTel].filter((part) => part !== null && part !== '').join('\n');
  const texts = [
    {
      key: 'services',
      text: joinNames(
        listServices(worker).map(({ serviceName }) => serviceName),
        locale,
      ),
    },
    { key: 'tariff', text: tariff },
    { key: 'warranty', text: warranty },
    { key: 'office', text: office },
  ] as const;
  return (
    <>
      <div className="grid gap-8 tablet:grid-cols-2">
        {texts.map(
          ({ key, text }) =>
            text && (
              <PageSection key={key} id={key} title={t(key)}>
                <WrittenText text={text} as="p" className="w-fit max-w-prose" />
              </PageSection>
            ),
        )}
      </div>
      <PageSection id="places" title={t('places', { name: worker.fullname })}>
        <details className="max-w-prose">
          <summary className="min-h-touch cursor-pointer py-2 font-medium text-enamel-700">
            {joinNames(
              lstCity.map(({ name }) => name),
              locale,
            )}
          </summary>
          <p>
            {joinNames(
              lstLocation.map(({ name }) => name),
              locale,
            )}
          </p>
        </details>
      </PageSection>
    </>
  );
}

async function Pictures({ locale, worker }: { locale: Locale; worker: Worker }) {
  const t = await getTranslations({ locale, namespace: 'yar.person' });
  const pictures = worker.images.filter(({ docType }) => docType === 'work');
  if (pictures.length === 0) return null;
  return (
    <PageSection id="pictures" title={t('pictures')}>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {pictures.map(({ url }, index) => (
          <li key={url}>
            <img
              src={url}
              alt={t('picture', { number: index + 1 })}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full rounded-card object-cover"
            />
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
