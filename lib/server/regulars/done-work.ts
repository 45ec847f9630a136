import { and, count, eq, inArray, max, type SQL } from 'drizzle-orm';

import { isWorkDone, listStates } from '@/lib/domain/order/order-states';

import type { Executor } from '../ports/database';
import { tasks } from '../schema';

/** The completed work of a customer and a provider, as a table to join. */
export function selectDoneWork(executor: Executor, isMeant: SQL) {
  return executor
    .select({
      customerId: tasks.customerId,
      providerId: tasks.providerId,
      lastTaskId: max(tasks.id).as('last_finished_id'),
      doneTaskCount: count(tasks.id).as('finished_count'),
    })
    .from(tasks)
    .where(and(isMeant, inArray(tasks.state, listStates(isWorkDone))))
    .groupBy(tasks.customerId, tasks.providerId)
    .as('done_work');
}

export async function haveWorkedTogether(executor: Executor, customerId: number, providerId: number): Promise<boolean> {
  const isMeant = and(
    eq(tasks.customerId, customerId),
    eq(tasks.providerId, providerId),
    inArray(tasks.state, listStates(isWorkDone)),
  );
  const found = await executor.select({ id: tasks.id }).from(tasks).where(isMeant).limit(1);
  return found.length > 0;
}
