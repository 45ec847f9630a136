import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';
import dynamic from 'next/dynamic';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { LoadFailure } from '@/components/shared/load-failure';
import { useServerNowMs } from '@/components/shared/use-remaining';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/states';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { useCall } from '@/lib/client/use-call';
import type { CaseGroup } from '@/lib/contract/desk-enumerations';
import { useRouter } from '@/lib/i18n/location';

import { QueuePages } from '../queue';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { QUEUE_PAGE_SIZE } from '../use-queue';
import { CaseRow } from './case-row';
import type { CaseAct, ListedCase } from './listed-case';
import { toListPath, type ListAddress } from './use-list-address';

const AssignDialog = dynamic(
  toPatientLoader(() => import('./assign-dialog').then((module) => module.AssignDialog)),
  { ssr: false },
);
const SnoozeDialog = dynamic(
  toPatientLoader(() => import('./snooze-dialog').then((module) => module.SnoozeDialog)),
  { ssr: false },
);

interface CaseListProps {
  readonly group: CaseGroup;
  readonly list: ListAddress;
  /** How many are shown, without pages; left out for a page of the list. */
  readonly most?: number;
  /** One list of the page has the keys for its rows. */
  readonly hasKeys: boolean;
}

/** The cases of a group, the next deadline first; each row says whose it is and who looks at it. */
export function CaseList({ group, list: { queue, page, ...list }, most, hasKeys }: CaseListProps) {
  const t = useTranslations('desk-queues');
  const router = useRouter();
  const { data, error, mutate } = useCall(
    'operator/getallcase',
    { group, ...(queue && { queue }), pageNumber: page, pageSize: most ?? QUEUE_PAGE_SIZE },
    { refreshInterval: QUEUE_REFRESH_MS, keepPreviousData: true },
  );
  const nowMs = useServerNowMs(data?.serverNowMs ?? null);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t(`groups.${group}`)}</h2>
      {!data && error && <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-48 rounded-card" />}
      {data?.lstCase.length === 0 && <EmptyState title={t('emptyTitle')} text={t(`empty.${group}`)} />}
      {data && data.lstCase.length > 0 && (
        <Rows cases={data.lstCase} label={t(`groups.${group}`)} nowMs={nowMs} hasKeys={hasKeys} />
      )}
      {most === undefined && (
        <QueuePages
          page={page}
          totalCount={data?.totalCount ?? 0}
          onPage={(wanted) => router.push(toListPath({ ...list, queue, page: wanted }))}
        />
      )}
    </section>
  );
}

interface RowsProps {
  readonly cases: readonly ListedCase[];
  readonly label: string;
  readonly nowMs: number | null;
  readonly hasKeys: boolean;
}

function Rows({ cases, label, nowMs, hasKeys }: RowsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<{ readonly act: CaseAct; readonly of: ListedCase } | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <ul ref={rows} aria-label={label} className="overflow-hidden rounded-card border border-stone-200 bg-card">
        {cases.map((one) => (
          <CaseRow
            key={`${one.queue}-${one.caseid}`}
            of={one}
            nowMs={nowMs}
            onAct={(act) => setOpen({ act, of: one })}
          />
        ))}
      </ul>
      {hasKeys && <RowKeys rows={rows} cases={cases} onAct={(act, of) => setOpen({ act, of })} />}
      {open?.act === 'assign' && <AssignDialog of={open.of} onClose={close} />}
      {open?.act === 'snooze' && <SnoozeDialog of={open.of} onClose={close} />}
    </>
  );
}

interface RowKeysProps {
  readonly rows: RefObject<HTMLUListElement | null>;
  readonly cases: readonly ListedCase[];
  readonly onAct: (act: CaseAct, of: ListedCase) => void;
}

/** J and K go from row to row; E and Z are for the row that has the focus. */
function RowKeys({ rows, cases, onAct }: RowKeysProps) {
  useRowKeys(rows);
  const act = (wanted: CaseAct) => {
    const links = [...(rows.current?.querySelectorAll('[data-row]') ?? [])];
    const of = cases[links.findIndex((link) => link === document.activeElement)];
    if (of && (wanted === 'assign' || of.isMine)) onAct(wanted, of);
  };
  usePageKeys({ KeyE: () => act('assign'), KeyZ: () => act('snooze') });
  return null;
}
