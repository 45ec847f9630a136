import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order-lifecycle';

import { getCancelTerms } from '../../money';
import type { Executor } from '../../ports/database';
import type { TaskRow } from '../../schema';

/** An order moves to another hour only while cancelling it would cost nothing. Throws not-yours, move-not-allowed. */
export async function requireReschedulable(
  executor: Executor,
  task: TaskRow,
  customerId: number,
  now: Date,
): Promise<void> {
  if (task.customerId !== customerId) throw new CallError('not-yours');
  const { feeRials } = await getCancelTerms(executor, task, now);
  if (feeRials > 0 || !isMoveAllowed('reschedule', task, 'customer')) throw new CallError('move-not-allowed');
}
