import { and, eq, inArray } from 'drizzle-orm';

import type { Transaction } from '../../ports/database';
import { orderMessages } from '../../schema';

/** Deletes the recipients' messages to providers with the recipients; the providers' answers stay theirs. */
export async function clearRecipientWords(transaction: Transaction, taskIds: readonly number[]): Promise<void> {
  await transaction
    .update(orderMessages)
    .set({ text: '' })
    .where(and(inArray(orderMessages.taskId, [...taskIds]), eq(orderMessages.side, 'recipient')));
}
