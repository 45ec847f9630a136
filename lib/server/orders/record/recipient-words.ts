import { and, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../ports/database';
import { orderMessages } from '../../schema';

/** What recipients of orders wrote to providers goes with them; what they were answered stays the provider's. */
export async function clearRecipientWords(transaction: Transaction, taskIds: readonly number[]): Promise<void> {
  await transaction
    .update(orderMessages)
    .set({ text: '' })
    .where(and(inArray(orderMessages.taskId, [...taskIds]), eq(orderMessages.side, 'recipient')));
}
