import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed, isMoveOfKind } from '@/lib/domain/order/order-lifecycle';
import { countReschedulesLeft } from '@/lib/domain/order/reschedules';

import { getCancelTerms } from '../../money';
import type { Executor } from '../../ports/database';
import { taskEvents, type TaskRow } from '../../schema';

interface Reschedulable {
  readonly move: 'reschedule' | 'askReschedule';
  /** Until when cancelling the order costs nothing; null where it never costs anything. */
  readonly freeUntilMs: number | null;
}

/**
 * Whether the customer moves an order to another hour, or asks its provider for one. Either only while cancelling it
 * would cost nothing. Throws not-yours and move-not-allowed, and hour-asked-already while a question is open.
 */
export async function requireReschedulable(
  executor: Executor,
  task: TaskRow,
  customerId: number,
  now: Date,
): Promise<Reschedulable> {
  requireOwnVisit(task, customerId);
  if (task.detail?.askedHour) throw new CallError('hour-asked-already');
  const { feeRials, freeUntilMs } = await getCancelTerms(executor, task, now);
  const move = (await isFreeToMove(executor, task)) ? 'reschedule' : 'askReschedule';
  if (feeRials > 0 || !isMoveAllowed(move, task, 'customer')) throw new CallError('move-not-allowed');
  return { move, freeUntilMs };
}

/** Throws not-yours, and move-not-allowed for an order that has no hour of its own. */
export function requireOwnVisit(task: TaskRow, customerId: number): void {
  if (task.customerId !== customerId) throw new CallError('not-yours');
  if (!isMoveOfKind('reschedule', task.kind)) throw new CallError('move-not-allowed');
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
