import { CallError } from '@/lib/contract/call-error';

import type { Transaction } from '../../../ports/database';
import type { TaskRow } from '../../../schema';
import { lockTask } from '../../record/store';

/** Locks an order for its customer. Throws not-found and not-yours. */
export async function lockOwn(transaction: Transaction, taskId: number, customerId: number): Promise<TaskRow> {
  const task = await lockTask(transaction, taskId);
  if (task.customerId !== customerId) throw new CallError('not-yours');
  return task;
}
