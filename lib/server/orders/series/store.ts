import { isDeepStrictEqual } from 'node:util';

import { and, asc, eq, inArray } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { OrderState } from '@/lib/contract/enumerations';
import { HOUR_MS } from '@/lib/domain/constants/time-units';
import { toDeliveryTimeId } from '@/lib/domain/order/delivery-time';
import { isUnfulfilled } from '@/lib/domain/order/order-states';
import { toInstantMs, toTehranDate, type TehranDate } from '@/lib/domain/site/jalali-date';
import type { Series, SeriesHour, VisitMark } from '@/lib/domain/series/series';

import type { Executor, Transaction } from '../../ports/database';
import { series, seriesVisits, tasks, type SeriesRow, type SeriesVisitRow } from '../../schema';

/** An order that a visit became. */
export interface VisitOrder {
  readonly state: OrderState;
  readonly startsAt: Date | null;
}

/** A series with the rows of its visits, and the orders of those that are orders, by their id. */
export interface StoredSeries {
  readonly row: SeriesRow;
  readonly visits: readonly SeriesVisitRow[];
  readonly orders: ReadonlyMap<number, VisitOrder>;
}

export async function findSeries(executor: Executor, id: number): Promise<StoredSeries | null> {
  const [row] = await executor.select().from(series).where(eq(series.id, id));
  return row ? withOrders(executor, row, await readVisits(executor, id)) : null;
}

/**
 * The series and its visits under locks until the transaction ends: two acts wait for each other. Throws not-found.
 */
export async function lockSeries(transaction: Transaction, id: number): Promise<StoredSeries> {
  const [row] = await transaction.select().from(series).where(eq(series.id, id)).for('update');
  if (!row) throw new CallError('not-found');
  return withOrders(transaction, row, await readVisits(transaction, id).for('update'));
}

/** Reads the orders of a series' visits beside it. */
export async function withOrders(
  executor: Executor,
  row: SeriesRow,
  visits: readonly SeriesVisitRow[],
): Promise<StoredSeries> {
  const ids = visits.flatMap(({ taskId }) => taskId ?? []);
  if (ids.length === 0) return { row, visits, orders: new Map() };
  const { id, state, startsAt } = tasks;
  const found = await executor.select({ id, state, startsAt }).from(tasks).where(inArray(id, ids));
  return { row, visits, orders: new Map(found.map((order) => [order.id, order])) };
}

function readVisits(executor: Executor, id: number) {
  return executor
    .select()
    .from(seriesVisits)
    .where(eq(seriesVisits.seriesId, id))
    .orderBy(asc(seriesVisits.plannedDay));
}

/** The series as its rules are about it. */
export function toSeries({ row, visits, orders }: StoredSeries): Series {
  const { plan, firstDay, rules, endsOn } = row;
  return {
    plan,
    firstDay,
    rules,
    endsOn,
    marks: new Map(visits.map((visit) => [visit.plannedDay, toMark(visit, orders)])),
  };
}

/** A visit that is an order is where its order is now: its hour is changed by the order's own moves. */
function toMark(visit: SeriesVisitRow, orders: StoredSeries['orders']): VisitMark {
  const { isSkipped, movedDay, movedDeliveryTimeId, taskId } = visit;
  const order = taskId === null ? undefined : orders.get(taskId);
  const isMoved = movedDay !== null && movedDeliveryTimeId !== null;
  const planned = isMoved ? { day: movedDay, deliveryTimeId: movedDeliveryTimeId } : null;
  return {
    isSkipped: isSkipped || (order !== undefined && isUnfulfilled(order.state)),
    movedTo: order?.startsAt ? toHour(order.startsAt) : planned,
    taskId,
  };
}

/** The day and hour of an instant, as a series writes them. */
function toHour(at: Date): SeriesHour {
  const day = toTehranDate(at.getTime());
  return { day, deliveryTimeId: toDeliveryTimeId((at.getTime() - toInstantMs(day)) / HOUR_MS) };
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
  { row: { id }, visits, orders }: StoredSeries,
  { marks }: Series,
): Promise<void> {
  for (const { plannedDay } of visits)
    if (!marks.has(plannedDay))
      await transaction
        .delete(seriesVisits)
        .where(and(eq(seriesVisits.seriesId, id), eq(seriesVisits.plannedDay, plannedDay)));
  for (const [day, mark] of marks) {
    const known = visits.find(({ plannedDay }) => plannedDay === day);
    if (known && isDeepStrictEqual(toMark(known, orders), mark)) continue;
    const { isSkipped, movedTo } = mark;
    const moved = { movedDay: movedTo?.day ?? null, movedDeliveryTimeId: movedTo?.deliveryTimeId ?? null };
    // What was in conflict is tried again at its new hour.
    await keepVisit(transaction, id, day, { isSkipped, ...moved, conflict: null });
  }
}
