import { and, eq, exists, inArray, lte, not, sql, type SQL } from 'drizzle-orm';

import { paperRequests, providerApplications, users } from '../../schema';
import type { QueueRows } from './queue';

/** An applicant's papers are a matter of the application while the desk decides on it. */
const ofApplication = exists(
  sql`(SELECT 1 FROM ${providerApplications} WHERE ${providerApplications.userId} = ${paperRequests.userId} AND ${providerApplications.state} = 'documents')`,
);
const asOwn = (...states: (typeof paperRequests.$inferSelect.state)[]): SQL | undefined =>
  and(inArray(paperRequests.state, states), not(ofApplication));

/** Papers that were asked for and have come, or did not come in time. */
export const paperRows: QueueRows = {
  table: paperRequests,
  caseId: paperRequests.id,
  since: sql`${paperRequests.turnedAt}`,
  waits: (now) => and(asOwn('sent', 'lapsed'), lte(paperRequests.turnedAt, now)),
  waitsForOther: () => asOwn('open'),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: paperRequests.id,
        code: users.mobile,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(paperRequests)
      .innerJoin(users, eq(users.id, paperRequests.userId))
      .where(inArray(paperRequests.id, [...caseIds])),
};
