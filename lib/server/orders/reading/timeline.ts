import { and, asc, eq, notInArray } from 'drizzle-orm';

import { DESK_ONLY_MOVES } from '@/lib/domain/order/desk-moves';

import type { Executor } from '../../ports/database';
import { taskEvents } from '../../schema';
import type { TaskDetail } from './who-reads';

/** An order's events, oldest first, without the desk's texts for one reader. */
export async function readTimeline(executor: Executor, taskId: number): Promise<TaskDetail['timeline']> {
  const events = await executor
    .select({ state: taskEvents.state, move: taskEvents.move, at: taskEvents.at })
    .from(taskEvents)
    .where(and(eq(taskEvents.taskId, taskId), notInArray(taskEvents.move, [...DESK_ONLY_MOVES])))
    .orderBy(asc(taskEvents.id));
  return events.map(({ state, move, at }) => ({ state, move, atMs: at.getTime() }));
}
