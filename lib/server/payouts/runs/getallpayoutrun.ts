import { and, count, desc, eq, isNull, lte, min, sql, type SQL } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler } from '../../handler';
import type { Executor } from '../../ports/database';
import { payoutAccounts, payoutRuns, payouts, users } from '../../schema';
import { isWaiting } from './store';

export const handler = defineHandler('operator/getallpayoutrun', async ({ pageNumber, pageSize }, context) => {
  const { connection } = context.ports.database;
  const now = context.ports.clock.now();
  const isRun = lte(payoutRuns.madeAt, now);
  const rows = await connection
    .select({ run: payoutRuns, firstName: users.firstName, lastName: users.lastName })
    .from(payoutRuns)
    .innerJoin(users, eq(users.id, payoutRuns.madeById))
    .where(isRun)
    .orderBy(desc(payoutRuns.madeAt), desc(payoutRuns.id))
    .limit(pageSize)
    .offset(pageNumber * pageSize);
  const { oldestAtMs, ...unconfirmed } = await sumWaiting(connection, now, isNull(payoutAccounts.ownerConfirmedAt));
  return {
    lstRun: rows.map(({ run, ...maker }) => ({
      runid: run.id,
      state: run.state,
      count: run.rowCount,
      sumRial: run.sumRials,
      madeAtMs: run.madeAt.getTime(),
      madeBy: toFullName(maker),
    })),
    totalCount: await connection.$count(payoutRuns, isRun),
    waiting: await sumWaiting(connection, now),
    unconfirmed,
  };
});

/** Payouts that are in no run yet. */
async function sumWaiting(executor: Executor, now: Date, which?: SQL) {
  const [sum] = await executor
    .select({
      count: count(),
      sumRial: sql<number>`coalesce(sum(${payouts.amountRials}), 0)::bigint`.mapWith(Number),
      oldestAt: min(payouts.requestedAt),
    })
    .from(payouts)
    .innerJoin(payoutAccounts, eq(payoutAccounts.userId, payouts.userId))
    .where(and(isWaiting(now), which));
  return { count: sum?.count ?? 0, sumRial: sum?.sumRial ?? 0, oldestAtMs: sum?.oldestAt?.getTime() ?? null };
}
