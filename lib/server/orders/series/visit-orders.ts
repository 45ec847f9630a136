import { and, eq, inArray } from 'drizzle-orm';

import type { OrderState } from '@/lib/contract/enumerations';
import type { VisitAct } from '@/lib/contract/series-enumerations';
import { CallError } from '@/lib/contract/call-error';
import { isMoveAllowed } from '@/lib/domain/order/order-lifecycle';
import { CHANGES_HOUR } from '@/lib/domain/series/calendar-name';

import type { Executor } from '../../ports/database';
import { taskEvents, tasks, type TaskRow } from '../../schema';
import { requireReschedulable } from '../record/reschedulable';

/** The facts of an order for the page of a series, one of whose visits it is. */
export interface VisitOrderFacts {
  readonly reqid: number;
  readonly state: OrderState;
  readonly acts: readonly VisitAct[];
  /** The number of changes of its hour. */
  readonly changes: number;
}

interface Reader {
  readonly customerId: number;
  readonly now: Date;
}

/** The orders of visits by their id, with what their customer can do to each now. */
export async function listVisitOrders(
  executor: Executor,
  { taskIds, ...reader }: Reader & { readonly taskIds: readonly number[] },
): Promise<ReadonlyMap<number, VisitOrderFacts>> {
  const found = new Map<number, VisitOrderFacts>();
  if (taskIds.length === 0) return found;
  const rows = await executor
    .select()
    .from(tasks)
    .where(inArray(tasks.id, [...taskIds]));
  for (const task of rows) {
    const isChange = and(eq(taskEvents.taskId, task.id), inArray(taskEvents.move, [...CHANGES_HOUR]));
    const changes = await executor.$count(taskEvents, isChange);
    const { requestId: reqid, state } = task;
    found.set(task.id, { reqid, state, acts: await listActs(executor, task, reader), changes });
  }
  return found;
}

async function listActs(executor: Executor, task: TaskRow, { customerId, now }: Reader): Promise<VisitAct[]> {
  const isMovable = await canReschedule(executor, task, { customerId, now });
  const acts: VisitAct[] = isMovable ? ['reschedule'] : [];
  // Nothing was paid and its provider has not heard of it: to skip it costs nothing, and the series says it once.
  if (task.state === 'PENDING_PAYMENT') return ['skip', ...acts];
  return isMoveAllowed('cancel', task, 'customer') ? ['cancel', ...acts] : acts;
}

async function canReschedule(executor: Executor, task: TaskRow, { customerId, now }: Reader): Promise<boolean> {
  try {
    await requireReschedulable(executor, task, customerId, now);
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}
