import { and, desc, eq, notInArray, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import type { PayPlace } from '@/lib/contract/money-enumerations';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toPayPlaces } from '@/lib/domain/accounting/pay-places';

import { getBalanceRials, listOrderSums, ownEntries, userAccount, type OrderSums } from '../money';
import type { Executor } from '../ports/database';
import { payouts, tasks, type TaskRow } from '../schema';
import { toMonthOf, toMonthSpan } from './jalali-months';
import { readPayAccounts } from './pay-accounts';
import { listSettledJobs, type Span } from './settled-jobs';

type Answer = CallAnswer<'accounting/getpaymonth'>;
/** A job as a statement says it, without the names that a screen adds. */
export type Job = Omit<Answer['lstJob'][number], 'workName' | 'deliveryPlace'>;
export type PayMonth = Omit<Answer, 'lstJob'> & { readonly lstJob: readonly Job[] };

/** A provider's month by the ledger; without one the present month. */
export async function readPayMonth(
  executor: Executor,
  userId: number,
  { of, now }: { readonly of: PayMonth['of'] | undefined; readonly now: Date },
): Promise<PayMonth> {
  const present = toMonthOf(toTehranDate(now.getTime()));
  const asked = of ?? present;
  const month = toMonthSpan(asked);
  const settled = await listSettled(executor, userId, month);
  const isPresent = asked.year === present.year && asked.month === present.month;
  const waiting = isPresent ? await listWaiting(executor, userId) : [];
  return {
    of: asked,
    lstJob: [...waiting, ...settled],
    sums: {
      jobCount: settled.length,
      priceRial: sumOf(settled, 'priceRial'),
      commissionRial: sumOf(settled, 'commissionRial'),
      netRial: sumOf(settled, 'netRial'),
    },
    lstAccount: await readPayAccounts(executor, userId, month),
  };
}

function sumOf(jobs: readonly Job[], part: 'priceRial' | 'commissionRial' | 'netRial'): number {
  return jobs.reduce((sum, job) => sum + job[part], 0);
}

/** Jobs whose money was settled in a span, newest first. A later refund is a line of its own month. */
async function listSettled(executor: Executor, userId: number, span: Span): Promise<Job[]> {
  const jobs = await listSettledJobs(executor, userId, { ...span, before: span.to });
  if (jobs.length === 0) return [];
  const places = await readPlaces(executor, userId);
  return jobs.map(({ task, at, sums }) => toJob(task, sums, { at, place: places.get(task.id) ?? 'paid' }));
}

function toJob(task: TaskRow, sums: OrderSums, { at, place }: { readonly at: Date; readonly place: PayPlace }): Job {
  return {
    taskid: task.id,
    reqcode: task.code,
    atMs: at.getTime(),
    priceRial: task.priceRials - sums.refundedRials,
    commissionRial: sums.commissionRials,
    netRial: sums.netRials,
    place: sums.cashRials > 0 ? 'cash' : place,
    untilMs: null,
  };
}

/** Work that awaits its customer's confirmation, with its expected pay. */
async function listWaiting(executor: Executor, userId: number): Promise<Job[]> {
  const rows = await executor
    .select()
    .from(tasks)
    .where(and(eq(tasks.providerId, userId), eq(tasks.state, 'DONE')))
    .orderBy(desc(tasks.id));
  const sums = await listOrderSums(executor, rows);
  return rows.flatMap((task, index) => {
    const found = sums[index];
    const at = task.startsAt ?? task.createdAt;
    const untilMs = task.completesAt?.getTime() ?? null;
    return found ? [{ ...toJob(task, found, { at, place: 'awaiting' }), place: 'awaiting' as const, untilMs }] : [];
  });
}

/** The place of each prepaid job's pay, by its task. */
async function readPlaces(executor: Executor, userId: number): Promise<ReadonlyMap<number, Job['place']>> {
  const credits = await listCredits(executor, userId);
  const sent = await executor
    .select({ state: payouts.state, rials: sql<number>`sum(${payouts.amountRials})::bigint`.mapWith(Number) })
    .from(payouts)
    .where(and(eq(payouts.userId, userId), eq(payouts.source, 'payable')))
    .groupBy(payouts.state);
  const sumOfStates = (...states: readonly string[]) =>
    sent.reduce((sum, { state, rials }) => sum + (states.includes(state) ? rials : 0), 0);
  const places = toPayPlaces(
    credits.map(({ rials }) => rials),
    {
      payableRials: await getBalanceRials(executor, userAccount('payable', userId)),
      inRunRials: sumOfStates('requested', 'in-run'),
      atBankRials: sumOfStates('at-bank', 'unknown'),
    },
  );
  return new Map(
    credits.flatMap(({ taskId }, index) => (taskId === null ? [] : [[taskId, places[index] ?? 'paid'] as const])),
  );
}

/**
 * The movements of a provider's payable account by order, tip and debt, newest credit first, without payouts. The
 * sums of one order are added up, so that its refund lowers its own pay.
 */
function listCredits(executor: Executor, userId: number): Promise<{ taskId: number | null; rials: number }[]> {
  const own = ownEntries(executor, { userId, kinds: ['payable'] });
  const newest = sql`coalesce(max(${own.id}) filter (where ${own.amountRials} < 0), max(${own.id}))`;
  return executor
    .select({ taskId: own.taskId, rials: sql<number>`-sum(${own.amountRials})::bigint`.mapWith(Number) })
    .from(own)
    .where(notInArray(own.reason, ['payout-request', 'payout-return']))
    .groupBy(own.taskId, sql`CASE WHEN ${own.taskId} IS NULL THEN ${own.postingId} END`)
    .orderBy(desc(newest));
}
