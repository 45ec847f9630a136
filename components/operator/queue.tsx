import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';

import { useRowAgain } from '@/components/shared/keys/use-row-again';
import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { LoadFailure } from '@/components/shared/load-failure';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { DESK_QUEUES, type DeskQueue, type OrderQueue } from '@/lib/contract/desk-enumerations';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import { QueueClocks } from './queues/queue-clocks';
import { QUEUE_PAGE_SIZE } from './use-queue';

interface QueueProps<Row> {
  readonly name: Exclude<DeskQueue, OrderQueue> | 'payoutRows' | 'giftCodes' | 'pauses' | 'seconds';
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Counts from nought. */
  readonly page: number;
  readonly totalCount: number;
  readonly onPage: (page: number) => void;
  readonly children: (row: Row) => ReactNode;
}

/**
 * Waiting rows, oldest first, a page at a time; an empty queue says so. J and K go from row to row. A row of a queue
 * shows its clock with `QueuedClock`.
 */
export function Queue<Row>({ name, rows, error, onRetry, page, totalCount, onPage, children }: QueueProps<Row>) {
  const t = useTranslations('desk');
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  useRowAgain(list, rows?.length ?? 0);
  if (!rows && error) return <LoadFailure title={t('failed')} error={error} onRetry={onRetry} />;
  if (!rows) return <Skeleton className="h-48 rounded-card" />;
  const queue = DESK_QUEUES.find((each) => each === name) ?? null;
  return (
    <QueueClocks queue={rows.length === 0 ? null : queue} page={page}>
      {rows.length === 0 ? (
        <EmptyState title={t(`empty.${name}.title`)} text={t(`empty.${name}.text`)} />
      ) : (
        <ul ref={list} className="flex flex-col gap-3">
          {rows.map(children)}
        </ul>
      )}
      <QueuePages page={page} totalCount={totalCount} onPage={onPage} />
    </QueueClocks>
  );
}

interface QueuePagesProps {
  /** Counts from nought. */
  readonly page: number;
  readonly totalCount: number;
  readonly pageSize?: number;
  readonly onPage: (page: number) => void;
}

/** The way through the pages of a queue; nothing where one page has it all. */
export function QueuePages({ page, totalCount, pageSize = QUEUE_PAGE_SIZE, onPage }: QueuePagesProps) {
  const t = useTranslations('desk');
  const locale = useLocale();
  const pageCount = Math.max(1, Math.ceil(totalCount / pageSize));
  if (pageCount === 1 && page === 0) return null;
  return (
    <nav aria-label={t('pages')} className="flex items-center justify-between gap-3">
      <Button variant="secondary" disabled={page <= 0} onClick={() => onPage(page - 1)}>
        {t('previous')}
      </Button>
      <span className="text-14 text-stone-500">
        {t('page', { page: formatNumber(page + 1, locale), count: formatNumber(pageCount, locale) })}
      </span>
      <Button variant="secondary" disabled={page + 1 >= pageCount} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
