import {
  columnOrderingFeature,
  columnVisibilityFeature,
  createColumnHelper,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type SortingState,
} from '@tanstack/react-table';
import { useTranslations } from 'next-intl';
import { useMemo, useRef, useState, type ReactNode } from 'react';

import { isComingBackTo } from '@/components/shared/keys/use-row-again';
import { CASE_SORTS } from '@/lib/contract/desk-enumerations';
import { QUEUES } from '@/lib/domain/desk/queues';

import type { BulkTarget } from '../bulk/bulk-target';
import { CaseCell } from './case-cell';
import { CASE_COLUMNS, type CaseColumn } from './case-columns';
import type { CaseAct, ListedCase } from './listed-case';
import { SortHead } from './sort-head';
import { changeList, type ListAddress } from './use-list-address';
import { useRowClicks } from './use-row-clicks';
import { useRowWindow } from './use-row-window';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature });
const helper = createColumnHelper<typeof features, ListedCase>();
const COLUMNS = helper.columns([
  helper.accessor('dueAtMs', { id: 'due' }),
  helper.accessor('fullname', { id: 'case', enableSorting: false }),
  helper.accessor('queue', { id: 'queue' }),
  helper.accessor('amountRial', { id: 'amount', enableSorting: false }),
  helper.accessor('owner', { id: 'owner' }),
  helper.accessor('sinceMs', { id: 'since' }),
]);

/** The shares of the columns in the table's width; a case has what is left. */
const SHARES: Readonly<Record<Exclude<CaseColumn, 'case'>, number>> = {
  due: 4.75,
  queue: 3.75,
  amount: 3,
  owner: 3,
  since: 4,
};
const SHARE_OF_CASE = 4.5;
const WHOLE_PERCENT = 92;

interface CaseTableProps {
  readonly cases: readonly ListedCase[];
  /** The cases for a bulk act, in their order. */
  readonly targets: readonly BulkTarget[];
  readonly label: string;
  readonly nowMs: number | null;
  readonly list: Pick<ListAddress, 'columns' | 'sort' | 'isDescending'>;
  /** False where the order is fixed. */
  readonly isSortable: boolean;
  readonly onAct: (act: CaseAct, of: ListedCase) => void;
  readonly toBox: (target: BulkTarget) => ReactNode;
}

/** The cases as a table, for a desktop: the address says its columns and its order, and the server sorts. */
export function CaseTable({ cases, targets, label, nowMs, list, isSortable, onAct, toBox }: CaseTableProps) {
  const t = useTranslations('desk-queues.table');
  const body = useRef<HTMLTableSectionElement>(null);
  const keys = targets.map(({ key }) => key);
  const [firstKept] = useState(() => findOpened(cases, keys));
  const { parts, isVirtual, measure } = useRowWindow(body, keys, firstKept);
  useRowClicks(body);
  const table = useCaseTable({ cases, list, isSortable });
  const rows = table.getRowModel().rows;
  const shown = table.getVisibleLeafColumns();
  return (
    <div className="overflow-clip rounded-card border border-stone-200 bg-card">
      <table aria-rowcount={isVirtual ? cases.length + 1 : undefined} className="w-full table-fixed text-start">
        <caption className="sr-only">{label}</caption>
        <colgroup>
          <col className="w-12" />
          {shown.map(({ id }) => (
            <col key={id} style={{ width: toWidth(id, shown) }} />
          ))}
        </colgroup>
        <thead className="case-head sticky z-bar bg-stone-50 shadow-[inset_0_-1px_0_theme(colors.stone.200)] low:static">
          <tr aria-rowindex={isVirtual ? 1 : undefined}>
            <th scope="col">
              <span className="sr-only">{t('chosen')}</span>
            </th>
            {table.getLeafHeaders().map(({ id, column }) => (
              <SortHead
                key={id}
                name={t(`columns.${toColumn(column.id)}`)}
                sorted={column.getCanSort() ? column.getIsSorted() : null}
                onSort={() => changeList(toSorted(column.id))}
              />
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {parts.map((part) => {
            const [row, target] = [rows[part.index], targets[part.index]];
            if (part.kind === 'gap')
              return <GapRow key={`gap ${part.index}`} heightPx={part.heightPx} width={shown.length + 1} />;
            return (
              row &&
              target && (
                <tr
                  key={target.key}
                  ref={isVirtual ? measure : undefined}
                  data-index={part.index}
                  data-bulk-row={target.key}
                  aria-rowindex={isVirtual ? part.index + 2 : undefined}
                  className="cursor-pointer border-t border-stone-200 has-[a:focus]:bg-enamel-50 has-[a:hover]:bg-stone-50"
                >
                  <td className="py-2">{toBox(target)}</td>
                  {row.getVisibleCells().map(({ id, column }) => (
                    <Cell key={id} column={toColumn(column.id)} of={row.original} nowMs={nowMs} onAct={onAct} />
                  ))}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The room of the rows that are out of sight. */
function GapRow({ heightPx, width }: { readonly heightPx: number; readonly width: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={width} style={{ height: heightPx }} />
    </tr>
  );
}

interface CellProps extends Pick<CaseTableProps, 'nowMs' | 'onAct'> {
  readonly column: CaseColumn;
  readonly of: ListedCase;
}

function Cell({ column, of, nowMs, onAct }: CellProps) {
  const Part = column === 'case' ? 'th' : 'td';
  return (
    <Part
      scope={column === 'case' ? 'row' : undefined}
      className="hyphens-auto break-words px-2 py-2 text-start font-normal leading-snug"
    >
      <CaseCell column={column} of={of} nowMs={nowMs} onAct={(act) => onAct(act, of)} />
    </Part>
  );
}

/** The library's table: which columns are shown, in which order, and by which they are sorted. */
function useCaseTable({ cases, list, isSortable }: Pick<CaseTableProps, 'cases' | 'list' | 'isSortable'>) {
  const named = list.columns.join(' ');
  const { sort, isDescending } = list;
  // The library renders again whenever a part of its state is another object.
  const state = useMemo(() => {
    const columnOrder = named.split(' ');
    const sorting: SortingState = [{ id: sort, desc: isDescending }];
    return {
      columnOrder,
      columnVisibility: Object.fromEntries(CASE_COLUMNS.map((column) => [column, columnOrder.includes(column)])),
      sorting,
    };
  }, [named, sort, isDescending]);
  return useTable({
    features,
    columns: COLUMNS,
    data: cases,
    state,
    enableSorting: isSortable,
    manualSorting: true,
  });
}

/** Sorts by a column, or turns the order around where the list is sorted by it already. */
const toSorted = (id: string) => (now: ListAddress) => ({
  sort: CASE_SORTS.find((one) => one === id) ?? now.sort,
  isDescending: now.sort === id && !now.isDescending,
});

const toColumn = (id: string): CaseColumn => CASE_COLUMNS.find((column) => column === id) ?? 'case';

function toWidth(id: string, shown: readonly { readonly id: string }[]): string | undefined {
  const toShare = (one: string) => {
    const column = toColumn(one);
    return column === 'case' ? SHARE_OF_CASE : SHARES[column];
  };
  if (id === 'case') return undefined;
  return `${(toShare(id) / shown.reduce((sum, one) => sum + toShare(one.id), 0)) * WHOLE_PERCENT}%`;
}

/** The row that the reader opened, on the way back to the list. */
function findOpened(cases: readonly ListedCase[], keys: readonly string[]): string | null {
  return keys[cases.findIndex(({ queue, caseid }) => isComingBackTo(QUEUES[queue].toPath(caseid)))] ?? null;
}
