import { and, eq } from 'drizzle-orm';

import type { CallInput } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { ErrorKey } from '@/lib/contract/errors';
import { MINIMUM_LEAD_MS, SERIES_PRICE_NOTICE_MS } from '@/lib/domain/constants/orders';
import { toVisitInterval } from '@/lib/domain/order/delivery-time';
import { actOn, type RefusedAct, type SeriesAct } from '@/lib/domain/series/acts';
import type { SeriesHour } from '@/lib/domain/series/series';
import { findRule } from '@/lib/domain/series/visits';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Transaction } from '../../ports/database';
import { series, tasks, type SeriesRow } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockTask } from '../record/store';
import { isHourFree } from './conflicts';
import { toNextVisitAt } from './next-visit';
import { keepMarks, keepVisit, lockSeries, toSeries, type StoredSeries } from './store';
import { tellOfSeries } from './tell';
import { toAgreedPrice } from './terms';
import { toConflictSearch } from './to-conflict-search';

type Wish = CallInput<'series/moveseries'>;

const REFUSALS = {
  'no-visit': 'move-not-allowed',
  ordered: 'series-visit-ordered',
  'day-taken': 'series-day-taken',
  weekdays: 'invalid-input',
} as const satisfies Record<RefusedAct, ErrorKey>;

/**
 * A customer's act on a series, in one transaction with its one message. Throws not-found, not-yours, move-not-allowed
 * for a series that has ended and for no such visit, series-visit-ordered, series-day-taken, slot-taken, slot-expired,
 * invalid-input.
 */
export async function actOnSeries(
  transaction: Transaction,
  wish: Wish,
  { customerId, now }: { readonly customerId: number; readonly now: Date },
): Promise<void> {
  const stored = await lockSeries(transaction, wish.seriesid);
  if (stored.row.customerId !== customerId) throw new CallError('not-yours');
  if (stored.row.state === 'ended') throw new CallError('move-not-allowed');
  if (wish.act === 'agree') return agree(transaction, stored, now);
  if (wish.act === 'skip' && (await skipUnpaid(transaction, stored, wish, now))) return;
  const act = toAct(stored, wish, now);
  if (act.act === 'move' || act.act === 'change') await requireHour(transaction, stored, act.to, now);
  const after = actOn(toSeries(stored), act);
  if (typeof after === 'string') throw toError(after, stored, act);
  await keepMarks(transaction, stored, after);
  if (act.act === 'end') await cancelUnpaid(transaction, stored, { fromDay: act.day, now });
  const { rules, endsOn } = after;
  const isEnded = act.act === 'end';
  await changeSeries(transaction, stored.row, { rules, endsOn, ...(isEnded ? { state: 'ended' as const } : {}) }, now);
  const hour = 'to' in act ? act.to : { day: act.day, deliveryTimeId: findRule(after, act.day)?.deliveryTimeId ?? 1 };
  await tellOfSeries(transaction, { row: stored.row, event: isEnded ? 'series-ended' : 'series-changed', hour, now });
}

async function changeSeries(
  transaction: Transaction,
  row: SeriesRow,
  change: Partial<SeriesRow>,
  now: Date,
): Promise<void> {
  const state = change.state ?? row.state;
  const isOwn = eq(series.id, row.id);
  await transaction
    .update(series)
    .set({ ...change, sequence: row.sequence + 1 })
    .where(isOwn);
  // Before its first visit is settled it is looked at when that visit's payment ends.
  if (state === 'begun') return;
  const stored = await lockSeries(transaction, row.id);
  const nextVisitAt = state === 'active' ? toNextVisitAt(stored, now) : null;
  await transaction.update(series).set({ nextVisitAt }).where(isOwn);
}

/** A consent before the price's day leaves the former price until then; a later one holds from the next visit on. */
async function agree(transaction: Transaction, { row }: StoredSeries, now: Date): Promise<void> {
  const { askedAt, agreedAt, state } = row;
  if (askedAt === null || agreedAt !== null) throw new CallError('move-not-allowed');
  const isEarly = now.getTime() < askedAt.getTime() + SERIES_PRICE_NOTICE_MS;
  const change = isEarly
    ? { agreedAt: now }
    : { ...toAgreedPrice(row), ...(state === 'price' ? { state: 'active' as const } : {}) };
  await changeSeries(transaction, row, change, now);
}

