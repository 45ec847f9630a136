import { and, desc, eq, gte, lt, type SQL } from 'drizzle-orm';

import { listOrderSums, type OrderSums } from '../money';
import type { Executor } from '../ports/database';
import { ledgerPostings, tasks, type TaskRow } from '../schema';

/** A span: `from` is in it, `to` is not. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

export interface SettledJob {
  readonly task: TaskRow;
  readonly sums: OrderSums;
  /** The time of its settlement. */
  readonly at: Date;
}

/**
 * A provider's jobs that were settled in a span, newest first; `isMeant` narrows them. Their sums are those of now, or
 * with `before` those that were booked until then.
 */
export async function listSettledJobs(
  executor: Executor,
  userId: number,
  { from, to, isMeant, before }: Span & { readonly isMeant?: SQL; readonly before?: Date },
): Promise<SettledJob[]> {
  const rows = await executor
    .select({ task: tasks, at: ledgerPostings.createdAt })
    .from(tasks)
    .innerJoin(ledgerPostings, and(eq(ledgerPostings.taskId, tasks.id), eq(ledgerPostings.reason, 'order-release')))
    .where(
      and(
        eq(tasks.providerId, userId),
        eq(tasks.state, 'COMPLETED'),
        gte(ledgerPostings.createdAt, from),
        lt(ledgerPostings.createdAt, to),
        isMeant,
      ),
    )
    .orderBy(desc(ledgerPostings.id));
  const sums = await listOrderSums(
    executor,
    rows.map(({ task }) => task),
    { before },
  );
  return rows.flatMap(({ task, at }, index) => {
    const found = sums[index];
    return found ? [{ task, at, sums: found }] : [];
  });
}
