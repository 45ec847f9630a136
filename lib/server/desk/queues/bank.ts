import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import { bankCases, bankRefunds, paymentAttempts, payouts, tasks, users, walletTopUps } from '../../schema';
import type { QueueRows } from './queue';

/** Bank money without a known place. That of an erased account names nobody. */
export const bankRows: QueueRows = {
  table: bankCases,
  caseId: bankCases.id,
  since: sql`${bankCases.notedAt}`,
  waits: (now) => and(isNull(bankCases.endedAt), lte(bankCases.notedAt, now)),
  describe: (executor, caseIds) =>
    executor
      .select({
        caseId: bankCases.id,
        code: sql<string>`'B-' || ${bankCases.id}`,
        amountRial:
          sql<number>`coalesce(${bankRefunds.amountRials}, ${paymentAttempts.amountRials}, ${walletTopUps.amountRials}, ${payouts.amountRials})`.mapWith(
            Number,
          ),
        firstName: sql<string>`coalesce(${users.firstName}, '')`,
        lastName: sql<string>`coalesce(${users.lastName}, '')`,
      })
      .from(bankCases)
      .leftJoin(bankRefunds, eq(bankRefunds.id, bankCases.refundId))
      .leftJoin(
        paymentAttempts,
        eq(paymentAttempts.id, sql`coalesce(${bankCases.attemptId}, ${bankRefunds.attemptId})`),
      )
      .leftJoin(walletTopUps, eq(walletTopUps.id, bankCases.topUpId))
      .leftJoin(payouts, eq(payouts.id, bankCases.payoutId))
      .leftJoin(tasks, eq(tasks.id, paymentAttempts.taskId))
      .leftJoin(users, eq(users.id, sql`coalesce(${tasks.customerId}, ${walletTopUps.userId})`))
      .where(inArray(bankCases.id, [...caseIds])),
};
