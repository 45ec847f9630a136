import { eq, inArray, isNull, sql } from 'drizzle-orm';

import { payoutAccounts, users } from '../../schema';
import type { QueueRows } from './queue';

/** Bank accounts whose owner nobody has confirmed, or not since the bank returned a payout. */
export const accountRows: QueueRows = {
  table: payoutAccounts,
  caseId: payoutAccounts.userId,
  since: sql`coalesce(${payoutAccounts.blockedAt}, ${payoutAccounts.enteredAt})`,
  waits: () => isNull(payoutAccounts.ownerConfirmedAt),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: payoutAccounts.userId,
        code: users.mobile,
        firstName: users.firstName,
        lastName: users.lastName,
      })
      .from(payoutAccounts)
      .innerJoin(users, eq(users.id, payoutAccounts.userId))
      .where(inArray(payoutAccounts.userId, [...caseIds])),
};
