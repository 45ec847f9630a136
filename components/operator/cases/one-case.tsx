import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { LoadFailure } from '@/components/shared/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';

interface OneCaseProps<Row> {
  /** Undefined until they are read: the case alone, or nothing where it is not there. */
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children: (row: Row) => ReactNode;
}

/** The case of a page. Without a case the page says that there is none. */
export function OneCase<Row>({ rows, error, onRetry, children }: OneCaseProps<Row>) {
  const t = useTranslations('desk');
  if (!rows && error) return <LoadFailure title={t('case.failed')} error={error} onRetry={onRetry} />;
  if (!rows) return <Skeleton className="h-72 rounded-card" />;
  const [row] = rows;
  return row === undefined ? <EmptyState title={t('gone')} text={t('goneText')} /> : <>{children(row)}</>;
}
