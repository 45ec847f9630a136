import { and, eq, isNull } from 'drizzle-orm';

import { listOrderSums } from '../money';
import type { Executor } from '../ports/database';
import { tasks } from '../schema';

interface Unconfirmed {
  /** What these jobs will bring. Zero where there are none. */
  readonly rials: number;
  /** When the first of them is confirmed by time; null where there are none. */
  readonly firstAt: Date | null;
}

/**
 * What a provider will have of jobs that are done and not confirmed yet. Cash is with the provider already, and what is
 * disputed waits for a decision.
 */
export async function readUnconfirmed(executor: Executor, userId: number): Promise<Unconfirmed> {
  const rows = await executor
    .select()
    .from(tasks)
    .where(and(eq(tasks.providerId, userId), eq(tasks.state, 'DONE'), isNull(tasks.disputedAt)));
  const paid = rows.filter(({ paymentWay }) => paymentWay !== 'cash');
  const sums = await listOrderSums(executor, paid);
  const [firstAt = null] = paid
    .flatMap(({ completesAt }) => completesAt ?? [])
    .sort((one, other) => one.getTime() - other.getTime());
  return { rials: sums.reduce((sum, { netRials }) => sum + netRials, 0), firstAt };
}
