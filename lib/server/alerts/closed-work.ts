import { inArray } from 'drizzle-orm';

import { isOffered } from '@/lib/domain/order/order-states';

import type { Executor } from '../ports/database';
import { tasks, type alerts } from '../schema';
import { expertTopic } from './topics';

type Addressed = Pick<typeof alerts.$inferSelect, 'userId' | 'topic' | 'context'>;

/**
 * Drops work that its reader cannot have any more: another provider has it or is asked now, or it was given back or
 * cancelled. Such work rings for nobody.
 */
export async function dropClosedWork<Row extends Addressed>(
  executor: Executor,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const isWork = ({ topic, userId, context }: Row) => topic === expertTopic(userId) && context.closed === undefined;
  // One that names no order stays, and holds up no other.
  const taskIds = rows
    .filter(isWork)
    .map(({ context }) => Number(context.taskId))
    .filter(Number.isSafeInteger);
  if (taskIds.length === 0) return rows;
  const found = await executor
    .select({ id: tasks.id, state: tasks.state, providerId: tasks.providerId })
    .from(tasks)
    .where(inArray(tasks.id, taskIds));
  const isClosed = ({ userId, context }: Row) => {
    const task = found.find(({ id }) => id === context.taskId);
    if (!task) return false;
    return !isOffered(task.state) || (task.providerId !== null && task.providerId !== userId);
  };
  return rows.filter((row) => !isWork(row) || !isClosed(row));
}
