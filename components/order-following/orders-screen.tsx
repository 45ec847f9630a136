'use client';

import { ReceiptText } from 'lucide';
import { useTranslations } from 'next-intl';
import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';

import { Band } from '@/components/ui/band';
import { Button } from '@/components/ui/button';
import { toButtonClassName } from '@/components/ui/button-look';
import { EmptyState } from '@/components/ui/states';
import { useShownOrders } from '@/lib/client/alerts/shown-orders';
import { useOrderEvents } from '@/lib/client/alerts/use-order-events';
import { useCall } from '@/lib/client/use-call';
import { toOrderPath } from '@/lib/domain/site/order-links';
import { formatNumber } from '@/lib/i18n/formats';
import { Link } from '@/lib/i18n/link';
import { useLocale, useRouter } from '@/lib/i18n/location';

import { ListSkeleton } from '@/components/shared/list-skeleton';
import { OrderLoadFailure } from './load-failure';
import { findNextVisit, NextVisit } from './next-visit';
import { OrderCard, type TaskSummary } from './order-card';
import { RepeatOrder } from './repeat-order';

const PATH = '/my-order-list/';
const PAGE_SIZE = 10;
/** Nobody has more under way than one look takes in. */
const CURRENT_PAGE_SIZE = 50;

/** `?page=` of the past orders counts from one, as people do. */
function toPath(page: number): string {
  return page > 1 ? `${PATH}?page=${page}` : PATH;
}

function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

/**
 * The customer's orders: what is under way, and what is over, a page at a time (row R-09). What changes meanwhile
 * changes here.
 */
export function OrdersScreen() {
  const t = useTranslations('order-following');
  const page = readPage(useSearchParams());
  const current = useCall('clean/getallcurrenttaskbyuserid', { pageNumber: 0, pageSize: CURRENT_PAGE_SIZE });
  const old = useCall('clean/getalloldtaskbyuserid', { pageNumber: page - 1, pageSize: PAGE_SIZE });
  useOrderEvents(() => void Promise.all([current.mutate(), old.mutate()]));
  const listed = [...(current.data?.lstTask ?? []), ...(old.data?.lstTask ?? [])];
  useShownOrders(...listed.map(({ taskid }) => toOrderPath(taskid, 'customer')));
  if (current.error && old.error && !current.data && !old.data)
    return (
      <OrderLoadFailure error={current.error} onRetry={() => void Promise.all([current.mutate(), old.mutate()])} />
    );
  if (current.data?.taskCount === 0 && old.data?.taskCount === 0) return <NoOrders />;
  return (
    <div className="flex flex-col gap-10">
      <Section id="orders-current" title={t('current')}>
        {current.error && !current.data && (
          <OrderLoadFailure error={current.error} onRetry={() => void current.mutate()} />
        )}
        {!current.error && !current.data && <ListSkeleton rows={4} rowClassName="h-36" isInPairs />}
        {current.data?.taskCount === 0 && <NothingCurrent />}
        {current.data && <OrderList tasks={current.data.lstTask} next={findNextVisit(current.data.lstTask)} />}
      </Section>
      {old.data?.taskCount !== 0 && (
        <Section id="orders-old" title={t('old')}>
          {old.error && !old.data && <OrderLoadFailure error={old.error} onRetry={() => void old.mutate()} />}
          {!old.error && !old.data && <ListSkeleton rows={4} rowClassName="h-36" isInPairs />}
          {old.data && <OrderList tasks={old.data.lstTask} isOver />}
          {old.data && <Pages page={page} count={Math.ceil(old.data.taskCount / PAGE_SIZE)} />}
        </Section>
      )}
    </div>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="text-18 font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface OrderListProps {
  readonly tasks: readonly TaskSummary[];
  readonly isOver?: boolean;
  /** Stands first, on the plate of the screen. */
  readonly next?: TaskSummary | undefined;
}

function OrderList({ tasks, isOver = false, next }: OrderListProps) {
  if (tasks.length === 0) return null;
  return (
    // One alone has the whole line: half of it would look as if something were missing.
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-2 [&>:only-child]:tablet:col-span-2">
      {next && <NextVisit task={next} />}
      {tasks
        .filter((task) => task !== next)
        .map((task) => (
          <OrderCard
            key={task.taskid}
            task={task}
            href={toOrderPath(task.taskid, 'customer')}
            action={isOver && <RepeatOrder task={task} variant="quiet" />}
          />
        ))}
    </ul>
  );
}

function NoOrders() {
  const t = useTranslations('order-following');
  return (
    <EmptyState
      icon={ReceiptText}
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <>
          <Link href="/services/house-cleaning/" className={toButtonClassName({})}>
            {t('empty.action')}
          </Link>
          <Link href="/services/" className={toButtonClassName({ variant: 'secondary' })}>
            {t('allServices')}
          </Link>
        </>
      }
    />
  );
}

function NothingCurrent() {
  const t = useTranslations('order-following');
  return (
    <Band
      action={
        <Link href="/services/" className={toButtonClassName({ variant: 'secondary' })}>
          {t('allServices')}
        </Link>
      }
    >
      <p>{t('noCurrent.title')}</p>
    </Band>
  );
}

function Pages({ page, count }: { page: number; count: number }) {
  const t = useTranslations('order-following');
  const locale = useLocale();
  const router = useRouter();
  if (count <= 1 && page === 1) return null;
  return (
    <nav aria-label={t('pages.label')} className="flex items-center justify-between gap-3 pt-2">
      <Button variant="secondary" disabled={page <= 1} onClick={() => router.push(toPath(page - 1))}>
        {t('pages.newer')}
      </Button>
      <span className="text-14 text-stone-500">
        {t('pages.page', { page: formatNumber(page, locale), count: formatNumber(Math.max(count, page), locale) })}
      </span>
      <Button variant="secondary" disabled={page >= count} onClick={() => router.push(toPath(page + 1))}>
        {t('pages.older')}
      </Button>
    </nav>
  );
}
