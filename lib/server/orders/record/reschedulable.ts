import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import { countReschedulesLeft } from '@/lib/domain/order/reschedules';

import { getCancelTerms } from '../../money';
import type { Executor } from '../../ports/database';
import { taskEvents, type TaskRow } from '../../schema';

/**
 * Whether the customer moves an order to another hour, or asks its professional for one. Either only while cancelling
 * it would cost nothing. Throws not-yours, and move-not-allowed also while the professional has been asked already.
 */
export async function requireReschedulable(
  executor: Executor,
  task: TaskRow,
  customerId: number,
  now: Date,
): Promise<'reschedule' | 'askReschedule'> {
  if (task.customerId !== customerId) throw new CallError('not-yours');
  const { feeRials } = await getCancelTerms(executor, task, now);
  const move = (await isFreeToMove(executor, task)) ? 'reschedule' : 'askReschedule';
  if (feeRials > 0 || !isMoveAllowed(move, task, 'customer')) throw new CallError('move-not-allowed');
  return move;
}

async function isFreeToMove(executor: Executor, { id, state }: TaskRow): Promise<boolean> {
  if (state === 'PENDING_PAYMENT') return true;
  const { move } = taskEvents;
  const timeline = await executor
    .select({ move, state: taskEvents.state })
    .from(taskEvents)
    .where(eq(taskEvents.taskId, id));
  return countReschedulesLeft(timeline) > 0;
}
