import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';

import { sumUsableRials, toUsableRials, type GiftOrder, type GiftTerms } from '@/lib/domain/money/gift-terms';

import { named } from '../ports/ask-together';
import type { Executor, Transaction } from '../ports/database';
import { giftCodes, giftGrants, giftSpends, tasks, type TaskRow } from '../schema';
import { askBalance, userAccount } from './accounts';

/** Gifts that can be spent on an order, oldest first, under a lock, each with what the order can use of it. */
export type LockedGrants = readonly {
  readonly id: number;
  readonly remainingRials: number;
  readonly usableRials: number;
}[];

/** A person's spendable money for any order: gifts keep their terms until the order is known (`toBalances`). */
export interface Spendable {
  readonly gifts: readonly { readonly remainingRials: number; readonly terms: GiftTerms | null }[];
  readonly hasCompleted: boolean;
  readonly walletBalanceRials: number;
}

export interface Balances {
  /** The gifts' usable sum for the order, before the share that holds for all of them together. */
  readonly giftBalanceRials: number;
  readonly walletBalanceRials: number;
}

/** The part of a person's spendable money that an order can use; 0 for nobody. */
export function toBalances(spendable: Spendable | null, order: GiftOrder): Balances {
  if (!spendable) return { giftBalanceRials: 0, walletBalanceRials: 0 };
  const { gifts, walletBalanceRials } = spendable;
  return { giftBalanceRials: sumUsableRials(gifts, order, spendable), walletBalanceRials };
}

/** A person's spendable money now, without a lock. */
export async function getSpendable(executor: Executor, userId: number, now: Date): Promise<Spendable | null> {
  const [row] = await selectSpendable(executor, userId, now);
  return row ?? null;
}

/** An unpaid order's usable gifts of its customer now, in rial; a sum that it already holds is its own. */
export async function getUsableGiftRials(executor: Executor, task: TaskRow, now: Date): Promise<number> {
  const { grantId, taskId, amountRials, returnedRials } = giftSpends;
  const held = sql`coalesce((SELECT sum(${amountRials} - ${returnedRials}) FROM ${giftSpends}
    WHERE ${grantId} = ${giftGrants.id} AND ${taskId} = ${task.id}), 0)`;
  const rows = await executor
    .select({
      remainingRials: sql<number>`(${giftGrants.remainingRials} + ${held})::bigint`.mapWith(Number),
      terms: sql<GiftTerms | null>`${termsOf()}`,
      hasCompleted: hasCompleted(task.customerId),
    })
    .from(giftGrants)
    .leftJoin(giftCodes, eq(giftCodes.code, giftGrants.code))
    .where(and(eq(giftGrants.userId, task.customerId), gt(giftGrants.expiresAt, now)));
  return rows.reduce((sum, row) => sum + toUsableRials(row, toGiftOrder(task), row), 0);
}

/** A person's spendable money now, as a row that other questions can join (`toRow`). */
export function selectSpendable(executor: Executor, userId: number, now: Date) {
  const gift = sql`json_build_object('remainingRials', ${giftGrants.remainingRials}, 'terms', ${termsOf()})`;
  return executor
    .select(
      named({
        gifts: sql<Spendable['gifts']>`coalesce(json_agg(${gift}), '[]')`,
        hasCompleted: sql<boolean>`${hasCompleted(userId)}`,
        walletBalanceRials: askBalance(executor, userAccount('cash', userId)),
      }),
    )
    .from(giftGrants)
    .leftJoin(giftCodes, eq(giftCodes.code, giftGrants.code))
    .where(isLeft(userId, now));
}

/** The part of somebody's gifts that the order can use now; nobody else can until the transaction has ended. */
export async function lockGrants(transaction: Transaction, task: TaskRow, now: Date): Promise<LockedGrants> {
  const { customerId } = task;
  const rows = await transaction
    .select({
      id: giftGrants.id,
      remainingRials: giftGrants.remainingRials,
      terms: sql<GiftTerms | null>`${termsOf()}`,
      hasCompleted: sql<boolean>`${hasCompleted(customerId)}`,
    })
    .from(giftGrants)
    .leftJoin(giftCodes, eq(giftCodes.code, giftGrants.code))
    .where(isLeft(customerId, now))
    .orderBy(asc(giftGrants.createdAt), asc(giftGrants.id))
    .for('update', { of: giftGrants });
  return rows.map((row) => ({ ...row, usableRials: toUsableRials(row, toGiftOrder(task), row) }));
}

export function toGrantsRials(grants: LockedGrants): number {
  return grants.reduce((sum, { usableRials }) => sum + usableRials, 0);
}

export function toGiftOrder({ address, categoryId, priceRials }: TaskRow): GiftOrder {
  return { cityId: address.cityId, categoryId, priceRials };
}

/** Whether an order of somebody's was completed. */
export function hasCompleted(customerId: number): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${tasks} WHERE ${tasks.customerId} = ${customerId} AND ${tasks.state} = 'COMPLETED')`;
}

function isLeft(userId: number, now: Date): SQL | undefined {
  return and(eq(giftGrants.userId, userId), gt(giftGrants.remainingRials, 0), gt(giftGrants.expiresAt, now));
}

/** The terms of a gift as JSON; null for one that no code brought. */
function termsOf(): SQL {
  return sql`CASE WHEN ${giftCodes.code} IS NULL THEN NULL ELSE json_build_object(
    'sharePercent', ${giftCodes.sharePercent}, 'leastOrderRials', ${giftCodes.leastOrderRials},
    'cityIds', ${giftCodes.cityIds}, 'categoryIds', ${giftCodes.categoryIds},
    'isFirstOrderOnly', ${giftCodes.isFirstOrderOnly}) END`;
}
