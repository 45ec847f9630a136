import { useSearchParams } from 'next/navigation';

import { CASE_GROUPS, DESK_QUEUES, type CaseGroup, type DeskQueue } from '@/lib/contract/desk-enumerations';

/** The list as the address has it: the address is the view. */
export interface ListAddress {
  /** Null on the start itself, which shows the caller's cases and then nobody's. */
  readonly group: CaseGroup | null;
  readonly queue: DeskQueue | null;
  /** Counts from nought. */
  readonly page: number;
  /** The number of the saved list that it began as; null for none. */
  readonly view: number | null;
}

const GROUP_PARAMETER = 'group';
const QUEUE_PARAMETER = 'queue';
export const PAGE_PARAMETER = 'page';
/** The number of the saved list that a list began as. */
export const VIEW_PARAMETER = 'view';

/** The list that the address names. */
export function useListAddress(): ListAddress {
  const parameters = useSearchParams();
  const page = Number(parameters.get(PAGE_PARAMETER));
  return {
    group: CASE_GROUPS.find((group) => group === parameters.get(GROUP_PARAMETER)) ?? null,
    queue: DESK_QUEUES.find((queue) => queue === parameters.get(QUEUE_PARAMETER)) ?? null,
    page: Number.isSafeInteger(page) && page > 0 ? page - 1 : 0,
    view: Number(parameters.get(VIEW_PARAMETER)) || null,
  };
}

/** The query of a list, `?group=mine&queue=cash`; empty for the start itself. */
export function toListQuery({ group, queue, page = 0, view }: Partial<ListAddress>): string {
  const query = new URLSearchParams();
  if (group) query.set(GROUP_PARAMETER, group);
  if (queue) query.set(QUEUE_PARAMETER, queue);
  if (page > 0) query.set(PAGE_PARAMETER, String(page + 1));
  if (view) query.set(VIEW_PARAMETER, String(view));
  return query.size === 0 ? '' : `?${query.toString()}`;
}

/** The address of a list below the desk, with its filter, page and saved list. */
export function toListPath(list: Partial<ListAddress>): string {
  return `/operator/${toListQuery(list)}`;
}
