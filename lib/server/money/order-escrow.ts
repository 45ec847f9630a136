import { and, eq, like, sql } from 'drizzle-orm';

import { named } from '../ports/ask-together';
import type { Executor } from '../ports/database';
import { ledgerAccounts, ledgerEntries, ledgerPostings, type AccountKind } from '../schema';

/** An order's money in escrow by source, in rial. It stands only in the ledger. */
export interface OrderMoney {
  readonly giftRials: number;
  readonly walletRials: number;
  readonly gatewayRials: number;
  /** The provider's bidding credit that is kept for a cash order's commission. */
  readonly commissionReserveRials: number;
  /** The number of the order's postings so far: a part of the next posting's key, unique under the order's lock. */
  readonly postingCount: number;
  /** All of it. */
  readonly escrowRials: number;
}

/** Reads it from the entries of the order's own `order-…` postings. */
export async function getOrderMoney(executor: Executor, taskId: number): Promise<OrderMoney> {
  return toOrderMoney(await selectOrderMoney(executor, taskId));
}

/**
 * The entries of the order's own `order-…` postings, as rows that other questions can join (`toRows`). `toOrderMoney`
 * sums them.
 */
export function selectOrderMoney(executor: Executor, taskId: number) {
  return executor
    .select(
      named({
        kind: ledgerAccounts.kind,
        amountRials: sql<number>`sum(${ledgerEntries.amountRials})::bigint`,
        postingIds: sql<number[]>`array_agg(${ledgerPostings.id})`,
      }),
    )
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(and(eq(ledgerPostings.taskId, taskId), like(ledgerPostings.reason, 'order-%')))
    .groupBy(ledgerAccounts.kind);
}

export function toOrderMoney(rows: Awaited<ReturnType<typeof selectOrderMoney>>): OrderMoney {
  const sumOf = (kind: AccountKind) => rows.find((row) => row.kind === kind)?.amountRials ?? 0;
  return {
    giftRials: sumOf('gift'),
    walletRials: sumOf('cash'),
    gatewayRials: sumOf('gateway-clearing'),
    commissionReserveRials: sumOf('bidding-credit'),
    postingCount: new Set(rows.flatMap(({ postingIds }) => postingIds)).size,
    escrowRials: 0 - sumOf('escrow'),
  };
}

/** The money that the customer paid in; gifts are the marketplace's. */
export function toOwnRials({ walletRials, gatewayRials }: Pick<OrderMoney, 'walletRials' | 'gatewayRials'>): number {
  return walletRials + gatewayRials;
}

/** The part of the price that is paid with the customer's money. */
export function toHeldRials({ giftRials, walletRials, gatewayRials }: OrderMoney): number {
  return giftRials + toOwnRials({ walletRials, gatewayRials });
}

/** A key for a posting that one order may have several times. */
export function toPostingKey(
  taskId: number,
  step: 'reserve' | 'unreserve' | 'commission-reserve' | 'commission-return',
  { postingCount }: OrderMoney,
): string {
  return `order:${taskId}:${step}:${postingCount}`;
}
