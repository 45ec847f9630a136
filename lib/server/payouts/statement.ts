import { and, desc, eq, gte, lt, or, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import type { PayLineKind, PayLineName, PayPart } from '@/lib/contract/provider-enumerations';
import { addDays, toInstantMs } from '@/lib/domain/jalali-date';

import { selectStatement, sumStatement, type PostingRequest, type Statement } from '../money';
import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, tasks } from '../schema';

type Answer = CallAnswer<'payout/getstatement'>;
type Search = CallInput<'payout/getstatement'>;
type Filter = Omit<Search, 'pageNumber' | 'pageSize'>;
type PartKind = 'payable' | 'bidding-credit';

const PARTS: Readonly<Record<PartKind, PayPart>> = { payable: 'PAYABLE', 'bidding-credit': 'BIDDING' };

interface Reading {
  readonly reason: PostingRequest['reason'];
  readonly part: PartKind;
  readonly kind: PayLineKind;
  readonly name: PayLineName;
}

/** What a provider takes each movement for. What has no reading moves neither of the two parts. */
const READINGS: readonly Reading[] = [
  { reason: 'order-release', part: 'payable', kind: 'JOB', name: 'job-pay' },
  { reason: 'order-refund', part: 'payable', kind: 'JOB', name: 'cancel-fee' },
  { reason: 'order-fee', part: 'payable', kind: 'JOB', name: 'cancel-fee' },
  { reason: 'cash-cancel-fee', part: 'payable', kind: 'JOB', name: 'cancel-fee' },
  { reason: 'cash-collected', part: 'payable', kind: 'JOB', name: 'cash-collected' },
  { reason: 'cash-kept', part: 'payable', kind: 'JOB', name: 'cash-kept' },
  { reason: 'payout-request', part: 'payable', kind: 'PAYOUT', name: 'payout' },
  { reason: 'order-commission-reserve', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission' },
  { reason: 'order-commission-return', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-release', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-unreserve', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-refund', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'order-fee', part: 'bidding-credit', kind: 'COMMISSION', name: 'commission-return' },
  { reason: 'wallet-top-up', part: 'bidding-credit', kind: 'TOP_UP', name: 'credit-top-up' },
  { reason: 'sample-opening', part: 'bidding-credit', kind: 'TOP_UP', name: 'credit-top-up' },
];

/** What moved in a provider's pay and credit, newest first, each with the balance it left; and the sums of all that the filter finds. */
export async function listStatement(
  executor: Executor,
  userId: number,
  { pageNumber, pageSize, ...filter }: Search,
): Promise<Answer> {
  const statement = selectStatement(executor, userId, ['payable', 'bidding-credit']);
  const isWanted = toCondition(statement, filter);
  const lines = await listLines(executor, statement, { isWanted, limit: pageSize, offset: pageNumber * pageSize });
  return {
    lstLine: lines.map((line) => toWire(line, userId)),
    ...(await sumStatement(executor, statement, isWanted)),
    commissionRial: await sumCommission(executor, statement, isWanted),
  };
}

interface Page {
  readonly isWanted: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

function listLines(executor: Executor, statement: Statement, { isWanted, limit, offset }: Page) {
  const { id, part, reason, createdAt, amountRials, balanceRials, taskId } = statement;
  return executor
    .with(statement)
    .select({
      id,
      part,
      reason,
      createdAt,
      amountRials,
      balanceRials,
      taskId,
      commissionRials: toCommission(statement),
      reqcode: tasks.code,
      providerId: tasks.providerId,
    })
    .from(statement)
    .leftJoin(tasks, eq(tasks.id, taskId))
    .where(isWanted)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
}

type Line = Awaited<ReturnType<typeof listLines>>[number];

function toWire(line: Line, userId: number): Answer['lstLine'][number] {
  const { kind, name, part } = requireReading(line);
  const isOwn = line.providerId === userId;
  return {
    lineId: line.id,
    accountEnum: PARTS[part],
    kind,
    name,
    amountRial: line.amountRials,
    balanceRial: line.balanceRials,
    commissionRial: line.commissionRials,
    atMs: line.createdAt.getTime(),
    taskid: isOwn ? line.taskId : null,
    reqcode: isOwn ? line.reqcode : null,
  };
}

async function sumCommission(executor: Executor, statement: Statement, isWanted: SQL | undefined): Promise<number> {
  const [sum] = await executor
    .with(statement)
    .select({ rials: sql<number>`coalesce(sum(${toCommission(statement)}), 0)::bigint`.mapWith(Number) })
    .from(statement)
    .where(isWanted);
  return sum?.rials ?? 0;
}

/** What the marketplace took of a job that is paid by a line; zero for any other. */
function toCommission(statement: Statement): SQL<number> {
  return sql<number>`CASE WHEN ${statement.reason} = 'order-release' AND ${statement.part} = 'payable' THEN coalesce((
    SELECT -sum(${ledgerEntries.amountRials}) FROM ${ledgerEntries} JOIN ${ledgerAccounts} ON ${ledgerAccounts.id} = ${ledgerEntries.accountId}
    WHERE ${ledgerEntries.postingId} = ${statement.postingId} AND ${ledgerAccounts.kind} = 'commission'), 0) ELSE 0 END`.mapWith(
    Number,
  );
}

function toCondition(statement: Statement, { kind, fromDate, toDate }: Filter): SQL | undefined {
  const wanted = READINGS.filter((reading) => kind === undefined || reading.kind === kind);
  return and(
    or(...wanted.map(({ reason, part }) => and(eq(statement.reason, reason), eq(statement.part, part)))),
    fromDate ? gte(statement.createdAt, new Date(toInstantMs(fromDate))) : undefined,
    toDate ? lt(statement.createdAt, new Date(toInstantMs(addDays(toDate, 1)))) : undefined,
  );
}

function requireReading({ reason, part }: { readonly reason: string; readonly part: string }): Reading {
  const reading = READINGS.find((known) => known.reason === reason && known.part === part);
  if (!reading) throw new Error(`The posting reason ${reason} has no reading for ${part}`);
  return reading;
}
