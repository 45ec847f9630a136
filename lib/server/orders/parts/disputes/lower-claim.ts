import { and, eq, inArray, sql } from 'drizzle-orm';

import { DISPUTE_STATES } from '@/lib/contract/enumerations';
import { isFreezing } from '@/lib/domain/dispute/dispute-moves';

import type { Transaction } from '../../../ports/database';
import { disputes } from '../../../schema';

/** Goodwill inside a dispute lowers the claim (BEHAVIOUR 15): a silent professional pays no more than the rest. */
export async function lowerClaim(transaction: Transaction, taskId: number, rials: number): Promise<void> {
  await transaction
    .update(disputes)
    .set({ askedRials: sql`greatest(0, ${disputes.askedRials} - ${rials})` })
    .where(and(eq(disputes.taskId, taskId), inArray(disputes.state, DISPUTE_STATES.filter(isFreezing))));
}
