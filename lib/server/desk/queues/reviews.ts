import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';

import { reviewModerations, tasks, users } from '../../schema';
import type { QueueRows } from './queue';

/** Appeals of writers whose reviews were masked or hidden. */
export const reviewRows: QueueRows = {
  table: reviewModerations,
  caseId: reviewModerations.id,
  since: sql`${reviewModerations.appealedAt}`,
  waits: (now) => and(lte(reviewModerations.appealedAt, now), isNull(reviewModerations.appealDecidedAt)),
  mayDecide: (userId) => ne(reviewModerations.decidedById, userId),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: reviewModerations.id,
        code: tasks.code,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(reviewModerations)
      .innerJoin(tasks, eq(tasks.id, reviewModerations.taskId))
      .innerJoin(users, eq(users.id, reviewModerations.customerId))
      .where(inArray(reviewModerations.id, [...caseIds])),
};
