import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { isUnsettled } from '@/lib/domain/order/order-states';
import { toPaymentFacts } from '@/lib/domain/money/payment-display';

import { named } from '../../ports/ask-together';
import type { Executor } from '../../ports/database';
import { paymentAttempts, type TaskRow } from '../../schema';

type PaymentFields = CallAnswer<'boot/getpayment'>;

/** An order's payment, as SPEC 4 shows it. */
export function toPaymentFields(task: TaskRow, userFromIpgRials: number): PaymentFields {
  return {
    ...toPaymentFacts({ ...task, isUnsettled: isUnsettled(task.state) }),
    priceRial: task.priceRials,
    giftRial: task.giftRials,
    walletRial: task.walletRials,
    payableRial: task.payableRials,
    isPaid: task.paidAt !== null,
    paymentExpiresAtMs: task.paymentExpiresAt?.getTime() ?? null,
    userFromIpg: userFromIpgRials,
  };
}

/**
 * Pre-invoice (SPEC 3): the online payments for an order. One that came too late for it is in the wallet and does not
 * count.
 */
export async function getUserFromIpgRials(executor: Executor, taskId: number): Promise<number> {
  const [row] = await selectUserFromIpg(executor, taskId);
  return row?.amountRials ?? 0;
}

/** An order's online payments, in rial, as a row that other questions can join (`toRow`). */
export function selectUserFromIpg(executor: Executor, taskId: number) {
  return executor
    .select(named({ amountRials: sql<number>`coalesce(sum(${paymentAttempts.amountRials}), 0)::bigint` }))
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.taskId, taskId), inArray(paymentAttempts.state, ['paid', 'reversed'])));
}

/** The bank's own number of the payment that paid for an order; null where none did. */
export async function findBankReference(executor: Executor, taskId: number): Promise<string | null> {
  const [attempt] = await executor
    .select({ referenceId: paymentAttempts.referenceId })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.taskId, taskId), inArray(paymentAttempts.state, ['paid', 'reversed'])))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return attempt?.referenceId ?? null;
}
