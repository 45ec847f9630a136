import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';

import { isCashTaken } from '@/lib/domain/money/payment-display';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { isOver, isRefused } from '@/lib/domain/order/order-states';

import type { Executor } from '../ports/database';
import { bankRefunds, ledgerAccounts, ledgerEntries, ledgerPostings, type AccountKind, type TaskRow } from '../schema';
import type { PostingReason } from './ledger';
import type { Refund } from './refund-plan';

/** The customer's payments for an order by source, in rial, before any refund. */
export interface PaidParts {
  readonly giftRials: number;
  readonly walletRials: number;
  readonly bankRials: number;
  /** Cash in the provider's hand. */
  readonly cashRials: number;
}

/** Every sum of an order that somebody is told, in rial. There is no second place that works one out. */
export interface OrderSums extends PaidParts {
  readonly priceRials: number;
  /** The discount of the price's lines; the price already contains it. */
  readonly discountRials: number;
  readonly paidRials: number;
  /** The unpaid rest; 0 once the order is over. */
  readonly dueRials: number;
  /** The fee at the order's end, all of it the provider's. */
  readonly feeRials: number;
  /** The refunds, with those that the bank has still to make. */
  readonly refunds: readonly Refund[];
  readonly backRials: number;
  /** The part of it that came back after the order was completed. */
  readonly refundedRials: number;
  /** A bank payment that came after the time was over. */
  readonly lateRials: number;
  /** The part of it that went back to the card, or is on its way there; the rest is in the wallet. */
  readonly lateToCardRials: number;
  /** The part of it that is in escrow until its bank says that it gave it back. */
  readonly lateHeldRials: number;
  /** The provider's pay after commission: as booked once the order is over, as computed before. */
  readonly netRials: number;
  readonly commissionRials: number;
}

/** Entries of the order's own postings, summed; debits are positive. */
export interface BookedEntry {
  readonly reason: string;
  readonly kind: AccountKind;
  readonly amountRials: number;
}

/** Reads the sums from the ledger. */
export async function readOrderSums(executor: Executor, task: TaskRow): Promise<OrderSums> {
  const [sums] = await listOrderSums(executor, [task]);
  return sums ?? toOrderSums(task, []);
}

/**
 * The sums of many orders, in the order in which they were asked for, in two statements. `before` leaves out what was
 * booked from then on; what banks have still to give back is always as of now.
 */
