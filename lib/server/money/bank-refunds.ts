import { eq } from 'drizzle-orm';

import type { Executor, Transaction } from '../ports/database';
import { bankRefunds, paymentAttempts, tasks } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post, type PostingReason } from './ledger';

export type BankRefund = typeof bankRefunds.$inferSelect;

/** Has the gateway asked to give a payment back, as soon as this transaction is committed. Its money is in escrow. */
export async function queueBankRefund(
  executor: Executor,
  refund: Pick<typeof bankRefunds.$inferInsert, 'taskId' | 'attemptId' | 'amountRials' | 'cause'>,
  now: Date,
): Promise<void> {
  await executor.insert(bankRefunds).values({ ...refund, state: 'pending', nextAttemptAt: now, createdAt: now });
}

/** The reason that a refund has in the books, by its cause and its way. */
const REASONS = {
  refund: { gateway: 'order-refund', wallet: 'order-refund' },
  late: { gateway: 'late-payment-back', wallet: 'late-payment' },
} as const satisfies Record<BankRefund['cause'], Record<'gateway' | 'wallet', PostingReason>>;

/**
 * Books the way of a refund, once: through its gateway, or into its customer's wallet. Answers it as it is then; null
 * where that was booked before.
 */
export async function closeBankRefund(
  transaction: Transaction,
  refund: Pick<BankRefund, 'id' | 'taskId'>,
  isReversed: boolean,
  now: Date,
): Promise<BankRefund | null> {
  const [current] = await transaction.select().from(bankRefunds).where(eq(bankRefunds.id, refund.id)).for('update');
  if (current?.state !== 'pending') return null;
  const { id, taskId, attemptId, amountRials, cause } = current;
  const [task] = await transaction.select({ customerId: tasks.customerId }).from(tasks).where(eq(tasks.id, taskId));
  const state = isReversed ? 'gateway' : 'wallet';
  const target = isReversed ? platformAccounts.gatewayClearing : userAccount('cash', task?.customerId ?? 0);
  await post(transaction, {
    idempotencyKey: `bank-refund:${id}`,
    reason: REASONS[cause][state],
    taskId,
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials },
      { account: target, amountRials: -amountRials },
    ],
  });
  const attemptState = toAttemptState(current, isReversed);
  if (attemptState)
    await transaction.update(paymentAttempts).set({ state: attemptState }).where(eq(paymentAttempts.id, attemptId));
  const closed = { state, settledAt: now } as const;
  await transaction.update(bankRefunds).set(closed).where(eq(bankRefunds.id, id));
  return { ...current, ...closed };
}

/** The new state of a payment whose refund is closed; null for an unchanged state. */
function toAttemptState({ cause }: BankRefund, isReversed: boolean): 'reversed' | 'to-wallet' | null {
  if (cause === 'refund') return isReversed ? 'reversed' : null;
  return isReversed ? null : 'to-wallet';
}
