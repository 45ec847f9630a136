import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { toTehranDate } from '@/lib/domain/site/jalali-date';

import { ownEntries, type PostingReason } from '../money';
import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, payouts, tasks } from '../schema';
import { toMonthOf, toMonthSpan, type JalaliMonth } from './jalali-months';
import { readOwnPlaces } from './own-places';
import type { Span } from './settled-jobs';

export type OwnMonth = CallAnswer<'accounting/getownmonth'>;
type Order = Omit<OwnMonth['lstOrder'][number], 'placeEnum' | 'toCardRial'>;
type Parts = Order['paid'];

/** A customer's means of payment, by the account that the ledger moves. */
const PARTS = {
  gift: 'giftRial',
  cash: 'walletRial',
  'gateway-clearing': 'bankRial',
  'cod-clearing': 'doorRial',
} as const satisfies Readonly<Record<string, keyof Parts>>;
type PartKind = keyof typeof PARTS;

/**
 * Postings that pay. A sum that was reserved for an order and returned before the payment is no payment and no return.
 */
const PAYING: readonly string[] = [
  'order-reserve',
  'order-unreserve',
  'order-capture',
  'order-uncapture',
  'cash-collected',
  'cash-uncollected',
] satisfies readonly PostingReason[];
const TOPPING_UP: readonly string[] = [
  'wallet-top-up',
  'desk-deposit',
  'deposit-correction',
  'sample-opening',
] satisfies readonly PostingReason[];
/** They may name an order, which is then why the gift was given. */
const GIVING: readonly string[] = ['gift-grant', 'gift-expiry'] satisfies readonly PostingReason[];

/** A customer's month by the ledger, a line an order; without one the present month. */
export async function readOwnMonth(
  executor: Executor,
  userId: number,
  { of, now }: { readonly of: JalaliMonth | undefined; readonly now: Date },
): Promise<OwnMonth> {
  const asked = of ?? toMonthOf(toTehranDate(now.getTime()));
  const span = toMonthSpan(asked);
  const movements = await listMovements(executor, userId, span);
  const orders = toOrders(movements);
  const places = await readOwnPlaces(
    executor,
    orders.map(({ taskid }) => taskid),
  );
  const beside = movements.filter(({ order }) => order === null);
  const [own, gift] = [
    await readBalances(executor, userId, 'cash', span),
    await readBalances(executor, userId, 'gift', span),
  ];
  return {
    of: asked,
    lstOrder: orders.map((order) => ({
      ...order,
      ...(places.get(order.taskid) ?? { placeEnum: 'back' as const, toCardRial: 0 }),
    })),
    paid: sumParts(orders.map(({ paid }) => paid)),
    back: sumParts(orders.map(({ back }) => back)),
    own: { ...own, ...toOwnSums(beside.filter(({ part }) => part === 'cash')) },
    lstWithdrawal: await listWithdrawals(executor, userId, span),
    gift: { ...gift, ...toInAndOut(beside.filter(({ part }) => part === 'gift')) },
  };
}

/** Top-ups and withdrawals apart. A booking that takes a top-up back is one, too. */
function toOwnSums(movements: readonly Movement[]): Omit<OwnMonth['own'], 'openRial' | 'closeRial'> {
  const topUps = movements.filter(({ reason }) => TOPPING_UP.includes(reason));
  const withdrawn = movements.filter(({ reason }) => reason === 'payout-request');
  const others = movements.filter((movement) => !topUps.includes(movement) && !withdrawn.includes(movement));
  return { topUpRial: 0 - sumRials(topUps), withdrawnRial: sumRials(withdrawn), ...toInAndOut(others) };
}

function toInAndOut(movements: readonly Movement[]): { readonly inRial: number; readonly outRial: number } {
  return {
    inRial: 0 - sumRials(movements.filter(({ rials }) => rials < 0)),
    outRial: sumRials(movements.filter(({ rials }) => rials > 0)),
  };
}

function sumRials(movements: readonly Movement[]): number {
  return movements.reduce((sum, { rials }) => sum + rials, 0);
}

async function listWithdrawals(executor: Executor, userId: number, { from, to }: Span) {
  const rows = await executor
    .select()
    .from(payouts)
    .where(
      and(
        eq(payouts.userId, userId),
        eq(payouts.source, 'cash'),
        gte(payouts.requestedAt, from),
        lt(payouts.requestedAt, to),
      ),
    )
    .orderBy(desc(payouts.id));
  return rows.map(({ id, requestedAt, amountRials, state }) => ({
    payoutid: id,
    atMs: requestedAt.getTime(),
    amountRial: amountRials,
    stateEnum: state,
  }));
}

interface Movement {
  readonly part: PartKind;
  readonly reason: string;
  /** The person's order that it belongs to; null for what moved beside the orders. */
  readonly order: { readonly taskId: number; readonly reqcode: string | null } | null;
  readonly isPaying: boolean;
  readonly atMs: number;
  /** A debit is above zero: it goes out of a person's account, and into the bank's or the door's. */
  readonly rials: number;
}

/**
 * The month's movements, newest first: a person's own accounts, and the payments for their orders at the bank and the
 * door.
 */
