import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { cashClaims, tasks, users } from '../../schema';
import type { QueueRows } from './queue';

/** Claims of cash that was not paid. */
export const cashRows: QueueRows = {
  table: cashClaims,
  caseId: cashClaims.taskId,
  since: sql`${cashClaims.claimedAt}`,
  waits: (now) => and(isNull(cashClaims.endedAt), lte(cashClaims.claimedAt, now)),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: cashClaims.taskId,
        code: tasks.code,
        amountRial: cashClaims.amountRials,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(cashClaims)
      .innerJoin(tasks, eq(tasks.id, cashClaims.taskId))
      .innerJoin(users, eq(users.id, tasks.customerId))
      .where(inArray(cashClaims.taskId, [...caseIds])),
};
