import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, type AccountKind } from '../schema';

/** All of it, so that each line knows the balance before a filter is laid over them. The accounts are credit accounts: what comes in is a credit, below zero. */
export function selectStatement(executor: Executor, userId: number, kinds: readonly AccountKind[]) {
  return executor.$with('statement').as(
    executor
      .select({
        id: ledgerEntries.id,
        postingId: ledgerEntries.postingId,
        part: ledgerAccounts.kind,
        reason: ledgerPostings.reason,
        postingKey: ledgerPostings.idempotencyKey,
        taskId: ledgerPostings.taskId,
        createdAt: ledgerPostings.createdAt,
        amountRials: sql<number>`-${ledgerEntries.amountRials}`.mapWith(Number).as('amount'),
        balanceRials:
          sql<number>`sum(-${ledgerEntries.amountRials}) over (partition by ${ledgerEntries.accountId} order by ${ledgerEntries.id})`
            .mapWith(Number)
            .as('balance'),
      })
      .from(ledgerEntries)
      .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
      .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
      .where(and(eq(ledgerAccounts.ownerId, userId), inArray(ledgerAccounts.kind, [...kinds]))),
  );
}

export type Statement = ReturnType<typeof selectStatement>;

/** How many lines a condition on a statement finds, and what came in and went out by them, in rial. */
export async function sumStatement(
  executor: Executor,
  statement: Statement,
  isWanted: SQL | undefined,
): Promise<{ lineCount: number; increaseRial: number; decreaseRial: number }> {
  const { amountRials } = statement;
  const increase = sql<number>`coalesce(sum(${amountRials}) filter (where ${amountRials} > 0), 0)::bigint`;
  const decrease = sql<number>`coalesce(-sum(${amountRials}) filter (where ${amountRials} < 0), 0)::bigint`;
  const [sums] = await executor
    .with(statement)
    .select({
      lineCount: sql<number>`count(*)::int`.mapWith(Number),
      increaseRial: increase.mapWith(Number),
      decreaseRial: decrease.mapWith(Number),
    })
    .from(statement)
    .where(isWanted);
  return sums ?? { lineCount: 0, increaseRial: 0, decreaseRial: 0 };
}
