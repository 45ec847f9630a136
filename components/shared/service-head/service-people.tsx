import { getTranslations } from 'next-intl/server';

import type { ListedWorker } from '@/components/shared/workers/listed-worker';
import { WorkerFaces } from '@/components/shared/workers/worker-faces';
import type { Locale } from '@/lib/i18n/locales';

const SHOWN = 3;

interface ServicePeopleProps {
  readonly locale: Locale;
  /** The name of a city or a neighbourhood. */
  readonly place: string;
  /** Where all of them are listed, with the page's language or as a part of the page. */
  readonly allPath: string;
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/** The best professionals of the service in one place, and the link to all of them. */
export async function ServicePeople({ locale, place, allPath, workers, nowMs }: ServicePeopleProps) {
  const t = await getTranslations({ locale, namespace: 'services.people' });
  return (
    <section aria-labelledby="people" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="people" className="text-18 font-bold">
          {t('title', { city: place })}
        </h2>
        <a
          href={allPath}
          rel="nofollow"
          className="inline-flex min-h-touch items-center font-semibold text-enamel-700 hover:underline"
        >
          {t('all')}
        </a>
      </div>
      <WorkerFaces locale={locale} workers={workers.slice(0, SHOWN)} nowMs={nowMs} />
    </section>
  );
}
