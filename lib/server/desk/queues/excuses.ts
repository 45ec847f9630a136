import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { users, withdrawalExcuses } from '../../schema';
import type { QueueRows } from './queue';

/** Papers for withdrawals. Of somebody who is erased there is nothing left to decide. */
export const excuseRows: QueueRows = {
  table: withdrawalExcuses,
  caseId: withdrawalExcuses.id,
  since: sql`${withdrawalExcuses.sentAt}`,
  waits: (now) =>
    and(
      lte(withdrawalExcuses.sentAt, now),
      isNull(withdrawalExcuses.decidedAt),
      sql`NOT EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${withdrawalExcuses.userId} AND ${users.erasedAt} IS NOT NULL)`,
    ),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: withdrawalExcuses.id,
        code: users.mobile,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(withdrawalExcuses)
      .innerJoin(users, eq(users.id, withdrawalExcuses.userId))
      .where(inArray(withdrawalExcuses.id, [...caseIds])),
};
