import { and, eq, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer, CallInput } from '@/lib/contract';
import type { PayLineKind } from '@/lib/contract/provider-enumerations';
import { addDays, toInstantMs } from '@/lib/domain/site/jalali-date';

import { listStatementLines, sumStatement, type StatementOwner } from '../money';
import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tasks } from '../schema';
import { PAY_READINGS, requirePayReading } from './pay-readings';

type Answer = CallAnswer<'payout/getstatement'>;
type Search = CallInput<'payout/getstatement'>;
type Filter = Omit<Search, 'pageNumber' | 'pageSize' | 'beforeId'>;
/**
 * The movements of a provider's pay and credit, newest first, each with the balance after it, and the sums of all that
 * the filter finds. A reader who goes on from a line has the sums already: only the lines are read then.
 */
export async function listStatement(
  executor: Executor,
  userId: number,
  { pageNumber, pageSize, beforeId, ...filter }: Search,
): Promise<Answer> {
  const owner: StatementOwner = { userId, kinds: ['payable', 'bidding-credit'] };
  const isWanted = toCondition(filter);
  const found = await listStatementLines(executor, owner, {
    isWanted,
    beforeId,
    limit: pageSize + 1,
    offset: beforeId ? 0 : pageNumber * pageSize,
  });
  const lines = found.slice(0, pageSize);
  const commissions = await readCommissions(executor, lines);
  return {
    lstLine: lines.map((line) => toWire(line, { userId, commissionRial: commissions.get(line.postingId) ?? 0 })),
    nextBeforeId: found.length > lines.length ? (lines.at(-1)?.id ?? null) : null,
    sums: beforeId
      ? null
      : {
          ...(await sumStatement(executor, owner, isWanted)),
          commissionRial: await sumCommission(executor, userId, filter),
        },
  };
}

type Line = Awaited<ReturnType<typeof listStatementLines>>[number];

function toWire(
  line: Line,
  { userId, commissionRial }: { readonly userId: number; readonly commissionRial: number },
): Answer['lstLine'][number] {
  const { kind, name, part } = requirePayReading(line);
  const isOwn = line.providerId === userId;
  return {
    lineId: line.id,
    accountEnum: part === 'payable' ? 'PAYABLE' : 'BIDDING',
    kind,
    name,
    amountRial: line.amountRials,
    balanceRial: line.balanceRials,
    commissionRial,
    atMs: line.createdAt.getTime(),
    taskid: isOwn ? line.taskId : null,
    reqcode: isOwn ? line.reqcode : null,
  };
}

const commissionAccounts = alias(ledgerAccounts, 'commission_account');
const commissionEntries = alias(ledgerEntries, 'commission_entry');
const isCommission = and(
  eq(commissionAccounts.id, commissionEntries.accountId),
  eq(commissionAccounts.kind, 'commission'),
);
/** Whether a released job was paid in cash: its commission came out of the credit, where it has a line of its own. */
const isCashJob = sql`EXISTS (SELECT FROM ledger_postings AS collected WHERE collected.task_id = ${ledgerPostings.taskId}
  AND collected.reason = 'cash-collected')`;
const commissionRials = sql<number>`coalesce(-sum(${commissionEntries.amountRials}), 0)::bigint`.mapWith(Number);

/** The commission that came out of the pay of each job, by its posting; nothing of other lines. */
async function readCommissions(executor: Executor, lines: readonly Line[]): Promise<ReadonlyMap<number, number>> {
  const paid = lines.filter(({ reason, part }) => reason === 'order-release' && part === 'payable');
  if (paid.length === 0) return new Map();
  const postingIds = paid.map(({ postingId }) => postingId);
  const rows = await executor
    .select({ postingId: commissionEntries.postingId, rials: commissionRials })
    .from(commissionEntries)
    .innerJoin(commissionAccounts, isCommission)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, commissionEntries.postingId))
    .where(and(inArray(commissionEntries.postingId, postingIds), not(isCashJob)))
    .groupBy(commissionEntries.postingId);
  return new Map(rows.map(({ postingId, rials }) => [postingId, rials]));
}

/** The jobs whose commission a filter's sum has: for the credit's lines, those of cash jobs. */
const COMMISSION_OF: Readonly<Record<PayLineKind, SQL>> = {
  JOB: sql`true`,
  TIP: sql`false`,
  COMMISSION: isCashJob,
  TOP_UP: sql`false`,
  GIFT: sql`false`,
  PAYOUT: sql`false`,
};

/**
 * The marketplace's commission of the jobs that were completed within a filter's days, out of their pay or out of the
 * credit.
 */
async function sumCommission(executor: Executor, userId: number, { kind = 'JOB', ...days }: Filter): Promise<number> {
  const [sum] = await executor
    .select({ rials: commissionRials })
    .from(tasks)
    .innerJoin(ledgerPostings, eq(ledgerPostings.taskId, tasks.id))
    .innerJoin(commissionEntries, eq(commissionEntries.postingId, ledgerPostings.id))
    .innerJoin(commissionAccounts, isCommission)
    .where(
      and(
        eq(tasks.providerId, userId),
        eq(tasks.state, 'COMPLETED'),
        eq(ledgerPostings.reason, 'order-release'),
        COMMISSION_OF[kind],
        isWithin(days),
      ),
    );
  return sum?.rials ?? 0;
}

function toCondition({ kind, ...days }: Filter): SQL | undefined {
  const wanted = PAY_READINGS.filter((reading) => kind === undefined || reading.kind === kind);
  return and(
    or(...wanted.map(({ reason, part }) => and(eq(ledgerPostings.reason, reason), eq(ledgerAccounts.kind, part)))),
    isWithin(days),
  );
}

function isWithin({ fromDate, toDate }: Pick<Filter, 'fromDate' | 'toDate'>): SQL | undefined {
  return and(
    fromDate ? gte(ledgerPostings.createdAt, new Date(toInstantMs(fromDate))) : undefined,
    toDate ? lt(ledgerPostings.createdAt, new Date(toInstantMs(addDays(toDate, 1)))) : undefined,
  );
}
