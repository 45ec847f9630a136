import { BadgeCheck } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { FaceRow } from '@/components/shared/workers/face-row';
import { findEarliest, type ListedWorker } from '@/components/shared/workers/listed-worker';
import { NextFree } from '@/components/shared/workers/next-free';
import { Icon } from '@/components/ui/icon';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import type { Locale } from '@/lib/i18n/locales';

interface EntryPromiseProps {
  readonly locale: Locale;
  /** The best of the service in the default city; empty where customers choose nobody. */
  readonly workers: readonly ListedWorker[];
  /** The server's time while it renders. */
  readonly nowMs: number;
}

/**
 * At the first question: who comes, when and why to trust them, for somebody who begins here. Faces and hour are the
 * default city's, and are shown there alone.
 */
export async function EntryPromise({ locale, workers, nowMs }: EntryPromiseProps) {
  const t = await getTranslations({ locale, namespace: 'services' });
  const nextFree = findEarliest(workers);
  return (
    <div data-entry-promise className="flex items-center gap-3 text-14">
      {workers.length > 0 && (
        <span data-only-city={DEFAULT_CITY_ID}>
          <FaceRow workers={workers} />
        </span>
      )}
      <div className="min-w-0">
        {nextFree && (
          <p data-only-city={DEFAULT_CITY_ID}>
            <span aria-hidden className="text-stone-500">
              {t('nearest')}
            </span>{' '}
            <NextFree locale={locale} hour={nextFree} nowMs={nowMs} />
          </p>
        )}
        <p className="flex items-start gap-1 text-stone-500">
          <Icon icon={BadgeCheck} size={16} className="mt-1 shrink-0 text-turquoise-600" />
          {t('facts.trustText')}
        </p>
      </div>
    </div>
  );
}
