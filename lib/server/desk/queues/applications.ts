import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { providerApplications, users } from '../../schema';
import type { QueueRows } from './queue';

/** Applications that were sent and wait for a decision. */
export const applicationRows: QueueRows = {
  table: providerApplications,
  caseId: providerApplications.userId,
  since: sql`${providerApplications.sentAt}`,
  waits: (now) => and(eq(providerApplications.state, 'documents'), lte(providerApplications.sentAt, now)),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: providerApplications.userId,
        code: users.mobile,
        firstName: providerApplications.firstName,
        lastName: providerApplications.lastName,
      })
      .from(providerApplications)
      .innerJoin(users, eq(users.id, providerApplications.userId))
      .where(inArray(providerApplications.userId, [...caseIds])),
};
