import { MINIMUM_LEAD_MS, SERIES_MADE_AHEAD_MS, SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { toVisitInterval } from '@/lib/domain/order/delivery-time';
import type { SeriesVisit } from '@/lib/domain/series/series';
import { isToMake, listVisits } from '@/lib/domain/series/visits';
import { addDays, DAYS_A_WEEK, toTehranDate } from '@/lib/domain/site/jalali-date';

import { toSeries, type StoredSeries } from './store';

/** A visit that was moved stands at most so far from its planned day. */
const LOOKS_BACK_DAYS = SERIES_WEEKS * DAYS_A_WEEK;

/**
 * The visits that are to become orders, the next one first. One in conflict waits for its customer, and one whose hour
 * is too near is over.
 */
export function listVisitsToMake(stored: StoredSeries, now: Date): SeriesVisit[] {
  const today = toTehranDate(now.getTime());
  const inConflict = new Set(stored.visits.flatMap(({ plannedDay, conflict }) => (conflict ? [plannedDay] : [])));
  return listVisits(toSeries(stored), addDays(today, 0 - LOOKS_BACK_DAYS), addDays(today, 2 * LOOKS_BACK_DAYS))
    .filter((visit) => isToMake(visit) && !inConflict.has(visit.plannedDay))
    .filter((visit) => toStartMs(visit, stored) >= now.getTime() + MINIMUM_LEAD_MS)
    .sort((one, other) => toStartMs(one, stored) - toStartMs(other, stored));
}

/** The time when the next visit is to become an order; null where none is planned. */
export function toNextVisitAt(stored: StoredSeries, now: Date): Date | null {
  const [next] = listVisitsToMake(stored, now);
  return next ? new Date(toStartMs(next, stored) - SERIES_MADE_AHEAD_MS) : null;
}

export function toStartMs({ day, deliveryTimeId }: Pick<SeriesVisit, 'day' | 'deliveryTimeId'>, { row }: StoredSeries) {
  return toVisitInterval(day, deliveryTimeId, row.hours).startsAtMs;
}
