import { eq } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { pauses, sanctions, withdrawalExcuses } from '../schema';

/** The desk's decisions about a provider keep their dates, and lose their words. */
export async function clearDecisions(transaction: Transaction, userId: number): Promise<void> {
  await transaction.update(sanctions).set({ reason: null, appealText: null }).where(eq(sanctions.userId, userId));
  await transaction
    .update(withdrawalExcuses)
    .set({ text: '', decisionReason: null })
    .where(eq(withdrawalExcuses.userId, userId));
  await transaction.update(pauses).set({ reason: '' }).where(eq(pauses.providerId, userId));
}
