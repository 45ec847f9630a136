'use client';

import { ReceiptText } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';

import { toButtonClassName } from '@/components/ui/button-look';
import { OrderSkeleton } from '@/components/shared/order-skeleton';
import type { Support } from '@/components/shared/support-hours';
import { EmptyState } from '@/components/ui/states';
import { Link } from '@/lib/i18n/link';

import { AwayStrip } from './away-strip';
import { OrderLoadFailure } from './load-failure';
import { OrderDetail } from './order-detail';
import { OtherOrders } from './other-orders';
import { useKeptList, useKeptOrder } from './use-kept-order';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';

/** The order under way, live: the one that `?taskid=` names, else the next to come. */
export function CurrentOrderScreen({ support }: { support: Support }) {
  const t = useTranslations('order-following');
  const wanted = Number(useSearchParams().get('taskid')) || null;
  const list = useKeptList();
  const next = list.data?.lstTask[0]?.taskid ?? null;
  const [shown, setShown] = useState<number | null>(null);
  // It stays when it ends before the reader's eyes: what became of it, and the way to a review, stand here. A list that
  // is kept from before may name one that ended long ago.
  if (wanted === null && shown === null && next !== null && !list.isValidating) setShown(next);
  const taskId = wanted ?? shown ?? next;
  const detail = useKeptOrder(taskId);
  useOrderEvents(() => void Promise.all([list.mutate(), detail.mutate()]));

  const error = detail.error ?? (wanted ? undefined : list.error);
  if (error && !detail.task) {
    return <OrderLoadFailure error={error} onRetry={() => void Promise.all([list.mutate(), detail.mutate()])} />;
  }
  if (list.data && taskId === null) {
    return (
      <EmptyState
        icon={ReceiptText}
        title={t('noCurrent.title')}
        text={t('noCurrent.text')}
        action={
          <>
            <Link href="/services/" className={toButtonClassName({})}>
              {t('allServices')}
            </Link>
            <Link href="/my-order-list/" className={toButtonClassName({ variant: 'secondary' })}>
              {t('toAll')}
            </Link>
          </>
        }
      />
    );
  }
  if (!detail.task)
    return (
      <div aria-busy>
        <OrderSkeleton />
      </div>
    );
  const others = list.data?.lstTask.filter((task) => task.taskid !== taskId) ?? [];
  return (
    <div className="flex flex-col gap-8">
      <AwayStrip awayAtMs={detail.awayAtMs} isStandIn={detail.isStandIn}>
        <OrderDetail
          task={detail.task}
          support={support}
          onChange={() => void Promise.all([list.mutate(), detail.mutate()])}
        />
      </AwayStrip>
      <OtherOrders tasks={others} />
    </div>
  );
}
