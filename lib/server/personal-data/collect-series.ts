import { asc, eq } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { series, seriesVisits } from '../schema';

/** The cleanings that come again for them, with the fate of single visits; the wishes of each are in its orders. */
export async function listSeries(executor: Executor, userId: number): Promise<unknown> {
  const rows = await executor.select().from(series).where(eq(series.customerId, userId)).orderBy(asc(series.id));
  const visits = await executor
    .select({ visit: seriesVisits })
    .from(seriesVisits)
    .innerJoin(series, eq(series.id, seriesVisits.seriesId))
    .where(eq(series.customerId, userId));
  return rows.map((row) => ({
    ...row,
    visits: visits.flatMap(({ visit }) => (visit.seriesId === row.id ? [visit] : [])),
  }));
}
