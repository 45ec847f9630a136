'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { useCall } from '@/lib/client/use-call';
import type { WorkList } from '@/lib/contract/provider-enumerations';
import { Link } from '@/lib/i18n/link';

import { HomeBaseOffer } from './travel-fact';
import { useOfflineCall } from './offline/use-offline-call';
import { WorkCard } from './work-card';
import { canBeOrdered, listByWay, type NearMinutes, type WorkOrder } from './work/nearest-first';
import { NearestFirstChoice } from './work/nearest-first-choice';

/** Work that is still offered to others, or over, is no part of a day without a network. */
const NOT_KEPT = { isKept: () => false };

/** One of the provider's three lists (row R-14). */
export function WorkListScreen({ list }: { list: WorkList }) {
  return (
    <ul className="flex flex-col gap-3">
      <WorkPage list={list} />
    </ul>
  );
}

/**
 * A part of a list, and after it the next one as soon as somebody asks for it. Only the first has something new to say
 * by itself.
 */
function WorkPage({ list, beforeTaskid }: { list: WorkList; beforeTaskid?: number }) {
  const t = useTranslations('provider');
  const isFirst = beforeTaskid === undefined;
  const fresh = useOfflineCall('expert/getalltask', isFirst ? { list } : null, list === 'acceptworks' ? {} : NOT_KEPT);
  // A work that comes to be done moves the others down by one: what was shown stays until its page is there again.
  const older = useCall('expert/getalltask', isFirst ? null : { list, beforeTaskid }, { keepPreviousData: true });
  const { data, error, mutate } = isFirst ? fresh : older;
  const [isMoreWanted, setMoreWanted] = useState(false);
  const [order, setOrder] = useState<WorkOrder>('soonest');
  const [within, setWithin] = useState<NearMinutes>(null);
  if (error && !data) {
    return (
      <li>
        <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />
      </li>
    );
  }
  if (!data) return <LoadingWork />;
  if (isFirst && data.lstTask.length === 0) return <NoWork list={list} />;
  // What is done has no way any more, and a day that was accepted is gone through by its hours.
  const isOrderable = list === 'newworks' && canBeOrdered(data.lstTask);
  const works = isOrderable ? listByWay(data.lstTask, { order, within }) : data.lstTask;
  return (
    <>
      {isFirst && (
        <li className="empty:hidden">
          <HomeBaseOffer works={data.lstTask} />
        </li>
      )}
      {isOrderable && (
        <li>
          <NearestFirstChoice order={order} within={within} onOrder={setOrder} onWithin={setWithin} />
        </li>
      )}
      {works.map((work) => (
        <WorkCard key={work.taskid} work={work} heading="h2" />
      ))}
      {works.length === 0 && <li className="text-stone-500">{t('nearest.none')}</li>}
      {data.nextBeforeTaskid !== null &&
        (isMoreWanted ? (
          <WorkPage list={list} beforeTaskid={data.nextBeforeTaskid} />
        ) : (
          <li>
            <Button variant="secondary" className="w-full" onClick={() => setMoreWanted(true)}>
              {t('olderWork')}
            </Button>
          </li>
        ))}
    </>
  );
}

function LoadingWork() {
  return (
    <li className="flex flex-col gap-3" aria-busy>
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
    </li>
  );
}

function NoWork({ list }: { list: WorkList }) {
  const t = useTranslations('provider');
  return (
    <li>
      <EmptyState
        title={t(`lists.${list}.emptyTitle`)}
        text={t(`lists.${list}.emptyText`)}
        action={
          <Link href="/pelakman/dashboard/" className={toButtonClassName({ variant: 'secondary' })}>
            {t('toDashboard')}
          </Link>
        }
      />
    </li>
  );
}
