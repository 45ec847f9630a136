import { and, eq, isNull, lte, or } from 'drizzle-orm';

import { REFUND_HOLD_MS } from '@/lib/domain/constants/money';

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

/**
 * Takes an open refund for a question to its gateway, or for an operator's decision. Answers the end of the hold, by
 * which it is let go; null where somebody else has it, and once it is booked.
 */
export async function holdBankRefund(executor: Executor, refundId: number, now: Date): Promise<Date | null> {
  const heldUntil = new Date(now.getTime() + REFUND_HOLD_MS);
  const isFree = or(isNull(bankRefunds.heldUntil), lte(bankRefunds.heldUntil, now));
  const held = await executor
    .update(bankRefunds)
    .set({ heldUntil })
    .where(and(eq(bankRefunds.id, refundId), eq(bankRefunds.state, 'pending'), isFree))
    .returning({ id: bankRefunds.id });
  return held.length > 0 ? heldUntil : null;
}

/** Lets a refund go. One whose hold ran out, and which somebody else has since, is theirs. */
export async function letBankRefundGo(executor: Executor, refundId: number, heldUntil: Date): Promise<void> {
  await executor
    .update(bankRefunds)
    .set({ heldUntil: null })
    .where(and(eq(bankRefunds.id, refundId), eq(bankRefunds.heldUntil, heldUntil)));
}

/** Whether a refund is still held by whom it was held until then. It stays so until the transaction ends. */
export async function isBankRefundHeld(
  transaction: Transaction,
  refundId: number,
  { heldUntil, now }: { readonly heldUntil: Date; readonly now: Date },
): Promise<boolean> {
  const [refund] = await transaction
    .select({ heldUntil: bankRefunds.heldUntil })
    .from(bankRefunds)
    .where(eq(bankRefunds.id, refundId))
    .for('update');
  return refund?.heldUntil?.getTime() === heldUntil.getTime() && now < heldUntil;
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
