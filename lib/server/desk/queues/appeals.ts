import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { sanctions, users } from '../../schema';
import type { QueueRows } from './queue';

/** Appeals against sanctions. Of somebody who is erased there is nothing left to decide. */
export const appealRows: QueueRows = {
  table: sanctions,
  caseId: sanctions.id,
  since: sql`${sanctions.appealedAt}`,
  waits: (now) =>
    and(
      lte(sanctions.appealedAt, now),
      isNull(sanctions.decidedAt),
      sql`NOT EXISTS (SELECT FROM ${users} WHERE ${users.id} = ${sanctions.userId} AND ${users.erasedAt} IS NOT NULL)`,
    ),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: sanctions.id,
        code: users.mobile,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(sanctions)
      .innerJoin(users, eq(users.id, sanctions.userId))
      .where(inArray(sanctions.id, [...caseIds])),
};
