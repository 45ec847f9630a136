import { and, inArray, notInArray } from 'drizzle-orm';

import { isOffered, listStates } from '@/lib/domain/order-states';

import type { Executor } from '../ports/database';
import { tasks, type alerts } from '../schema';
import { expertTopic } from './topics';

type Addressed = Pick<typeof alerts.$inferSelect, 'userId' | 'topic' | 'context'>;

/** Without work that can no longer be had, because somebody has it, gave it back or cancelled it: nobody is rung for that. */
export async function dropClosedWork<Row extends Addressed>(
  executor: Executor,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const isWork = ({ topic, userId }: Row) => topic === expertTopic(userId);
  // One that names no order stays, and holds up no other.
  const taskIds = rows
    .filter(isWork)
    .map(({ context }) => Number(context.taskId))
    .filter(Number.isSafeInteger);
  if (taskIds.length === 0) return rows;
  const closed = await executor
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inArray(tasks.id, taskIds), notInArray(tasks.state, listStates(isOffered))));
  return rows.filter((row) => !isWork(row) || !closed.some(({ id }) => id === row.context.taskId));
}
