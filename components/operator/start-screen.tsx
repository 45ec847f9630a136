'use client';

import { useTranslations } from 'next-intl';

import { LoadFailure } from '@/components/shared/load-failure';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import type { DeskQueue } from '@/lib/contract/desk-enumerations';
import { formatInstant, formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale } from '@/lib/i18n/location';

import { QUEUE_REFRESH_MS } from './queue-refresh';

/** One row is enough: the first is the one that waits longest. */
const FIRST = { pageNumber: 0, pageSize: 1 };
const REFRESH = { refreshInterval: QUEUE_REFRESH_MS };

/** What waits for an operator, queue by queue, each with how many and since when. */
export function StartScreen() {
  const applications = useCall('operator/getallapplication', FIRST, REFRESH);
  const vehicles = useCall('operator/getallworkvehicle', FIRST, REFRESH);
  const appeals = useCall('operator/getallappeal', FIRST, REFRESH);
  const disputes = useCall('operator/getalldispute', FIRST, REFRESH);
  const cash = useCall('operator/getallcashclaim', FIRST, REFRESH);
  return (
    <ul className="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3">
      <Queue
        name="disputes"
        asked={disputes}
        count={disputes.data?.totalCount}
        sinceMs={disputes.data?.lstDispute[0]?.openedAtMs}
      />
      <Queue name="cash" asked={cash} count={cash.data?.totalCount} sinceMs={cash.data?.lstClaim[0]?.claimedAtMs} />
      <Queue
        name="applications"
        asked={applications}
        count={applications.data?.totalCount}
        sinceMs={applications.data?.lstApplication[0]?.sentAtMs}
      />
      <Queue
        name="vehicles"
        asked={vehicles}
        count={vehicles.data?.totalCount}
        sinceMs={vehicles.data?.lstVehicle[0]?.sentAtMs}
      />
      <Queue
        name="appeals"
        asked={appeals}
        count={appeals.data?.totalCount}
        sinceMs={appeals.data?.lstAppeal[0]?.appealedAtMs}
      />
    </ul>
  );
}

interface QueueProps {
  readonly name: DeskQueue;
  readonly asked: { readonly error: unknown; readonly mutate: () => unknown };
  /** Undefined until it was read. */
  readonly count: number | undefined;
  /** When what waits longest came. */
  readonly sinceMs: number | null | undefined;
}

function Queue({ name, asked, count, sinceMs }: QueueProps) {
  const t = useTranslations('desk');
  const locale = useLocale();
  if (count === undefined && asked.error)
    return (
      <li>
        <LoadFailure title={t('failed')} error={asked.error} onRetry={() => void asked.mutate()} />
      </li>
    );
  if (count === undefined) return <Skeleton className="h-36 rounded-card" />;
  return (
    <li>
      <Card className="relative flex h-full flex-col gap-1 transition-colors has-[a:hover]:border-enamel-300">
        <h2 className="text-16 font-semibold">
          <Link href={`/operator/${name}/`} className="after:absolute after:inset-0">
            {t(`places.${name}`)}
          </Link>
        </h2>
        <p className="text-36 font-bold leading-tight">{formatNumber(count, locale)}</p>
        <p className="text-14 text-stone-500">
          {count === 0 || sinceMs == null ? t('nothing') : t('since', { time: formatInstant(sinceMs, locale) })}
        </p>
      </Card>
    </li>
  );
}
