import { and, eq, gt, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';

import type { CaseGroup, DeskQueue } from '@/lib/contract/desk-enumerations';
import { toCaseBounds } from '@/lib/domain/desk/queues';

import { deskCases } from '../../schema';
import { QUEUE_ROWS } from './queues';
import { listOwners, type DeskReader } from './reader';

/** A case's row with the row of its owner, where it has one. */
export function isOfCase(queue: DeskQueue): SQL | undefined {
  return and(eq(deskCases.queue, queue), eq(deskCases.subjectId, QUEUE_ROWS[queue].caseId));
}

/**
 * Whether the case has an owner. An operator who left the desk or lost the role owns nothing. A case that came back, as
 * a dispute does by an appeal, is nobody's again.
 */
export function isOwned(queue: DeskQueue, reader: DeskReader): SQL {
  const owners = listOwners(reader, queue).map(({ userid }) => userid);
  const isTaken = and(
    inArray(deskCases.ownerId, [0, ...owners]),
    sql`${deskCases.takenAt} >= ${QUEUE_ROWS[queue].since}`,
  );
  return sql`coalesce(${isTaken}, false)`;
}

/** The cases of a group, within those of a queue that wait for an operator. */
export function isInGroup(queue: DeskQueue, group: Exclude<CaseGroup, 'other' | 'all'>, reader: DeskReader): SQL {
  const { since } = QUEUE_ROWS[queue];
  const { overdueMs, soonMs } = toCaseBounds(queue, reader.now.getTime(), reader.time);
  const isOverdue = sql`${since} <= ${toInstant(overdueMs)}`;
  const owned = isOwned(queue, reader);
  const isMine = and(owned, eq(deskCases.ownerId, reader.userId));
  const isSnoozed = gt(deskCases.snoozedUntil, reader.now);
  const conditions = {
    overdue: isOverdue,
    soon: and(not(isOverdue), sql`${since} <= ${toInstant(soonMs)}`),
    mine: and(isMine, or(isNull(deskCases.snoozedUntil), not(isSnoozed))),
    snoozed: and(isMine, isSnoozed),
    nobody: not(owned),
  } as const;
  return conditions[group] ?? sql`true`;
}

/** An instant beside a statement, which has no column's own way of writing it. */
const toInstant = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