function requireVisitDate({ visitDate }: Wish): string {
  if (!visitDate) throw new CallError('invalid-input', { fields: [{ field: 'visitDate', message: 'required' }] });
  return visitDate;
}

function toAct(stored: StoredSeries, wish: Wish, now: Date): SeriesAct {
  const from = wish.visitDate ?? toTehranDate(now.getTime());
  switch (wish.act) {
    case 'skip':
      return { act: 'skip', day: requireVisitDate(wish) };
    case 'end':
      return { act: 'end', day: from };
    case 'pause':
      return { act: 'pause', day: from, until: requireDay(wish) };
    default:
      return toMove(stored, wish);
  }
}

function requireDay({ gDate }: Wish): string {
  if (!gDate) throw new CallError('invalid-input', { fields: [{ field: 'gDate', message: 'required' }] });
  return gDate;
}

function toMove({ row }: StoredSeries, wish: Wish): SeriesAct {
  const day = requireVisitDate(wish);
  const rule = findRule({ ...row }, day);
  const to = { day: requireDay(wish), deliveryTimeId: wish.deliverytimeid ?? rule?.deliveryTimeId ?? 1 };
  if (wish.scope === 'one') return { act: 'move', day, to };
  const weekdays = wish.weekdays.length > 0 ? wish.weekdays : (rule?.weekdays ?? []);
  return { act: 'change', day, to, weekdays };
}

/** Throws slot-expired for an hour that is over or too near, and slot-taken for one that the provider has not. */
async function requireHour(transaction: Transaction, stored: StoredSeries, to: SeriesHour, now: Date): Promise<void> {
  const { startsAtMs } = toVisitInterval(to.day, to.deliveryTimeId, stored.row.hours);
  if (startsAtMs < now.getTime() + MINIMUM_LEAD_MS) throw new CallError('slot-expired');
  if (!(await isHourFree(transaction, toConflictSearch(stored, now), to))) throw new CallError('slot-taken');
}

function toError(refusal: RefusedAct, { visits }: StoredSeries, { day }: SeriesAct): CallError {
  if (refusal === 'weekdays')
    return new CallError('invalid-input', { fields: [{ field: 'weekdays', message: 'unknown' }] });
  const taskid = visits.find(({ plannedDay }) => plannedDay === day)?.taskId ?? null;
  return new CallError(REFUSALS[refusal], taskid === null ? {} : { details: { taskid } });
}

/** A visit that is an unpaid order is skipped by cancelling it, which costs nothing. False for all others. */
async function skipUnpaid(transaction: Transaction, stored: StoredSeries, wish: Wish, now: Date): Promise<boolean> {
  const visit = stored.visits.find(({ plannedDay }) => plannedDay === wish.visitDate);
  if (!visit || visit.taskId === null || visit.isSkipped) return false;
  if (!(await cancelIfUnpaid(transaction, visit.taskId, stored.row, now))) return false;
  await keepVisit(transaction, stored.row.id, visit.plannedDay, { isSkipped: true, payAt: null });
  await changeSeries(transaction, stored.row, {}, now);
  const known = toSeries(stored);
  const hour = known.marks.get(visit.plannedDay)?.movedTo ?? {
    day: visit.plannedDay,
    deliveryTimeId: findRule(known, visit.plannedDay)?.deliveryTimeId ?? 1,
  };
  await tellOfSeries(transaction, { row: stored.row, event: 'series-changed', hour, now });
  return true;
}

async function cancelUnpaid(
  transaction: Transaction,
  { row, visits }: StoredSeries,
  { fromDay, now }: { readonly fromDay: string; readonly now: Date },
): Promise<void> {
  for (const { plannedDay, taskId } of visits)
    if (taskId !== null && plannedDay >= fromDay) await cancelIfUnpaid(transaction, taskId, row, now);
}

async function cancelIfUnpaid(transaction: Transaction, taskId: number, row: SeriesRow, now: Date): Promise<boolean> {
  const isUnpaid = and(eq(tasks.id, taskId), eq(tasks.state, 'PENDING_PAYMENT'));
  if ((await transaction.$count(tasks, isUnpaid)) === 0) return false;
  const task = await lockTask(transaction, taskId);
  if (task.state !== 'PENDING_PAYMENT') return false;
  // The series tells of itself, once, whatever becomes of its orders. The provider has not heard of an unpaid one.
  await moveLocked(transaction, task, { move: 'cancel', actorId: row.customerId, reason: '', isQuiet: true, now });
  return true;
}
