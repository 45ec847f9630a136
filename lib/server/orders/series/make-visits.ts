import { and, asc, desc, eq, exists, lte, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ErrorKey } from '@/lib/contract/errors';
import { orderDraft } from '@/lib/contract/order-draft';
import type { SeriesConflict } from '@/lib/contract/series-enumerations';
import {
  SERIES_MADE_AHEAD_MS,
  SERIES_PAYMENT_ENDS_AHEAD_MS,
  SERIES_PRICE_NOTICE_MS,
  PAYMENT_WINDOW_MS,
} from '@/lib/domain/constants/orders';
import type { SeriesVisit } from '@/lib/domain/series/series';
import { getSiteUrl } from '@/lib/domain/site/site-url';
import { defaultLocale } from '@/lib/i18n/locales';

import { defineBatch } from '../../batches';
import type { CallContext, ServiceContext } from '../../context';
import type { OrderQuote } from '../../kinds';
import type { Executor, Transaction } from '../../ports/database';
import { PendingWrite } from '../../ports/write-together';
import { regulars, series, taskEvents, tasks, type SeriesRow } from '../../schema';
import type { Draft, SeriesPart } from '../placing/placing';
import { placeOrder } from '../placing/place-order';
import { sendAfterCommit } from '../telling/tell';
import { listConflicts } from './conflicts';
import { listVisitsToMake, toNextVisitAt, toStartMs } from './next-visit';
import { findSeries, keepVisit, lockSeries, type StoredSeries } from './store';
import { tellOfSeries } from './tell';
import { toAgreedPrice, toSeriesQuote } from './terms';
import { toConflictSearch } from './to-conflict-search';

const BATCH_SIZE = 20;

/** Makes the next visit of each series into an order, seven days ahead. Regulars of the provider come first. */
export const seriesVisitsMade = defineBatch({
  name: 'series visits',
  limit: BATCH_SIZE,
  changes: series.id,
  find: ({ executor, now, limit, isMeant }) =>
    executor
      .select({ id: series.id })
      .from(series)
      .where(and(lte(series.nextVisitAt, now), isMeant(series.id)))
      .orderBy(desc(isKept(executor)), asc(series.nextVisitAt))
      .limit(limit),
  work: (context, { id }, now) => makeNext(context, id, now),
});

function isKept(executor: Executor) {
  return exists(
    executor
      .select({ found: sql`1` })
      .from(regulars)
      .where(
        and(
          eq(regulars.customerId, series.customerId),
          eq(regulars.providerId, series.providerId),
          eq(regulars.state, 'agreed'),
        ),
      ),
  );
}

async function makeNext(context: ServiceContext, id: number, now: Date): Promise<boolean> {
  const { database } = context.ports;
  const stored = await findSeries(database.connection, id);
  if (!stored || stored.row.nextVisitAt === null || stored.row.nextVisitAt > now) return false;
  if (stored.row.state === 'begun') return goOn(context, stored, now);
  const { askedAt, agreedAt } = stored.row;
  if (askedAt !== null && askedAt.getTime() + SERIES_PRICE_NOTICE_MS <= now.getTime())
    return agreedAt === null ? waitForConsent(context, stored, now) : beginNewPrice(context, stored);
  const [visit] = listVisitsToMake(stored, now);
  const isDue = visit !== undefined && toStartMs(visit, stored) - SERIES_MADE_AHEAD_MS <= now.getTime();
  if (!isDue) return putOff(context, stored, now);
  return makeVisit(context, { stored, visit, now });
}

