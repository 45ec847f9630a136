import { isDeepStrictEqual } from 'node:util';

import { and, asc, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { TehranDate } from '@/lib/domain/site/jalali-date';
import type { Series, VisitMark } from '@/lib/domain/series/series';

import type { Executor, Transaction } from '../../ports/database';
import { series, seriesVisits, type SeriesRow, type SeriesVisitRow } from '../../schema';

/** A series with the rows of its visits. */
export interface StoredSeries {
  readonly row: SeriesRow;
  readonly visits: readonly SeriesVisitRow[];
}

export async function findSeries(executor: Executor, id: number): Promise<StoredSeries | null> {
  const [row] = await executor.select().from(series).where(eq(series.id, id));
  return row ? { row, visits: await readVisits(executor, id) } : null;
}

/**
 * The series and its visits under locks until the transaction ends: two acts wait for each other. Throws not-found.
 */
export async function lockSeries(transaction: Transaction, id: number): Promise<StoredSeries> {
  const [row] = await transaction.select().from(series).where(eq(series.id, id)).for('update');
  if (!row) throw new CallError('not-found');
  return { row, visits: await readVisits(transaction, id).for('update') };
}

function readVisits(executor: Executor, id: number) {
  return executor
    .select()
    .from(seriesVisits)
    .where(eq(seriesVisits.seriesId, id))
    .orderBy(asc(seriesVisits.plannedDay));
}

/** The series as its rules are about it. */
export function toSeries({ row, visits }: StoredSeries): Series {
  const { plan, firstDay, rules, endsOn } = row;
  return { plan, firstDay, rules, endsOn, marks: new Map(visits.map((visit) => [visit.plannedDay, toMark(visit)])) };
}

function toMark({ isSkipped, movedDay, movedDeliveryTimeId, taskId }: SeriesVisitRow): VisitMark {
  const isMoved = movedDay !== null && movedDeliveryTimeId !== null;
  return { isSkipped, movedTo: isMoved ? { day: movedDay, deliveryTimeId: movedDeliveryTimeId } : null, taskId };
}

/** The fields of a visit's row that may change. */
export type VisitChange = Partial<Omit<SeriesVisitRow, 'id' | 'seriesId' | 'plannedDay'>>;

/** Writes a visit's row, or adds to it. */
export function keepVisit(transaction: Transaction, id: number, plannedDay: TehranDate, change: VisitChange) {
  return transaction
    .insert(seriesVisits)
    .values({ seriesId: id, plannedDay, ...change })
    .onConflictDoUpdate({ target: [seriesVisits.seriesId, seriesVisits.plannedDay], set: change });
}

/** Brings the marks of a series to the rest that an act left of them. */
export async function keepMarks(
  transaction: Transaction,
  { row: { id }, visits }: StoredSeries,
  { marks }: Series,
): Promise<void> {
  for (const { plannedDay } of visits)
    if (!marks.has(plannedDay))
      await transaction
        .delete(seriesVisits)
        .where(and(eq(seriesVisits.seriesId, id), eq(seriesVisits.plannedDay, plannedDay)));
  for (const [day, mark] of marks) {
    const known = visits.find(({ plannedDay }) => plannedDay === day);
    if (known && isDeepStrictEqual(toMark(known), mark)) continue;
    const { isSkipped, movedTo } = mark;
    const moved = { movedDay: movedTo?.day ?? null, movedDeliveryTimeId: movedTo?.deliveryTimeId ?? null };
    // What was in conflict is tried again at its new hour.
    await keepVisit(transaction, id, day, { isSkipped, ...moved, conflict: null });
  }
}
