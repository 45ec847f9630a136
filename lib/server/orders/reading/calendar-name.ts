import { eq } from 'drizzle-orm';

import { CHANGES_HOUR, toCalendarName } from '@/lib/domain/series/calendar-name';

import type { Executor } from '../../ports/database';
import { series, seriesVisits, type TaskRow } from '../../schema';
import type { TaskDetail } from './who-reads';

/** The name that an order has in its customer's calendar as a visit of a series; null where it came once. */
export async function readCalendarName(
  executor: Executor,
  task: TaskRow,
  { timeline }: Pick<TaskDetail, 'timeline'>,
): Promise<TaskDetail['calendar']> {
  if (task.draft.plan === undefined || task.draft.plan === 'once') return null;
  const [visit] = await executor
    .select({ seriesId: series.id, sequence: series.sequence, plannedDay: seriesVisits.plannedDay })
    .from(seriesVisits)
    .innerJoin(series, eq(series.id, seriesVisits.seriesId))
    .where(eq(seriesVisits.taskId, task.id));
  const changes = timeline.filter(({ move }) => CHANGES_HOUR.includes(move)).length;
  return visit ? toCalendarName(visit, { plannedDay: visit.plannedDay, changes }) : null;
}