/** Whether the first visit was settled, is still to be paid, or was never: then there is no series. */
async function goOn({ ports }: ServiceContext, { row, visits }: StoredSeries, now: Date): Promise<boolean> {
  const taskId = visits.find(({ plannedDay }) => plannedDay === row.firstDay)?.taskId ?? 0;
  await ports.database.transaction(async (transaction) => {
    const stored = await lockSeries(transaction, row.id);
    const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskId));
    const isPaid = and(eq(taskEvents.taskId, taskId), eq(taskEvents.move, 'pay'));
    const isSettled = (await transaction.$count(taskEvents, isPaid)) > 0;
    const isOpen = task?.state === 'PENDING_PAYMENT';
    const later = new Date(now.getTime() + PAYMENT_WINDOW_MS);
    await transaction
      .update(series)
      .set({
        state: isSettled ? 'active' : isOpen ? 'begun' : 'ended',
        nextVisitAt: isSettled ? toNextVisitAt(stored, now) : isOpen ? later : null,
      })
      .where(and(eq(series.id, row.id), eq(series.state, 'begun')));
  });
  return true;
}

async function waitForConsent(context: ServiceContext, { row }: StoredSeries, now: Date): Promise<boolean> {
  await context.ports.database.transaction(async (transaction) => {
    const { row: locked } = await lockSeries(transaction, row.id);
    if (locked.state !== 'active' || locked.askedAt === null || locked.agreedAt !== null) return;
    await transaction.update(series).set({ state: 'price', nextVisitAt: null }).where(eq(series.id, row.id));
    const amountRials = locked.askedPriceRials ?? 0;
    await tellOfSeries(transaction, { row: locked, event: 'series-stopped', amountRials, now });
  });
  sendAfterCommit(context);
  return true;
}

/** The day has come from which the price holds to which the customer agreed early. */
async function beginNewPrice({ ports }: ServiceContext, { row }: StoredSeries): Promise<boolean> {
  await ports.database.transaction(async (transaction) => {
    const { row: locked } = await lockSeries(transaction, row.id);
    if (locked.agreedAt === null) return;
    await transaction.update(series).set(toAgreedPrice(locked)).where(eq(series.id, row.id));
  });
  return true;
}

async function putOff({ ports }: ServiceContext, { row }: StoredSeries, now: Date): Promise<boolean> {
  await ports.database.transaction(async (transaction) => {
    const stored = await lockSeries(transaction, row.id);
    await transaction
      .update(series)
      .set({ nextVisitAt: toNextVisitAt(stored, now) })
      .where(eq(series.id, row.id));
  });
  return true;
}

interface DueVisit {
  readonly stored: StoredSeries;
  readonly visit: SeriesVisit;
  readonly now: Date;
}

async function makeVisit(context: ServiceContext, due: DueVisit): Promise<boolean> {
  const { stored, visit } = due;
  const caller = toCaller(context, { ...due, key: `series-${stored.row.id}-${visit.plannedDay}` });
  try {
    const draft = toDraft(stored, visit);
    await placeOrder('clean/addcleanrequest', draft, caller, toPart(due));
  } catch (error) {
    if (error instanceof Changed) return false;
    if (!(error instanceof CallError)) throw error;
    await keepConflict(context, due, error);
  }
  sendAfterCommit(context);
  return true;
}

/** The series was changed since it was read. */
class Changed extends Error {
  override readonly name = 'Changed';
}

/** The customer's own answers, at the visit's hour. One person: nobody takes a visit over in silence. */
function toDraft({ row }: StoredSeries, { day, deliveryTimeId }: SeriesVisit): Draft {
  return orderDraft.parse({
    ...row.draft,
    gDate: day,
    deliverytimeid: deliveryTimeId,
    priceRial: null,
    isRescueAgreed: false,
    ipgId: null,
    workerUserId: row.providerId,
  });
}

/** Places the order in its customer's name. */
function toCaller(context: ServiceContext, { stored, key }: DueVisit & { readonly key: string }): CallContext {
  return {
    ...context,
    actor: { userId: stored.row.customerId, roleId: null, deskRoles: [], sessionId: '', passwordAt: null },
    linkedTaskId: null,
    request: {
      locale: defaultLocale,
      siteUrl: getSiteUrl(),
      ipAddress: '',
      deviceId: '',
      isBrowserPage: false,
      idempotencyKey: key,
      captchaResponse: null,
      referralToken: null,
      requestId: key,
    },
    answer: { setSession: () => undefined },
  };
}

