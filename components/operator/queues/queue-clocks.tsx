import { useTranslations } from 'next-intl';
import { createContext, useContext, type ReactNode } from 'react';

import { useServerNowMs } from '@/components/shared/use-remaining';
import { WrittenText } from '@/components/ui/written-text';
import { useCall } from '@/lib/client/use-call';
import type { DeskQueue } from '@/lib/contract/desk-enumerations';

import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { QUEUE_PAGE_SIZE } from '../use-queue';
import { CaseClock } from './case-clock';
import type { ListedCase } from './listed-case';

interface Clocks {
  readonly cases: readonly ListedCase[];
  readonly nowMs: number | null;
}

const ClocksContext = createContext<Clocks>({ cases: [], nowMs: null });

interface QueueClocksProps {
  /** Null asks for no clock: the list is of no queue, or it is empty. */
  readonly queue: DeskQueue | null;
  /** Counts from nought. */
  readonly page: number;
  readonly children: ReactNode;
}

/** The clocks of a page of a queue, as the desk's first page has them. Each card shows its own with `QueuedClock`. */
export function QueueClocks({ queue, page, children }: QueueClocksProps) {
  const { data } = useCall(
    'operator/getallcase',
    queue === null ? null : { queue, pageNumber: page, pageSize: QUEUE_PAGE_SIZE },
    { refreshInterval: QUEUE_REFRESH_MS },
  );
  const nowMs = useServerNowMs(data?.serverNowMs ?? null);
  return <ClocksContext value={{ cases: data?.lstCase ?? [], nowMs }}>{children}</ClocksContext>;
}

/**
 * The time that is left to decide the case of a card, or since when it is late. Its owner stands beside it. Empty for a
 * case that does not wait.
 */
export function QueuedClock({ caseId }: { readonly caseId: number }) {
  const t = useTranslations('desk-queues');
  const { cases, nowMs } = useContext(ClocksContext);
  const of = cases.find(({ caseid }) => caseid === caseId);
  if (!of) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
      <CaseClock of={of} nowMs={nowMs} />
      {of.owner !== null && (
        <span>{of.isMine ? t('isYours') : <WrittenText text={t('isOf', { name: of.owner.fullname })} />}</span>
      )}
    </span>
  );
}
