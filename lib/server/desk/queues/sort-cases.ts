import { asc, desc, sql, type SQL } from 'drizzle-orm';

import { DESK_QUEUES, type CaseSort, type DeskQueue } from '@/lib/contract/desk-enumerations';

import { deskCases } from '../../schema';
import { isOwned } from './conditions';
import { QUEUE_ROWS } from './queues';
import type { DeskReader } from './reader';

export interface CaseOrder {
  readonly sort: CaseSort;
  readonly isDescending: boolean;
}

export const DUE_FIRST: CaseOrder = { sort: 'due', isDescending: false };

interface Sorted {
  readonly queue: DeskQueue;
  readonly caseId: number;
  readonly sinceMs: number;
  readonly dueMs: number;
  readonly ownerId: number | null;
}

/**
 * The order of the rows of one queue. It agrees with `compareCases`, so that the first rows of each queue hold the
 * first rows of all. Within a queue the longest wait is due first.
 */
export function toOrder(queue: DeskQueue, { sort, isDescending }: CaseOrder, reader: DeskReader): SQL[] {
  const { since, caseId } = QUEUE_ROWS[queue];
  const dueFirst = [asc(since), asc(caseId)];
  if (sort === 'queue') return dueFirst;
  if (sort === 'owner') {
    const rank = toOwnerRank(queue, reader);
    return [isDescending ? desc(rank) : asc(rank), ...dueFirst];
  }
  return isDescending ? [desc(since), desc(caseId)] : dueFirst;
}

/** Compares two cases of any queues. What is equal in the order is due first. */
export function compareCases(
  { sort, isDescending }: CaseOrder,
  reader: DeskReader,
): (one: Sorted, other: Sorted) => number {
  const sign = isDescending ? -1 : 1;
  const ownerIds = listByName(reader);
  const toRank = ({ ownerId }: Sorted) => (ownerId === null ? ownerIds.length : ownerIds.indexOf(ownerId));
  const toPlace = ({ queue }: Sorted) => DESK_QUEUES.indexOf(queue);
  const byWait = (one: Sorted, other: Sorted) => one.sinceMs - other.sinceMs || one.caseId - other.caseId;
  const byDue = (one: Sorted, other: Sorted) => one.dueMs - other.dueMs || byWait(one, other);
  return {
    due: (one: Sorted, other: Sorted) => sign * byDue(one, other),
    since: (one: Sorted, other: Sorted) => sign * byWait(one, other),
    queue: (one: Sorted, other: Sorted) => sign * (toPlace(one) - toPlace(other)) || byDue(one, other),
    owner: (one: Sorted, other: Sorted) => sign * (toRank(one) - toRank(other)) || byDue(one, other),
  }[sort];
}

/** The operators by name, for a list that all read: letters of one language have one order. */
function listByName({ colleagues }: DeskReader): readonly number[] {
  const { compare } = new Intl.Collator('fa');
  return colleagues.toSorted((one, other) => compare(one.fullname, other.fullname)).map(({ userid }) => userid);
}

/** The owner's place among the names, from 1; null for nobody's, which the database puts after all others. */
function toOwnerRank(queue: DeskQueue, reader: DeskReader): SQL {
  const ids = sql.join(
    listByName(reader).map((userId) => sql`${userId}`),
    sql`, `,
  );
  return sql`CASE WHEN ${isOwned(queue, reader)} THEN array_position(ARRAY[${ids}]::int[], ${deskCases.ownerId}) END`;
}