function toPart({ stored, visit, now }: DueVisit): SeriesPart {
  const { row } = stored;
  const startsAtMs = toStartMs(visit, stored);
  const earlier = [...stored.orders.values()].map(({ state }) => state);
  let usual: OrderQuote | null = null;
  return {
    toQuote: (quote) => {
      usual = quote;
      return toSeriesQuote(quote, { row, earlier });
    },
    paymentExpiresAt: new Date(Math.max(now.getTime() + PAYMENT_WINDOW_MS, startsAtMs - SERIES_PAYMENT_ENDS_AHEAD_MS)),
    async plan(transaction, { task }) {
      const locked = await lockSeries(transaction, row.id);
      if (locked.row.sequence !== row.sequence || locked.row.state !== 'active') throw new Changed();
      if (usual) await askForPrice(transaction, locked.row, { usual, now });
      const made = { taskId: task.id, payAt: now };
      const nextVisitAt = toNextVisitAt(withMade(locked, visit, task.id), now);
      return {
        writes: [
          new PendingWrite(keepVisit(transaction, row.id, visit.plannedDay, made)),
          new PendingWrite(transaction.update(series).set({ nextVisitAt }).where(eq(series.id, row.id))),
        ],
        answer: {},
      };
    },
  };
}

/** The series as it will be with the order. */
function withMade(stored: StoredSeries, { plannedDay }: SeriesVisit, taskId: number): StoredSeries {
  const { row, visits, orders } = stored;
  const known = visits.find((visit) => visit.plannedDay === plannedDay);
  const made = { ...NOTHING_HAPPENED, ...known, seriesId: row.id, plannedDay, taskId };
  return { row, visits: [...visits.filter((visit) => visit !== known), made], orders };
}

const NOTHING_HAPPENED = {
  id: 0,
  isSkipped: false,
  movedDay: null,
  movedDeliveryTimeId: null,
  conflict: null,
  payAt: null,
};

/** A higher price of today is told once, and holds 14 days later at the earliest, if the customer agrees to it. */
async function askForPrice(
  transaction: Transaction,
  row: SeriesRow,
  { usual, now }: { readonly usual: OrderQuote; readonly now: Date },
): Promise<void> {
  const isDearer = usual.priceRials > row.priceRials;
  const asked = isDearer ? usual.priceRials : null;
  if (asked === row.askedPriceRials) return;
  const news = { askedLines: isDearer ? usual.lines : null, askedAt: isDearer ? now : null };
  // Who agreed to another price is asked anew.
  const change = { ...news, askedPriceRials: asked, agreedAt: null };
  await transaction.update(series).set(change).where(eq(series.id, row.id));
  if (asked !== null) await tellOfSeries(transaction, { row, event: 'series-price', amountRials: asked, now });
}

const REASONS: Partial<Record<ErrorKey, SeriesConflict>> = {
  'slot-taken': 'taken',
  'slot-expired': 'taken',
  'unpaid-orders-limit': 'limit',
  'order-overlaps': 'limit',
};

/** The visit cannot be an order. Its customer is asked once; until an answer it stays as it is. */
async function keepConflict({ ports }: ServiceContext, due: DueVisit, error: CallError): Promise<void> {
  const { stored, visit, now } = due;
  const { row } = stored;
  await ports.database.transaction(async (transaction) => {
    const locked = await lockSeries(transaction, row.id);
    if (locked.row.sequence !== row.sequence) return;
    const found = await listConflicts(transaction, toConflictSearch(locked, now));
    const own = found.find(({ gDate }) => gDate === visit.day);
    const isLeft = own?.reason === 'left';
    const conflict = isLeft ? 'left' : (REASONS[error.key] ?? 'left');
    await keepVisit(transaction, row.id, visit.plannedDay, { conflict });
    const nextVisitAt = toNextVisitAt(await lockSeries(transaction, row.id), now);
    await transaction.update(series).set({ nextVisitAt }).where(eq(series.id, row.id));
    const nearest = own?.nearest ?? null;
    await tellOfSeries(transaction, { row, event: 'series-conflict', hour: visit, nearest, now });
  });
}
