import { and, asc, eq, inArray } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../../ports/database';
import { moveReasons, users } from '../../schema';

/** The key of a reason for returning a work to the company; it is no move of the order, which stays as it is. */
export const RETURN_MOVE = 'returnToCompany';

export interface Returned {
  readonly fullname: string;
  readonly reason: string;
}

/** The worker who gave each of these works back last, and why. */
export async function findReturned(
  executor: Executor,
  taskIds: readonly number[],
): Promise<ReadonlyMap<number, Returned>> {
  if (taskIds.length === 0) return new Map();
  const rows = await executor
    .select({
      taskId: moveReasons.taskId,
      reason: moveReasons.reason,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(moveReasons)
    .innerJoin(users, eq(users.id, moveReasons.actorId))
    .where(and(inArray(moveReasons.taskId, [...taskIds]), eq(moveReasons.move, RETURN_MOVE)))
    .orderBy(asc(moveReasons.id));
  // The last one stays.
  return new Map(rows.map((row) => [row.taskId, { fullname: toFullName(row), reason: row.reason }]));
}

/** The ids of the workers who gave this work back, at any time. */
export async function listWhoReturned(executor: Executor, taskId: number): Promise<ReadonlySet<number>> {
  const rows = await executor
    .select({ actorId: moveReasons.actorId })
    .from(moveReasons)
    .where(and(eq(moveReasons.taskId, taskId), eq(moveReasons.move, RETURN_MOVE)));
  return new Set(rows.map(({ actorId }) => actorId));
}
