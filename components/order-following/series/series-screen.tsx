'use client';

import { CalendarSync } from 'lucide';
import { useTranslations } from 'next-intl';

import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import { Link } from '@/lib/i18n/link';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { OrderLoadFailure } from '../load-failure';
import { SeriesCard } from './series-card';
import { SERIES } from './use-series-act';

/** The reader's series (BEHAVIOUR 16), each with its next visits and what can be done to it. */
export function SeriesScreen() {
  const t = useTranslations('series');
  const { data, error, mutate } = useCall('series/getseries', SERIES);
  if (error && !data) return <OrderLoadFailure error={error} onRetry={() => void mutate()} />;
  if (!data) return <ListSkeleton rows={4} rowClassName="h-36" isInPairs />;
  if (data.lstSeries.length === 0)
    return (
      <EmptyState
        icon={CalendarSync}
        title={t('empty.title')}
        text={t('empty.text')}
        action={
          <Link href="/services/house-cleaning/" className={toButtonClassName({})}>
            {t('empty.action')}
          </Link>
        }
      />
    );
  return (
    <div className="flex flex-col gap-6">
      {data.lstSeries.map((series) => (
        <SeriesCard key={series.seriesid} series={series} />
      ))}
    </div>
  );
}
