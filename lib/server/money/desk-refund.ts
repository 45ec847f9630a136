import { and, eq, like, sql } from 'drizzle-orm';

import { GOODWILL_CAP_RIALS } from '@/lib/domain/constants/money';

import type { Executor, Transaction } from '../ports/database';
import { ledgerEntries, ledgerPostings, type TaskRow } from '../schema';
import { planDispute, settleDispute, type PlannedSettlement } from './dispute-money';
import { countRefundCorrections } from './correction';
import { grantGift } from './gifts';
import { readOrderSums, type OrderSums } from './order-sums';

export interface RefundRest {
  /** The part of the price that an operator can still refund, in rial. */
  readonly leftRials: number;
  readonly backRials: number;
}

/** The rest of a completed order's price: cancellations, disputes and earlier refunds count. */
export async function getRefundRest(executor: Executor, task: TaskRow): Promise<RefundRest> {
  return toRefundRest(task, await readOrderSums(executor, task));
}

export function toRefundRest({ priceRials }: Pick<TaskRow, 'priceRials'>, { backRials }: OrderSums): RefundRest {
  return { leftRials: Math.max(0, priceRials - backRials), backRials };
}

/**
 * The postings of a refund: the professional's share, and the commission with its tax in proportion, to the rial.
 * `amountRials` is at most the rest.
 */
export async function planDeskRefund(
  executor: Executor,
  task: TaskRow,
  amountRials: number,
): Promise<PlannedSettlement> {
  const { backRials } = await getRefundRest(executor, task);
  return planDispute(executor, task, { backBeforeRials: backRials, backRials: backRials + amountRials });
}

/** Refunds a sum as a posting of its own. The order is locked, and the sum is at most the rest. */
export async function refundFromDesk(
  transaction: Transaction,
  task: TaskRow,
  { amountRials, now }: { readonly amountRials: number; readonly now: Date },
): Promise<void> {
  const { backRials } = await getRefundRest(transaction, task);
  await settleDispute(transaction, task, {
    source: `desk:${task.id}`,
    // After a correction an order may have been given back as much as before once more.
    repetition: await countRefundCorrections(transaction, task.id),
    backBeforeRials: backRials,
    backRials: backRials + amountRials,
    debtBeforeRials: 0,
    now,
  });
}

const toGoodwillKey = (taskId: number) => `apology:${taskId}:goodwill:`;

/** The rest of an order's goodwill, in rial. */
export async function getGoodwillRest(executor: Executor, { id }: TaskRow): Promise<number> {
  const [given] = await executor
    .select({
      rials:
        sql<number>`coalesce(sum(${ledgerEntries.amountRials}) FILTER (WHERE ${ledgerEntries.amountRials} > 0), 0)::bigint`.mapWith(
          Number,
        ),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.id))
    .where(and(eq(ledgerPostings.taskId, id), like(ledgerPostings.idempotencyKey, `gift:${toGoodwillKey(id)}%`)));
  return Math.max(0, GOODWILL_CAP_RIALS - (given?.rials ?? 0));
}

/** Gives the customer a gift that the marketplace pays. The order is locked, and the sum is at most the rest. */
export async function giveGoodwill(
  transaction: Transaction,
  task: TaskRow,
  { amountRials, now }: { readonly amountRials: number; readonly now: Date },
): Promise<void> {
  const leftRials = await getGoodwillRest(transaction, task);
  await grantGift(transaction, {
    userId: task.customerId,
    source: 'apology',
    sourceKey: `${toGoodwillKey(task.id)}${leftRials}`,
    amountRials,
    now,
    taskId: task.id,
  });
}
