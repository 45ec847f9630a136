import { and, eq, isNull } from 'drizzle-orm';

import { listOrderSums } from '../money';
import type { Executor } from '../ports/database';
import { tasks } from '../schema';

interface Unconfirmed {
  /** The future pay of these jobs; 0 without any. */
  readonly rials: number;
  /** The time of the first automatic confirmation; null without such jobs. */
  readonly firstAt: Date | null;
}

/**
 * A provider's pay of completed jobs that are not confirmed yet. Cash is with the provider already, and disputed pay
 * waits for a decision.
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
