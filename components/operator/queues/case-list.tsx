import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';
import dynamic from 'next/dynamic';

import { usePageKeys } from '@/components/shared/keys/use-page-keys';
import { useRowAgain } from '@/components/shared/keys/use-row-again';
import { useRowKeys } from '@/components/shared/keys/use-row-keys';
import { LoadFailure } from '@/components/shared/load-failure';
import { useIsDesktop } from '@/components/shared/use-is-desktop';
import { useServerNowMs } from '@/components/shared/use-remaining';
import { Skeleton } from '@/components/ui/skeleton';
import { toPatientLoader } from '@/lib/client/patient-loader';
import { callFromBrowser } from '@/lib/client/browser';
import { useCall } from '@/lib/client/use-call';
import type { CallRequest } from '@/lib/contract';
import type { CaseGroup } from '@/lib/contract/desk-enumerations';
import { useRouter } from '@/lib/i18n/location';

import { BulkBar } from '../bulk/bulk-bar';
import { BulkCheckbox } from '../bulk/bulk-checkbox';
import type { BulkTarget } from '../bulk/bulk-target';
import { readPages } from '../bulk/read-pages';
import { useBulkKeys } from '../bulk/use-bulk-keys';
import { useSelection, type Selection } from '../bulk/use-selection';
import { QueuePages } from '../queue';
import { QUEUE_REFRESH_MS } from '../queue-refresh';
import { CaseRow } from './case-row';
import { CaseTable } from './case-table';
import { ListChoices } from './list-choices';
import type { CaseAct, ListedCase } from './listed-case';
import { readListNow, toListPath, type ListAddress } from './use-list-address';

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

/**
 * The cases of a group, the next deadline first unless the address says another order. Each row says whose it is and
 * who looks at it. From a desktop's width on it is a table, whose columns and order an operator chooses.
 */
export function CaseList({ group, list, most, hasKeys }: CaseListProps) {
  const t = useTranslations('desk-queues');
  const router = useRouter();
  const isWide = useIsDesktop();
  const { queue, sort, isDescending } = list;
  const wanted = { group, ...(queue && { queue }), sort, isDescending };
  const { data, error, mutate } = useCall(
    'operator/getallcase',
    { ...wanted, pageNumber: list.page, pageSize: most ?? list.size },
    { refreshInterval: QUEUE_REFRESH_MS, keepPreviousData: true },
  );
  const nowMs = useServerNowMs(data?.serverNowMs ?? null);
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-18 font-bold">{t(`groups.${group}`)}</h2>
      {!data && error && <LoadFailure title={t('failed')} error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton className="h-48 rounded-card" />}
      {/* In two lines: what nobody owns stands below it. */}
      {data?.lstCase.length === 0 && (
        <p className="rounded-card border border-stone-200 bg-card px-4 py-3">
          <span className="block font-semibold">{t('emptyTitle')}</span>
          <span className="text-stone-500">{t(`empty.${group}`)}</span>
        </p>
      )}
      {data && isWide && most === undefined && <ListChoices list={list} />}
      {data && (
        <Rows
          // Another list has another selection.
          key={`${group} ${queue ?? ''}`}
          cases={data.lstCase}
          label={t(`groups.${group}`)}
          nowMs={nowMs}
          hasKeys={hasKeys}
          list={list}
          isSortable={most === undefined}
          isWide={isWide}
          totalCount={most === undefined ? data.totalCount : data.lstCase.length}
          readAll={most === undefined ? () => readAllCases(wanted) : undefined}
        />
      )}
      {most === undefined && (
        <QueuePages
          page={list.page}
          pageSize={list.size}
          totalCount={data?.totalCount ?? 0}
          onPage={(page) => router.push(toListPath({ ...readListNow(), page }))}
        />
      )}
    </section>
  );
}

function toCaseTarget({ queue, caseid, fullname, code, owner }: ListedCase): BulkTarget {
  const name = fullname === '' ? code : fullname;
  return { key: `${queue}-${caseid}`, of: 'case', id: caseid, name, queue, ownerId: owner?.userid ?? null };
}

function readAllCases(wanted: CallRequest<'operator/getallcase'>): Promise<readonly BulkTarget[]> {
  return readPages(async (page) => {
    const { lstCase, totalCount } = await callFromBrowser('operator/getallcase', { ...wanted, ...page });
    return { rows: lstCase.map(toCaseTarget), totalCount };
  });
}

interface RowsProps {
  readonly cases: readonly ListedCase[];
  readonly label: string;
  readonly nowMs: number | null;
  readonly hasKeys: boolean;
  readonly list: ListAddress;
  /** False where the order is fixed. */
  readonly isSortable: boolean;
  /** As wide as a desktop: a table. */
  readonly isWide: boolean;
  readonly totalCount: number;
  readonly readAll: (() => Promise<readonly BulkTarget[]>) | undefined;
}

function Rows({ cases, label, nowMs, hasKeys, list, isSortable, isWide, totalCount, readAll }: RowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const targets = cases.map(toCaseTarget);
  const selection = useSelection(targets);
  const [open, setOpen] = useState<{ readonly act: CaseAct; readonly of: ListedCase } | null>(null);
  const close = () => setOpen(null);
  const act = (wanted: CaseAct, of: ListedCase) => setOpen({ act: wanted, of });
  const toBox = (target: BulkTarget) => <BulkCheckbox target={target} selection={selection} />;
  return (
    <>
      <BulkBar shown={targets} selection={selection} totalCount={totalCount} readAll={readAll} hasKeys={hasKeys} />
      {cases.length > 0 && (
        <div ref={rows}>
          {isWide ? (
            <CaseTable
              cases={cases}
              targets={targets}
              label={label}
              nowMs={nowMs}
              list={list}
              isSortable={isSortable}
              onAct={act}
              toBox={toBox}
            />
          ) : (
            <ul aria-label={label} className="overflow-hidden rounded-card border border-stone-200 bg-card">
              {cases.map((one) => {
                const target = toCaseTarget(one);
                return (
                  <CaseRow
                    key={target.key}
                    of={one}
                    nowMs={nowMs}
                    onAct={(wanted) => act(wanted, one)}
                    rowKey={target.key}
                    box={toBox(target)}
                  />
                );
              })}
            </ul>
          )}
        </div>
      )}
      {hasKeys && <RowKeys rows={rows} cases={cases} selection={selection} onAct={act} />}
      {open?.act === 'assign' && <AssignDialog of={open.of} onClose={close} />}
      {open?.act === 'snooze' && <SnoozeDialog of={open.of} onClose={close} />}
    </>
  );
}

interface RowKeysProps {
  readonly rows: RefObject<HTMLElement | null>;
  readonly cases: readonly ListedCase[];
  readonly selection: Selection;
  readonly onAct: (act: CaseAct, of: ListedCase) => void;
}

/** J and K go from row to row; E, Z and X are for the row that has the focus. */
function RowKeys({ rows, cases, selection, onAct }: RowKeysProps) {
  useRowKeys(rows);
  useRowAgain(rows, cases.length);
  useBulkKeys(rows, selection);
  const act = (wanted: CaseAct) => {
    const row = document.activeElement?.closest('[data-bulk-row]');
    const key = row && rows.current?.contains(row) ? row.getAttribute('data-bulk-row') : null;
    const of = cases.find((one) => toCaseTarget(one).key === key);
    if (of && (wanted === 'assign' || of.isMine)) onAct(wanted, of);
  };
  usePageKeys({ KeyE: () => act('assign'), KeyZ: () => act('snooze') });
  return null;
}
