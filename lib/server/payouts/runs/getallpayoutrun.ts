import { count, desc, eq, lte, min, sql } from 'drizzle-orm';

import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler, requireActor } from '../../handler';
import type { Executor } from '../../ports/database';
import { payoutRuns, payouts, users } from '../../schema';
import { sumByHold } from './holds';
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
    ...(await sumByHold(connection, { operatorId: requireActor(context).userId, now })),
  };
});

/** Payouts that are in no run yet. */
async function sumWaiting(executor: Executor, now: Date) {
  const [sum] = await executor
    .select({
      count: count(),
      sumRial: sql<number>`coalesce(sum(${payouts.amountRials}), 0)::bigint`.mapWith(Number),
      oldestAt: min(payouts.requestedAt),
    })
    .from(payouts)
    .where(isWaiting(now));
  return { count: sum?.count ?? 0, sumRial: sum?.sumRial ?? 0, oldestAtMs: sum?.oldestAt?.getTime() ?? null };
}
