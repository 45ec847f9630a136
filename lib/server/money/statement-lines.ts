import { and, between, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, tasks, type AccountKind } from '../schema';
import type { PostingReason } from './ledger';
import { isOwners, type StatementOwner } from './own-entries';

interface LinePage {
  /** A condition on the kind of an account and on a posting; all lines without one. */
  readonly isWanted?: SQL | undefined;
  /** The lines before this one alone. */
  readonly beforeId?: number | null | undefined;
  readonly offset?: number;
  /** All of them where it is left out. */
  readonly limit?: number;
}

type Line = Awaited<ReturnType<typeof listEntries>>[number] & { readonly balanceRials: number };

/** Lines newest first, each with the balance of its account that it left, whatever the page leaves out. */
export async function listStatementLines(executor: Executor, owner: StatementOwner, page: LinePage): Promise<Line[]> {
  const entries = await listEntries(executor, owner, page);
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return [];
  const balances = await readBalances(executor, owner, { from: oldest.id, to: newest.id });
  return entries.map((entry) => {
    const balanceRials = balances.get(entry.id);
    if (balanceRials === undefined) throw new Error(`The ledger's entry ${entry.id} has no balance`);
    return { ...entry, balanceRials };
  });
}

const ALL = Number.MAX_SAFE_INTEGER;

/** Reads no more of each account than the page needs: an account of many years is read from its end, by its index. */
function listEntries(executor: Executor, owner: StatementOwner, page: LinePage) {
  const { offset = 0, limit = ALL } = page;
  const found = selectNewest(executor, page, Math.min(offset + limit, ALL));
  const { id, postingId, amountRials, reason, postingKey, taskId, createdAt } = found;
  const { code: reqcode, customerId, providerId } = tasks;
  const entry = { id, postingId, amountRials, reason, postingKey, taskId, createdAt, part: ledgerAccounts.kind };
  return executor
    .select({ ...entry, reqcode, customerId, providerId })
    .from(ledgerAccounts)
    .crossJoinLateral(found)
    .leftJoin(tasks, eq(tasks.id, taskId))
    .where(isOwners(owner))
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset);
}

/** The newest entries of each account beside it. */
function selectNewest(executor: Executor, { isWanted, beforeId }: LinePage, count: number) {
  return executor
    .select({
      id: ledgerEntries.id,
      postingId: ledgerEntries.postingId,
      amountRials: sql<number>`-${ledgerEntries.amountRials}`.mapWith(Number).as('amount'),
      reason: ledgerPostings.reason,
      postingKey: ledgerPostings.idempotencyKey,
      taskId: ledgerPostings.taskId,
      createdAt: ledgerPostings.createdAt,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        eq(ledgerEntries.accountId, ledgerAccounts.id),
        beforeId ? lt(ledgerEntries.id, beforeId) : undefined,
        isWanted,
      ),
    )
    .orderBy(desc(ledgerEntries.id))
    .limit(count)
    .as('found');
}

/** The balance after each entry between two, from the account's own of now backwards. */
async function readBalances(
  executor: Executor,
  owner: StatementOwner,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<ReadonlyMap<number, number>> {
  const account = executor.$with('account').as(
    executor
      .select({
        id: ledgerAccounts.id,
        // A column of the only table is written without its name, which would be the other one's in there.
        balance: sql<number>`${ledgerAccounts.balanceRials} + coalesce((
          SELECT sum(newer.amount_rials) FROM ${ledgerEntries} AS newer WHERE newer.account_id = ${ledgerAccounts}.id AND newer.id > ${to}), 0)`.as(
          'balance',
        ),
      })
      .from(ledgerAccounts)
      .where(isOwners(owner)),
  );
  const balance = sql<number>`${account.balance} + coalesce(sum(${ledgerEntries.amountRials}) OVER (
    PARTITION BY ${ledgerEntries.accountId} ORDER BY ${ledgerEntries.id} DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)`;
  const rows = await executor
    .with(account)
    .select({ id: ledgerEntries.id, balance: balance.mapWith(Number) })
    .from(account)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, account.id))
    .where(between(ledgerEntries.id, from, to));
  return new Map(rows.map((row) => [row.id, row.balance]));
}

interface StatementSums {
  readonly lineCount: number;
  /** In rial, top-ups included. */
  readonly increaseRial: number;
  readonly decreaseRial: number;
  readonly topUpRial: number;
}

/** The number of lines that a condition finds, and their incoming and outgoing sums, with the top-ups among them. */
export async function sumStatement(
  executor: Executor,
  owner: StatementOwner,
  isWanted: SQL | undefined,
): Promise<StatementSums> {
  const { amountRials } = ledgerEntries;
  const increase = sql<number>`coalesce(-sum(${amountRials}) filter (where ${amountRials} < 0), 0)::bigint`;
  const decrease = sql<number>`coalesce(sum(${amountRials}) filter (where ${amountRials} > 0), 0)::bigint`;
  const query = executor
    .select({
      lineCount: sql<number>`count(*)::int`.mapWith(Number),
      increaseRial: increase.mapWith(Number),
      decreaseRial: decrease.mapWith(Number),
    })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .where(and(isOwners(owner), isWanted))
    .$dynamic();
  // All of an account is summed from its index alone.
  if (isWanted) query.innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId));
  const [sums = { lineCount: 0, increaseRial: 0, decreaseRial: 0 }] = await query;
  return { ...sums, topUpRial: await sumTopUps(executor, owner, isWanted) };
}

/** The reasons that add one's own money, and no income or gift. */
const TOP_UPS: readonly PostingReason[] = ['wallet-top-up', 'desk-deposit', 'sample-opening'];
const TAKE_TOP_UPS: readonly string[] = ['cash', 'bidding-credit'] satisfies readonly AccountKind[];

async function sumTopUps(executor: Executor, owner: StatementOwner, isWanted: SQL | undefined): Promise<number> {
  const { amountRials } = ledgerEntries;
  const [sum] = await executor
    .select({ rials: sql<number>`coalesce(-sum(${amountRials}), 0)::bigint`.mapWith(Number) })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .where(
      and(
        isOwners({ ...owner, kinds: owner.kinds.filter((kind) => TAKE_TOP_UPS.includes(kind)) }),
        inArray(ledgerPostings.reason, [...TOP_UPS]),
        isWanted,
      ),
    );
  return sum?.rials ?? 0;
}
