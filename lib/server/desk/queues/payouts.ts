import { and, eq, inArray, lte, sql } from 'drizzle-orm';

import { payoutRuns, users } from '../../schema';
import type { QueueRows } from './queue';

/** Runs of payouts that wait for their second operator; the person is who made one. */
export const payoutRows: QueueRows = {
  table: payoutRuns,
  caseId: payoutRuns.id,
  since: sql`${payoutRuns.madeAt}`,
  // The state stands in the statement, as the index of what waits has it.
  waits: (now) => and(sql`${payoutRuns.state} = 'made'`, lte(payoutRuns.madeAt, now)),
  mayDecide: (userId) => sql`${payoutRuns.madeById} IS DISTINCT FROM ${userId}`,
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: payoutRuns.id,
        code: sql<string>`'P-' || ${payoutRuns.id}`,
        amountRial: payoutRuns.sumRials,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(payoutRuns)
      .innerJoin(users, eq(users.id, payoutRuns.madeById))
      .where(inArray(payoutRuns.id, [...caseIds])),
};
