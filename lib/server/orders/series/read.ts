import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { SERIES_DISCOUNT_PERCENT, SERIES_PRICE_NOTICE_MS, SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { isOver, isWorkDone } from '@/lib/domain/order/order-states';
import { toFullName } from '@/lib/domain/person/full-name';
import { toCalendarName } from '@/lib/domain/series/calendar-name';
import type { SeriesVisit } from '@/lib/domain/series/series';
import { listVisits } from '@/lib/domain/series/visits';
import { addDays, DAYS_A_WEEK, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../../ports/database';
import { providers, series, seriesVisits, tasks, users, type SeriesRow } from '../../schema';
import { listConflicts } from './conflicts';
import { listVisitOrders, type VisitOrderFacts } from './visit-orders';
import { toSeries, withOrders, type StoredSeries } from './store';
import { SERIES_DISCOUNT } from './terms';
import { toConflictSearch } from './to-conflict-search';

export type CustomerSeries = CallAnswer<'series/getseries'>['lstSeries'][number];

const VISITS_SHOWN = 8;
const EVERY_WEEKS = { weekly: 1, fortnightly: 2, monthly: 0 } as const;

/** The series of a customer, or one of them, with the next visits. A list leaves out the series that ended. */
export async function listSeries(
  executor: Executor,
  { customerId, seriesId }: { readonly customerId: number; readonly seriesId?: number },
  now: Date,
): Promise<CustomerSeries[]> {
  const isMeant = seriesId === undefined ? ne(series.state, 'ended') : eq(series.id, seriesId);
  const rows = await executor
    .select()
    .from(series)
    .where(and(eq(series.customerId, customerId), isMeant))
    .orderBy(asc(series.id));
  const shown: CustomerSeries[] = [];
  for (const row of rows) shown.push(await toCustomerSeries(executor, row, now));
  return shown;
}

async function toCustomerSeries(executor: Executor, row: SeriesRow, now: Date): Promise<CustomerSeries> {
  const visits = await executor.select().from(seriesVisits).where(eq(seriesVisits.seriesId, row.id));
  const stored = await withOrders(executor, row, visits);
  const [provider] = await executor
    .select({ person: users, workerCode: providers.workerCode, merchantId: providers.merchantId })
    .from(users)
    .innerJoin(providers, eq(providers.userId, users.id))
    .where(eq(users.id, row.providerId));
  const rule = row.rules.at(-1);
  return {
    seriesid: row.id,
    state: row.state,
    plan: row.plan,
    weekdays: [...(rule?.weekdays ?? [])],
    everyWeeks: EVERY_WEEKS[row.plan],
    merchantId: provider?.merchantId ?? row.providerId,
    providerName: provider ? toFullName(provider.person) : '',
    workerCode: provider?.workerCode ?? '',
    hourCount: row.hours,
    visitRial: row.priceRials,
    discountPercent: SERIES_DISCOUNT_PERCENT[row.plan],
    savedRial: await readSavedRials(executor, stored),
    askedRial: row.askedPriceRials,
    askedUntilMs: row.askedAt ? row.askedAt.getTime() + SERIES_PRICE_NOTICE_MS : null,
    isAgreed: row.agreedAt !== null,
    sequence: row.sequence,
    lstVisit: await listNextVisits(executor, stored, now),
    lstConflict: row.state === 'ended' ? [] : await listConflicts(executor, toConflictSearch(stored, now)),
  };
}

async function listNextVisits(
  executor: Executor,
  stored: StoredSeries,
  now: Date,
): Promise<CustomerSeries['lstVisit']> {
  const next = findNextVisits(stored, now);
  const taskIds = next.flatMap(({ taskId }) => taskId ?? []);
  const orders = await listVisitOrders(executor, { taskIds, customerId: stored.row.customerId, now });
  return next.map((visit) => {
    const { plannedDay, day, deliveryTimeId, isSkipped, taskId } = visit;
    const order = taskId === null ? null : (orders.get(taskId) ?? null);
    return {
      visitDate: plannedDay,
      gDate: day,
      deliverytimeid: deliveryTimeId,
      isSkipped,
      taskid: taskId,
      order: order && { reqid: order.reqid, state: order.state },
      acts: toActs(visit, order),
      calendar: toCalendarName(
        { seriesId: stored.row.id, sequence: stored.row.sequence },
        { plannedDay, changes: order?.changes ?? 0 },
      ),
      conflict: stored.visits.find((known) => known.plannedDay === plannedDay)?.conflict ?? null,
    };
  });
}

function toActs({ isSkipped }: SeriesVisit, order: VisitOrderFacts | null): CustomerSeries['lstVisit'][number]['acts'] {
  if (isSkipped) return [];
  return order === null ? ['skip', 'move'] : [...order.acts];
}

function findNextVisits(stored: StoredSeries, now: Date): SeriesVisit[] {
  const today = toTehranDate(now.getTime());
  const days = SERIES_WEEKS * DAYS_A_WEEK;
  return listVisits(toSeries(stored), addDays(today, 0 - days), addDays(today, days))
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, VISITS_SHOWN);
}

/** The discounts of the visits that were done or are to come. */
async function readSavedRials(executor: Executor, { visits }: StoredSeries): Promise<number> {
  const ids = visits.flatMap(({ taskId }) => (taskId === null ? [] : [taskId]));
  if (ids.length === 0) return 0;
  const rows = await executor
    .select({ state: tasks.state, lines: tasks.lines })
    .from(tasks)
    .where(inArray(tasks.id, ids));
  return rows
    .filter(({ state }) => isWorkDone(state) || !isOver(state))
    .flatMap(({ lines }) => lines)
    .reduce((sum, { key, amountRials }) => sum + (key === SERIES_DISCOUNT ? 0 - amountRials : 0), 0);
}
