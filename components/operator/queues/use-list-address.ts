import { useSearchParams } from 'next/navigation';

import {
  CASE_GROUPS,
  CASE_PAGE_SIZES,
  CASE_SORTS,
  DESK_QUEUES,
  type CaseGroup,
  type CasePageSize,
  type CaseSort,
  type DeskQueue,
} from '@/lib/contract/desk-enumerations';

import { readColumns, USUAL_COLUMNS, writeColumns, type CaseColumn } from './case-columns';

/** The list as the address has it: the address is the view. */
export interface ListAddress {
  /** Null on the start itself, which shows the caller's cases and then nobody's. */
  readonly group: CaseGroup | null;
  readonly queue: DeskQueue | null;
  readonly sort: CaseSort;
  readonly isDescending: boolean;
  /** The shown columns, in their order. */
  readonly columns: readonly CaseColumn[];
  /** Cases on a page. */
  readonly size: CasePageSize;
  /** Counts from nought. */
  readonly page: number;
  /** The number of the saved list that it began as; null for none. */
  readonly view: number | null;
}

const GROUP_PARAMETER = 'group';
const QUEUE_PARAMETER = 'queue';
/** `since`, or `-since` for the other direction. */
const SORT_PARAMETER = 'sort';
const COLUMNS_PARAMETER = 'columns';
const SIZE_PARAMETER = 'size';
export const PAGE_PARAMETER = 'page';
/** The number of the saved list that a list began as. */
export const VIEW_PARAMETER = 'view';

const [USUAL_SORT] = CASE_SORTS;
const [USUAL_SIZE] = CASE_PAGE_SIZES;
const TURNED = '-';

/** The list that the address names. */
export function useListAddress(): ListAddress {
  return readList(useSearchParams());
}

/** The list of a query. What it does not know is as usual. */
export function readList(parameters: URLSearchParams): ListAddress {
  const page = Number(parameters.get(PAGE_PARAMETER));
  const sort = parameters.get(SORT_PARAMETER) ?? '';
  const isDescending = sort.startsWith(TURNED);
  const known = CASE_SORTS.find((one) => one === (isDescending ? sort.slice(TURNED.length) : sort));
  return {
    group: CASE_GROUPS.find((group) => group === parameters.get(GROUP_PARAMETER)) ?? null,
    queue: DESK_QUEUES.find((queue) => queue === parameters.get(QUEUE_PARAMETER)) ?? null,
    sort: known ?? USUAL_SORT,
    isDescending: known !== undefined && isDescending,
    columns: readColumns(parameters.get(COLUMNS_PARAMETER)),
    size: CASE_PAGE_SIZES.find((size) => String(size) === parameters.get(SIZE_PARAMETER)) ?? USUAL_SIZE,
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    view: Number(parameters.get(VIEW_PARAMETER)) || null,
  };
}

/** The query of a list, `?group=mine&queue=cash`; empty for the start itself. What is as usual is left out. */
export function toListQuery(list: Partial<ListAddress>): string {
  const { group, queue, sort = USUAL_SORT, isDescending = false, page = 0, view } = list;
  const { columns = USUAL_COLUMNS, size = USUAL_SIZE } = list;
  const query = new URLSearchParams();
  const named = writeColumns(columns);
  if (group) query.set(GROUP_PARAMETER, group);
  if (queue) query.set(QUEUE_PARAMETER, queue);
  if (sort !== USUAL_SORT || isDescending) query.set(SORT_PARAMETER, (isDescending ? TURNED : '') + sort);
  if (named !== null) query.set(COLUMNS_PARAMETER, named);
  if (size !== USUAL_SIZE) query.set(SIZE_PARAMETER, String(size));
  if (page > 0) query.set(PAGE_PARAMETER, String(page + 1));
  if (view) query.set(VIEW_PARAMETER, String(view));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The address of a list below the desk, with its filter, order, page and saved list. */
export function toListPath(list: Partial<ListAddress>): string {
  return `/operator/${toListQuery(list)}`;
}

/** The list that the address names now. The page shows it a moment later: a quick press would meet an older one. */
export function readListNow(): ListAddress {
  return readList(new URLSearchParams(window.location.search));
}

/**
 * Another order, other columns or another size take the place of the address: the way back leads out of the list. The
 * change is made to the list that the address names at that moment, so that two quick presses both count.
 */
export function changeList(toChanges: (now: ListAddress) => Partial<ListAddress>): void {
  const now = readListNow();
  const url = new URL(window.location.href);
  url.search = toListQuery({ ...now, ...toChanges(now), page: 0 });
  window.history.replaceState(null, '', url);
}
