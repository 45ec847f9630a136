import { and, eq, inArray, sum } from 'drizzle-orm';

import { PAYOUT_STATES_UNDER_WAY } from '@/lib/contract/payout-enumerations';

import type { Executor } from '../ports/database';
import { payouts } from '../schema';

/** Rials of a provider's payouts that were asked for and that the bank has neither paid nor returned. */
export async function readUnderWay(executor: Executor, userId: number): Promise<number> {
  const [row] = await executor
    .select({ rials: sum(payouts.amountRials) })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), inArray(payouts.state, [...PAYOUT_STATES_UNDER_WAY])));
  return Number(row?.rials ?? 0);
}