export async function listOrderSums(
  executor: Executor,
  tasks: readonly TaskRow[],
  { before }: { readonly before?: Date } = {},
): Promise<OrderSums[]> {
  const taskIds = tasks.map(({ id }) => id);
  if (taskIds.length === 0) return [];
  const entries = await executor
    .select({
      taskId: ledgerPostings.taskId,
      reason: ledgerPostings.reason,
      kind: ledgerAccounts.kind,
      amountRials: sql<number>`sum(${ledgerEntries.amountRials})::bigint`.mapWith(Number),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(inArray(ledgerPostings.taskId, taskIds), before && lt(ledgerPostings.createdAt, before)))
    .groupBy(ledgerPostings.taskId, ledgerPostings.reason, ledgerAccounts.kind);
  const returns = await listReturns(executor, taskIds);
  return tasks.map((task) =>
    toOrderSums(
      task,
      entries.filter(({ taskId }) => taskId === task.id),
      returns.find(({ taskId }) => taskId === task.id),
    ),
  );
}

/** The sums that banks have given back, or have still to, by order. */
function listReturns(executor: Executor, taskIds: readonly number[]) {
  return executor
    .select({
      taskId: bankRefunds.taskId,
      refundRials: sumAtBank('refund'),
      lateRials: sumAtBank('late'),
    })
    .from(bankRefunds)
    .where(and(inArray(bankRefunds.taskId, [...taskIds]), ne(bankRefunds.state, 'wallet')))
    .groupBy(bankRefunds.taskId);
}

/** The sums that a bank has given back, or has still to. */
interface AtBank {
  readonly refundRials: number;
  readonly lateRials: number;
}

const NOTHING_AT_BANK: AtBank = { refundRials: 0, lateRials: 0 };

const sumAtBank = (cause: typeof bankRefunds.$inferSelect.cause) =>
  sql<number>`coalesce(sum(${bankRefunds.amountRials}) FILTER (WHERE ${bankRefunds.cause} = ${cause}), 0)::bigint`.mapWith(
    Number,
  );

/** An order that is settled in this very transaction: by its split, which the transaction books. */
export function toSettledSums(task: TaskRow): OrderSums {
  const isBank = task.paymentWay === 'online';
  return toOrderSums(task, [
    { reason: 'order-reserve', kind: 'gift', amountRials: task.giftRials },
    { reason: 'order-reserve', kind: 'cash', amountRials: task.walletRials },
    { reason: 'order-capture', kind: 'gateway-clearing', amountRials: isBank ? task.payableRials : 0 },
  ]);
}

function toOrderSums(task: TaskRow, entries: readonly BookedEntry[], atBank = NOTHING_AT_BANK): OrderSums {
  const sumOf: SumOf = (kind, ...reasons) =>
    entries
      .filter((entry) => entry.kind === kind && reasons.some((reason) => reason === entry.reason))
      .reduce((sum, { amountRials }) => sum + amountRials, 0);
  const before = {
    giftRials: sumOf('gift', 'order-reserve', 'order-unreserve'),
    walletRials: sumOf('cash', 'order-reserve', 'order-unreserve', 'cash-debt'),
    bankRials: sumOf('gateway-clearing', 'order-capture', 'order-uncapture'),
  };
  const bookedCashRials = sumOf('cod-clearing', 'cash-collected', 'cash-uncollected');
  const parts: PaidParts = { ...before, cashRials: bookedCashRials + toTakenRials(task, before) };
  const paidRials = parts.giftRials + parts.walletRials + parts.bankRials + parts.cashRials;
  /** A credit to a person's account is below zero. */
  const refunds: readonly Refund[] = [
    { to: 'gift', amountRials: 0 - sumOf('gift', 'order-refund', ...REFUNDS) },
    { to: 'wallet', amountRials: 0 - sumOf('cash', 'order-refund', ...REFUNDS) },
    { to: 'gateway', amountRials: atBank.refundRials },
  ];
  const backRials = refunds.reduce((sum, { amountRials }) => sum + amountRials, 0);
  const feeRials = 0 - sumOf('payable', 'order-refund', 'order-fee', 'cash-cancel-fee');
  return {
    ...parts,
    priceRials: task.priceRials,
    discountRials: toDiscountRials(task),
    paidRials,
    dueRials: isOver(task.state) ? 0 : Math.max(0, task.priceRials - (paidRials - backRials)),
    feeRials,
    refunds: refunds.filter(({ amountRials }) => amountRials > 0),
    backRials,
    refundedRials: 0 - sumOf('gift', ...REFUNDS) - sumOf('cash', ...REFUNDS),
    ...toLate(sumOf, atBank),
    ...toPay(task, { feeRials, paidRials, ...toBooked(sumOf) }),
  };
}

function toLate(
  sumOf: SumOf,
  { lateRials }: AtBank,
): Pick<OrderSums, 'lateRials' | 'lateToCardRials' | 'lateHeldRials'> {
  return {
    lateRials: sumOf('gateway-clearing', 'late-payment', 'late-payment-hold'),
    lateToCardRials: lateRials,
    lateHeldRials: 0 - sumOf('escrow', 'late-payment-hold', 'late-payment-back', 'late-payment'),
  };
}

/** The cash, or the part of it, that the provider has reported as taken at the door; until the order is released. */
function toTakenRials(task: TaskRow, { giftRials, walletRials, bankRials }: Omit<PaidParts, 'cashRials'>): number {
  if (isOver(task.state)) return 0;
  if (!isCashTaken(task)) return task.cashPartRials;
  return Math.max(0, task.priceRials - giftRials - walletRials - bankRials);
}

function toDiscountRials({ lines }: TaskRow): number {
  return lines.reduce((sum, { amountRials }) => sum + Math.max(0, 0 - amountRials), 0);
}

type SumOf = (kind: AccountKind, ...reasons: readonly PostingReason[]) => number;

/** Postings that refund a part of a completed order. */
const REFUNDS = ['dispute-refund', 'desk-refund', 'refund-correction'] as const;

function toBooked(sumOf: SumOf): Omit<Booked, 'feeRials' | 'paidRials'> {
  return {
    takenRials: 0 - sumOf('commission', 'order-release', 'cash-commission-return', 'cash-debt'),
    commissionRials:
      0 - sumOf('commission', 'order-release', 'late-settlement', ...REFUNDS, 'cash-commission-return', 'cash-debt'),
    isCashMissing: sumOf('cod-clearing', 'cash-uncollected') !== 0,
    paidBackRials:
      sumOf('payable', 'late-settlement', ...REFUNDS) +
      sumOf('provider-debt', ...REFUNDS) +
      sumOf('bidding-credit', 'late-settlement'),
  };
}

interface Booked {
  readonly feeRials: number;
  readonly paidRials: number;
  /** The cash of it was not paid at the door. */
  readonly isCashMissing: boolean;
  /** The commission that was taken, and the rest that refunds left of it. */
  readonly takenRials: number;
  readonly commissionRials: number;
  /** The provider's returns after a dispute, also as a debt, and for a late start. */
  readonly paidBackRials: number;
}

/**
 * A finished job is the provider's, paid before or in cash, but for the taken commission and the sum that a dispute
 * gave back. A job that cost its provider more than it brought brings nothing.
 */
function toPay(task: TaskRow, booked: Booked): Pick<OrderSums, 'netRials' | 'commissionRials'> {
  const { state, priceRials } = task;
  if (state === 'COMPLETED') return toCompletedPay(priceRials, booked);
  if (isOver(state) || isRefused(state)) return { netRials: booked.feeRials, commissionRials: 0 };
  const commissionRials = toOrderCommissionRials(task);
  return { netRials: priceRials - commissionRials, commissionRials };
}

function toCompletedPay(priceRials: number, booked: Booked) {
  const { takenRials, commissionRials, paidBackRials, paidRials, isCashMissing } = booked;
  const broughtRials = isCashMissing ? paidRials : priceRials;
  return { netRials: Math.max(0, broughtRials - takenRials - paidBackRials), commissionRials };
}
