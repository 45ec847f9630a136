import { and, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { CallAnswer, CallInput } from '@/lib/contract';
import type { PayLineKind, PayLineName, PayPart } from '@/lib/contract/provider-enumerations';
import { addDays, toInstantMs } from '@/lib/domain/jalali-date';

import { listStatementLines, sumStatement, type PostingRequest, type StatementOwner } from '../money';
import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../schema';

type Answer = CallAnswer<'payout/getstatement'>;
type Search = CallInput<'payout/getstatement'>;
type Filter = Omit<Search, 'pageNumber' | 'pageSize' | 'beforeId'>;
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

/**
 * What moved in a provider's pay and credit, newest first, each with the balance it left; and the sums of all that the filter finds. Whoever goes on from a line has had the sums already: only the
 * lines are read then.
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
          commissionRial: await sumCommission(executor, owner, isWanted),
        },
  };
}

type Line = Awaited<ReturnType<typeof listStatementLines>>[number];

function toWire(
  line: Line,
  { userId, commissionRial }: { readonly userId: number; readonly commissionRial: number },
): Answer['lstLine'][number] {
  const { kind, name, part } = requireReading(line);
  const isOwn = line.providerId === userId;
  return {
    lineId: line.id,
    accountEnum: PARTS[part],
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

/** What the marketplace took of each job that the lines pay, by the posting; nothing of other lines. */
async function readCommissions(executor: Executor, lines: readonly Line[]): Promise<ReadonlyMap<number, number>> {
  const paid = lines.filter(({ reason, part }) => reason === 'order-release' && part === 'payable');
  if (paid.length === 0) return new Map();
  const rows = await executor
    .select({
      postingId: commissionEntries.postingId,
      rials: sql<number>`-sum(${commissionEntries.amountRials})`.mapWith(Number),
    })
    .from(commissionEntries)
    .innerJoin(commissionAccounts, isCommission)
    .where(
      inArray(
        commissionEntries.postingId,
        paid.map(({ postingId }) => postingId),
      ),
    )
    .groupBy(commissionEntries.postingId);
  return new Map(rows.map(({ postingId, rials }) => [postingId, rials]));
}

/** What the marketplace took of all jobs that a condition finds. */
async function sumCommission(
  executor: Executor,
  { userId }: StatementOwner,
  isWanted: SQL | undefined,
): Promise<number> {
  const [sum] = await executor
    .select({ rials: sql<number>`coalesce(-sum(${commissionEntries.amountRials}), 0)::bigint`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .innerJoin(commissionEntries, eq(commissionEntries.postingId, ledgerPostings.id))
    .innerJoin(commissionAccounts, isCommission)
    .where(
      and(
        eq(ledgerAccounts.ownerId, userId),
        eq(ledgerAccounts.kind, 'payable'),
        eq(ledgerPostings.reason, 'order-release'),
        isWanted,
      ),
    );
  return sum?.rials ?? 0;
}

function toCondition({ kind, fromDate, toDate }: Filter): SQL | undefined {
  const wanted = READINGS.filter((reading) => kind === undefined || reading.kind === kind);
  return and(
    or(...wanted.map(({ reason, part }) => and(eq(ledgerPostings.reason, reason), eq(ledgerAccounts.kind, part)))),
    fromDate ? gte(ledgerPostings.createdAt, new Date(toInstantMs(fromDate))) : undefined,
    toDate ? lt(ledgerPostings.createdAt, new Date(toInstantMs(addDays(toDate, 1)))) : undefined,
  );
}

function requireReading({ reason, part }: { readonly reason: string; readonly part: string }): Reading {
  const reading = READINGS.find((known) => known.reason === reason && known.part === part);
  if (!reading) throw new Error(`The posting reason ${reason} has no reading for ${part}`);
  return reading;
}
