import { toAlertWrites } from '../../../alerts';
import type { Transaction } from '../../../ports/database';
import type { PendingWrite } from '../../../ports/write-together';
import type { TaskRow } from '../../../schema';

/** What an open page has to know at once, and nobody needs to keep. */
export function toSignal(
  transaction: Transaction,
  { id: taskId, customerId: userId }: Pick<TaskRow, 'id' | 'customerId'>,
  event: 'bid-edited' | 'bid-withdrawn' | 'bid-read' | 'bidders-told',
  now: Date,
): PendingWrite[] {
  return toAlertWrites(transaction, [{ kind: 'order', userId, event, taskId, now }]);
}
