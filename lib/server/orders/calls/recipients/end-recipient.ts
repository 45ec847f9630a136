import { eq } from 'drizzle-orm';

import { hasDoorCode, isOver } from '@/lib/domain/order/order-states';

import type { Transaction } from '../../../ports/database';
import { orderRecipients, tasks, type TaskRow } from '../../../schema';
import { toNewStartCode } from '../../record/start-code';
import { tell } from '../../telling/tell';
import { clearRecipientWords } from '../../record/recipient-words';

/**
 * Makes the order its customer's own, and tells them. Nothing of the recipient stays, and a code that another person
 * may have read opens nothing any more. Under the order's lock.
 */
export async function endRecipient(transaction: Transaction, task: TaskRow, now: Date): Promise<void> {
  await transaction.delete(orderRecipients).where(eq(orderRecipients.taskId, task.id));
  await clearRecipientWords(transaction, [task.id]);
  const change = { isForRecipient: false, ...(hasDoorCode(task.state) ? toNewStartCode(task.startCode) : {}) };
  await transaction.update(tasks).set(change).where(eq(tasks.id, task.id));
  if (!isOver(task.state))
    await tell(transaction, { userId: task.customerId, event: 'recipient-refused', task: { ...task, ...change }, now });
}
