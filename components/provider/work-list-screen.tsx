'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/forms/load-failure';
import { toButtonClassName } from '@/components/ui/button-look';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { Link } from '@/lib/i18n/link';

import { useProviderCall } from './use-provider-call';
import { WorkCard } from './work-card';

/** One of the provider's three lists (row R-14). */
export function WorkListScreen({ list }: { list: 'newworks' | 'acceptworks' | 'doneworks' }) {
  const t = useTranslations('provider');
  const { data, error, mutate } = useProviderCall('expert/getalltask', { list });
  if (error && !data) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <div className="flex flex-col gap-3" aria-busy>
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
      </div>
    );
  }
  if (data.lstTask.length === 0) {
    return (
      <EmptyState
        title={t(`lists.${list}.emptyTitle`)}
        text={t(`lists.${list}.emptyText`)}
        action={
          <Link href="/pelakman/dashboard/" className={toButtonClassName({ variant: 'secondary' })}>
            {t('toDashboard')}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="flex flex-col gap-3">
      {data.lstTask.map((work) => (
        <WorkCard key={work.taskid} work={work} heading="h2" />
      ))}
    </ul>
  );
}
