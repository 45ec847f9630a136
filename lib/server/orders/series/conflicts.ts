import { and, between, eq, inArray, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { SERIES_NEAREST_DAYS, SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toVisitInterval } from '@/lib/domain/order/delivery-time';
import type { Series, SeriesHour } from '@/lib/domain/series/series';
import { isToMake, listVisits } from '@/lib/domain/series/visits';
import { addDays, DAYS_A_WEEK, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';

import { judgeLater, selectProviderSchedule, toBookedInterval, toSchedules, type Schedule } from '../../availability';
import type { Executor } from '../../ports/database';
import { holidays, series as seriesTable, seriesVisits } from '../../schema';
import { toSeries } from './store';

export type Conflict = CallAnswer<'series/getplan'>['lstConflict'][number];

const HOURS_A_DAY = 24;
const DAYS_SHOWN = SERIES_WEEKS * DAYS_A_WEEK;
const SERIES_WITH_VISITS = ['begun', 'active', 'price'] as const;

export interface ConflictSearch {
  /** Null for one that is not ordered yet. */
  readonly seriesId: number | null;
  readonly series: Series;
  readonly providerId: number;
  readonly customerId: number;
  readonly categoryId: number;
  readonly typeId: number;
  readonly locationId: number;
  readonly hours: number;
  readonly nowMs: number;
}

/**
 * Visits of the next 26 weeks of a series that cannot take place as planned, or need a look, each with the nearest free
 * hour. Visits that are orders already are left out.
 */
export async function listConflicts(executor: Executor, search: ConflictSearch): Promise<Conflict[]> {
  const { series, nowMs, hours } = search;
  const today = toTehranDate(nowMs);
  const lastDay = addDays(today, DAYS_SHOWN);
  const schedules = await readSchedules(executor, search);
  const closed = await readHolidays(executor, today, lastDay);
  const visits = listVisits(series, today, lastDay).filter(isToMake);
  const own = new Set(visits.map(({ day }) => day));
  return visits.flatMap(({ day, deliveryTimeId }) => {
    const reason = judge(schedules, { day, deliveryTimeId }, { hours, closed });
    if (reason === null) return [];
    const isFree = (hour: SeriesHour) =>
      hour.day > today &&
      (hour.day === day || !own.has(hour.day)) &&
      judge(schedules, hour, { hours, closed }) === null;
    return [{ gDate: day, reason, nearest: findNearest({ day, deliveryTimeId }, isFree) }];
  });
}

/** Null for an hour that can be had. Without schedules the provider does not come there any more. */
function judge(
  schedules: readonly Schedule[] | null,
  { day, deliveryTimeId }: SeriesHour,
  { hours, closed }: { readonly hours: number; readonly closed: ReadonlySet<TehranDate> },
): Conflict['reason'] | null {
  if (schedules === null) return 'left';
  const verdict = judgeLater(schedules, { gDate: day, deliveryTimeId, hours });
  if (verdict !== 'free') return verdict === 'full' ? 'taken' : 'away';
  return closed.has(day) ? 'holiday' : null;
}

/** The day itself first, then the days around it; of a day the hour that lies nearest. */
function findNearest(wanted: SeriesHour, isFree: (hour: SeriesHour) => boolean): Conflict['nearest'] {
  const hours = Array.from({ length: HOURS_A_DAY }, (_, index) => index + 1).sort(
    (one, other) => Math.abs(one - wanted.deliveryTimeId) - Math.abs(other - wanted.deliveryTimeId),
  );
  for (let distance = 0; distance <= SERIES_NEAREST_DAYS; distance += 1)
    for (const day of new Set([addDays(wanted.day, distance), addDays(wanted.day, -distance)]))
      for (const deliveryTimeId of hours)
        if (isFree({ day, deliveryTimeId })) return { gDate: day, deliverytimeid: deliveryTimeId };
  return null;
}

/** The provider's working hours and taken hours, those of other series too; null for no such provider. */
async function readSchedules(executor: Executor, search: ConflictSearch): Promise<Schedule[] | null> {
  const { nowMs } = search;
  const [found] = await selectProviderSchedule(
    executor,
    { ...search, untilMs: nowMs + (DAYS_SHOWN + DAYS_A_WEEK) * DAY_MS },
    nowMs,
  );
  if (!found) return null;
  const taken = await readOtherSeries(executor, search);
  return toSchedules(found).map(({ shifts, booked }) => ({ shifts, booked: [...booked, ...taken] }));
}

/** The hours of the provider's other series, the way to the next visit included. */
async function readOtherSeries(
  executor: Executor,
  { seriesId, providerId, nowMs }: ConflictSearch,
): Promise<Schedule['booked']> {
  const isOther = and(
    eq(seriesTable.providerId, providerId),
    inArray(seriesTable.state, SERIES_WITH_VISITS),
    seriesId === null ? undefined : ne(seriesTable.id, seriesId),
  );
  const rows = await executor.select().from(seriesTable).where(isOther);
  if (rows.length === 0) return [];
  const visits = await executor
    .select()
    .from(seriesVisits)
    .where(
      inArray(
        seriesVisits.seriesId,
        rows.map(({ id }) => id),
      ),
    );
  const today = toTehranDate(nowMs);
  const lastDay = addDays(today, DAYS_SHOWN);
  return rows.flatMap((row) => {
    const own = visits.filter(({ seriesId: id }) => id === row.id);
    return listVisits(toSeries({ row, visits: own, orders: new Map() }), today, lastDay)
      .filter(isToMake)
      .map(({ day, deliveryTimeId }) => toBookedInterval(toVisitInterval(day, deliveryTimeId, row.hours)));
  });
}

async function readHolidays(executor: Executor, from: TehranDate, to: TehranDate): Promise<ReadonlySet<TehranDate>> {
  const rows = await executor
    .select({ day: holidays.day })
    .from(holidays)
    .where(between(holidays.day, from, to));
  return new Set(rows.map(({ day }) => day));
}

/** Whether a provider has an hour for a visit of a series, at any day. */
export async function isHourFree(executor: Executor, search: ConflictSearch, hour: SeriesHour): Promise<boolean> {
  const schedules = await readSchedules(executor, search);
  const { day: gDate, deliveryTimeId } = hour;
  return schedules !== null && judgeLater(schedules, { gDate, deliveryTimeId, hours: search.hours }) === 'free';
}
