'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import { formatClock, formatInstant } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { useDeskNews } from '../desk-fresh';
import { LedgerProof } from '../ledger-proof';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { CaseList } from './case-list';
import { GroupTiles } from './group-tiles';
import { QueueList } from './queue-list';
import { TakeNext } from './take-next';
import { useListAddress } from './use-list-address';
import { ViewBar } from './view-bar';

/** The desk's queues: their lengths, the most urgent case and the owners (row B-18). The address is the view. */
export function StartScreen() {
  const t = useTranslations('desk');
  const list = useListAddress();
  const { data, error, mutate } = useCall('operator/getstart', {}, { refreshInterval: QUEUE_REFRESH_MS });
  useDeskNews();
  if (!data && error) return <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const { group, queue } = list;
  return (
    <div className="grid grid-cols-1 gap-6 wide:grid-cols-[minmax(0,1fr)_17rem] wide:items-start">
      <div className="flex min-w-0 flex-col gap-4">
        <GroupTiles start={data} list={list} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <ViewBar />
          <TakeNext queue={queue} />
        </div>
        <CaseList group={group ?? (queue ? 'all' : 'mine')} list={list} hasKeys />
        {group === null && queue === null && (
          <CaseList group="nobody" list={{ ...list, ...DUE_FIRST, page: 0 }} most={FIRST_OF_NOBODYS} hasKeys={false} />
        )}
      </div>
      <aside className="flex flex-col gap-4">
        <QueueList start={data} list={list} />
        <WorkingTime start={data} />
        <LedgerProof />
      </aside>
    </div>
  );
}

/** Whatever the order of the caller's own. */
const DUE_FIRST = { sort: 'due', isDescending: false } as const;
/** So many of nobody's stand below the caller's own. */
const FIRST_OF_NOBODYS = 5;

function WorkingTime({ start }: { start: CallAnswer<'operator/getstart'> }) {
  const t = useTranslations('desk-queues');
  const locale = useLocale();
  const { closesAtMs, opensAtMs, lastOutage } = start;
  return (
    <div className="flex flex-col gap-2 text-14 text-stone-500">
      <p>
        {closesAtMs === null
          ? t('opens', { time: formatInstant(opensAtMs, locale) })
          : t('closes', { time: formatClock(closesAtMs, locale) })}
      </p>
      {lastOutage && (
        <p>
          {t('outage', {
            from: formatInstant(lastOutage.fromMs, locale),
            until: formatInstant(lastOutage.untilMs, locale),
          })}
        </p>
      )}
    </div>
  );
}
