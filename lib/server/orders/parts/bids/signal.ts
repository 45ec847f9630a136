import { queueAlert } from '../../../alerts';
import type { Transaction } from '../../../ports/database';
import type { TaskRow } from '../../../schema';

/** Sends an event that an open page has to know at once, and that nobody needs to store. */
export function signal(
  transaction: Transaction,
  { id: taskId, customerId: userId }: Pick<TaskRow, 'id' | 'customerId'>,
  event: 'bid-edited' | 'bid-withdrawn' | 'bid-read' | 'bidders-told',
  now: Date,
): Promise<void> {
  return queueAlert(transaction, { kind: 'order', userId, event, taskId, now });
}