async function listMovements(executor: Executor, userId: number, span: Span): Promise<Movement[]> {
  const own = await listOwnEntries(executor, userId, span);
  const beside = await listOrderEntries(executor, userId, span);
  return [...own, ...beside]
    .toSorted((left, right) => right.postingId - left.postingId)
    .flatMap(({ kind: part, reason, taskId, reqcode, customerId, at, rials }) => {
      // What a professional keeps of the cash at the door is not the customer's any more.
      if (!isPart(part) || (part === 'cod-clearing' && !PAYING.includes(reason))) return [];
      const order = customerId === userId && !GIVING.includes(reason) ? { taskId: taskId ?? 0, reqcode } : null;
      return [{ part, reason, order, isPaying: PAYING.includes(reason), atMs: at.getTime(), rials }];
    });
}

const ENTRY = {
  postingId: ledgerPostings.id,
  kind: ledgerAccounts.kind,
  reason: ledgerPostings.reason,
  taskId: tasks.id,
  reqcode: tasks.code,
  customerId: tasks.customerId,
  at: ledgerPostings.createdAt,
  rials: ledgerEntries.amountRials,
};

function isInSpan({ from, to }: Span) {
  return and(gte(ledgerPostings.createdAt, from), lt(ledgerPostings.createdAt, to));
}

/** Entries by the person's accounts, by which the ledger is indexed. */
function listOwnEntries(executor: Executor, userId: number, span: Span) {
  return executor
    .select(ENTRY)
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.accountId, ledgerAccounts.id))
    .innerJoin(ledgerPostings, eq(ledgerPostings.id, ledgerEntries.postingId))
    .leftJoin(tasks, eq(tasks.id, ledgerPostings.taskId))
    .where(and(eq(ledgerAccounts.ownerId, userId), inArray(ledgerAccounts.kind, ['gift', 'cash']), isInSpan(span)));
}

/** Entries by the person's orders. */
function listOrderEntries(executor: Executor, userId: number, span: Span) {
  const isTaking = inArray(ledgerAccounts.kind, ['gateway-clearing', 'cod-clearing']);
  return executor
    .select(ENTRY)
    .from(tasks)
    .innerJoin(ledgerPostings, eq(ledgerPostings.taskId, tasks.id))
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(tasks.customerId, userId), isTaking, isInSpan(span)));
}

function isPart(kind: string): kind is PartKind {
  return Object.hasOwn(PARTS, kind);
}

/** A line an order, the one that moved last first; none for an order whose money came and went unpaid. */
function toOrders(movements: readonly Movement[]): Order[] {
  const taskIds = [...new Set(movements.flatMap(({ order }) => order?.taskId ?? []))];
  return taskIds.flatMap((taskId) => {
    const own = movements.filter(({ order }) => order?.taskId === taskId);
    const [newest] = own;
    // What is given back while the order is paid for is no return of its own.
    const sums = [
      sumByPart(own.filter(({ isPaying }) => isPaying)),
      sumByPart(own.filter(({ isPaying }) => !isPaying)),
    ];
    const paid = sumParts(sums.map((parts) => keep(parts, (rials) => rials)));
    const back = sumParts(sums.map((parts) => keep(parts, (rials) => -rials)));
    const isEmpty = [...Object.values(paid), ...Object.values(back)].every((rials) => rials === 0);
    return newest && !isEmpty
      ? [{ taskid: taskId, reqcode: newest.order?.reqcode ?? '', atMs: newest.atMs, paid, back }]
      : [];
  });
}

function sumByPart(movements: readonly Movement[]): Parts {
  return movements.reduce<Parts>(
    (sums, { part, rials }) => ({ ...sums, [PARTS[part]]: sums[PARTS[part]] + rials }),
    NOTHING,
  );
}

/** The positive part of each sum. */
function keep(parts: Parts, toKept: (rials: number) => number): Parts {
  const { giftRial, walletRial, bankRial, doorRial } = parts;
  const toRial = (rials: number) => Math.max(0, toKept(rials));
  return {
    giftRial: toRial(giftRial),
    walletRial: toRial(walletRial),
    bankRial: toRial(bankRial),
    doorRial: toRial(doorRial),
  };
}

const NOTHING: Parts = { giftRial: 0, walletRial: 0, bankRial: 0, doorRial: 0 };

function sumParts(all: readonly Parts[]): Parts {
  return all.reduce(
    (sum, parts) => ({
      giftRial: sum.giftRial + parts.giftRial,
      walletRial: sum.walletRial + parts.walletRial,
      bankRial: sum.bankRial + parts.bankRial,
      doorRial: sum.doorRial + parts.doorRial,
    }),
    NOTHING,
  );
}

/** An account's balances at the month's beginning and end. */
async function readBalances(
  executor: Executor,
  userId: number,
  kind: 'cash' | 'gift',
  { from, to }: Span,
): Promise<{ readonly openRial: number; readonly closeRial: number }> {
  const own = ownEntries(executor, { userId, kinds: [kind] });
  const before = (end: Date) =>
    sql<number>`coalesce(-sum(${own.amountRials}) filter (where ${own.createdAt} < ${end.toISOString()}::timestamptz), 0)::bigint`.mapWith(
      Number,
    );
  const [row] = await executor.select({ openRial: before(from), closeRial: before(to) }).from(own);
  return row ?? { openRial: 0, closeRial: 0 };
}
