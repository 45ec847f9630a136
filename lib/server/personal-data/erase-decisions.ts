import { eq } from 'drizzle-orm';

import type { Transaction } from '../ports/database';
import { pauses, sanctions, withdrawalExcuses } from '../schema';

/** What the desk decided about a provider keeps its dates, and loses its words. */
export async function clearDecisions(transaction: Transaction, userId: number): Promise<void> {
  await transaction.update(sanctions).set({ reason: null, appealText: null }).where(eq(sanctions.userId, userId));
  await transaction
    .update(withdrawalExcuses)
    .set({ text: '', decisionReason: null })
    .where(eq(withdrawalExcuses.userId, userId));
  await transaction.update(pauses).set({ reason: '' }).where(eq(pauses.providerId, userId));
}
