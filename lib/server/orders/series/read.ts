import { and, asc, eq, inArray, ne } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { SERIES_DISCOUNT_PERCENT, SERIES_PRICE_NOTICE_MS, SERIES_WEEKS } from '@/lib/domain/constants/orders';
import { isOver, isWorkDone } from '@/lib/domain/order/order-states';
import { toFullName } from '@/lib/domain/person/full-name';
import { listVisits } from '@/lib/domain/series/visits';
import { addDays, DAYS_A_WEEK, toTehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../../ports/database';
import { providers, series, seriesVisits, tasks, users, type SeriesRow } from '../../schema';
import { listConflicts } from './conflicts';
import { toSeries, type StoredSeries } from './store';
import { SERIES_DISCOUNT } from './terms';
import { toConflictSearch } from './to-conflict-search';

export type CustomerSeries = CallAnswer<'series/getseries'>['lstSeries'][number];

const VISITS_SHOWN = 8;
const EVERY_WEEKS = { weekly: 1, fortnightly: 2, monthly: 0 } as const;

/** The series of a customer, or one of them, with the next visits. Those that ended are left out of a list. */
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
  const stored = { row, visits };
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
    sequence: row.sequence,
    lstVisit: listNextVisits(stored, now),
    lstConflict: row.state === 'ended' ? [] : await listConflicts(executor, toConflictSearch(stored, now)),
  };
}

function listNextVisits(stored: StoredSeries, now: Date): CustomerSeries['lstVisit'] {
  const today = toTehranDate(now.getTime());
  const days = SERIES_WEEKS * DAYS_A_WEEK;
  return listVisits(toSeries(stored), addDays(today, 0 - days), addDays(today, days))
    .filter(({ day }) => day >= today)
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .slice(0, VISITS_SHOWN)
    .map(({ plannedDay, day, deliveryTimeId, isSkipped, taskId }) => ({
      visitDate: plannedDay,
      gDate: day,
      deliverytimeid: deliveryTimeId,
      isSkipped,
      taskid: taskId,
      conflict: stored.visits.find((visit) => visit.plannedDay === plannedDay)?.conflict ?? null,
    }));
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
