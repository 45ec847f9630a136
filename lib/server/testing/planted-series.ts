import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { ServiceContext } from '../context';
import { series, seriesVisits } from '../schema';
import type { OrderStory } from '../seed/stories/orders';

/** The context of planted series. */
interface Ground {
  readonly context: ServiceContext;
  readonly story: OrderStory;
  readonly now: Date;
}

/** Series whose first visit was never an order: the next look ends them. */
export function plantSeries(field: Ground, count: number): Promise<readonly number[]> {
  return addSeries(field, count, (index) => new Date(field.now.getTime() - DAY_MS + index * 1000));
}

/** Visits that wait for their money and are no orders. */
export async function plantSeriesVisits(field: Ground, count: number): Promise<readonly number[]> {
  const { connection } = field.context.ports.database;
  const ids = await addSeries(field, count, () => null);
  const rows = await connection
    .insert(seriesVisits)
    .values(
      ids.map((seriesId, index) => ({
        seriesId,
        plannedDay: toTehranDate(field.now.getTime()),
        payAt: new Date(field.now.getTime() - DAY_MS + index * 1000),
      })),
    )
    .returning({ id: seriesVisits.id });
  return rows.map(({ id }) => id);
}

async function addSeries(
  { context, story, now }: Ground,
  count: number,
  toNextVisitAt: (index: number) => Date | null,
): Promise<number[]> {
  const rows = await context.ports.database.connection
    .insert(series)
    .values(
      Array.from({ length: count }, (_, index) => ({
        customerId: story.customer.userId,
        providerId: story.provider.userId,
        state: 'begun' as const,
        plan: 'weekly' as const,
        firstDay: toTehranDate(now.getTime()),
        rules: [],
        draft: {},
        hours: 3,
        paymentWay: 'online' as const,
        lines: [],
        priceRials: 0,
        nextVisitAt: toNextVisitAt(index),
        createdAt: now,
      })),
    )
    .returning({ id: series.id });
  return rows.map(({ id }) => id);
}
