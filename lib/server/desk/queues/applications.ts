import { and, eq, inArray, lte, not, sql } from 'drizzle-orm';

import { paperRequests, providerApplications, users } from '../../schema';
import type { QueueRows } from './queue';

const { userId, sentAt, state } = providerApplications;

const isOfApplicant = sql`FROM ${paperRequests} WHERE ${paperRequests.userId} = ${userId}`;
/** A paper was asked for, and its applicant is to send it. */
const waitsForPaper = sql`EXISTS (SELECT 1 ${isOfApplicant} AND ${paperRequests.state} = 'open')`;

/** Applications that were sent and wait for a decision. While a paper is awaited, the clock stands. */
export const applicationRows: QueueRows = {
  table: providerApplications,
  caseId: userId,
  since: sql`greatest(${sentAt}, (SELECT max(${paperRequests.turnedAt}) ${isOfApplicant}))`,
  waits: (now) => and(eq(state, 'documents'), lte(sentAt, now), not(waitsForPaper)),
  waitsForOther: () => and(eq(state, 'documents'), waitsForPaper),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: userId,
        code: users.mobile,
        firstName: providerApplications.firstName,
        lastName: providerApplications.lastName,
      })
      .from(providerApplications)
      .innerJoin(users, eq(users.id, userId))
      .where(inArray(userId, [...caseIds])),
};
