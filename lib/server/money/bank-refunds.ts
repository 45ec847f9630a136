import { and, eq, lte } from 'drizzle-orm';

import { GATEWAY_REVERSAL_MS, MINUTE_MS } from '@/lib/domain/constants';

import type { ServiceContext } from '../context';
import type { Transaction } from '../ports/database';
import { bankRefunds, paymentAttempts, tasks } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';

type BankRefund = typeof bankRefunds.$inferSelect;

const RETRY_MS = MINUTE_MS;
/** Once the gateway takes no more reversals, it is only asked whether an earlier one went through. */
const LATE_RETRY_MS = 10 * MINUTE_MS;

/**
 * Sends bank money that waits in escrow back through the gateway that took it, or to the wallet when the gateway no longer takes it back; of one order, or all that is due.
 * The gateway is asked outside the transaction: claimed first, so that no two ask at once. One that does not answer is asked again until it does: it may have
 * given the money back, so only its clear no sends the money to the wallet. Where this process does not know the gateway, the money waits in escrow.
 */
export async function settleBankRefunds(context: ServiceContext, taskId?: number): Promise<BankRefund[]> {
  const now = context.ports.clock.now();
  const claimed = await context.ports.database.transaction((transaction) => claimDue(transaction, now, taskId));
  const settled: BankRefund[] = [];
  for (const refund of claimed) settled.push(await settleBankRefund(context, refund));
  return settled;
}

async function claimDue(transaction: Transaction, now: Date, taskId: number | undefined): Promise<BankRefund[]> {
  const isOfTask = taskId === undefined ? undefined : eq(bankRefunds.taskId, taskId);
  const due = await transaction
    .select()
    .from(bankRefunds)
    .where(and(eq(bankRefunds.state, 'pending'), lte(bankRefunds.nextAttemptAt, now), isOfTask))
    .limit(20)
    .for('update', { skipLocked: true });
  for (const refund of due) {
    const waitMs = isLate(refund, now) ? LATE_RETRY_MS : RETRY_MS;
    await transaction
      .update(bankRefunds)
      .set({ nextAttemptAt: new Date(now.getTime() + waitMs) })
      .where(eq(bankRefunds.id, refund.id));
  }
  return due;
}

/** The time in which a gateway takes reversals is over. */
function isLate({ createdAt }: BankRefund, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GATEWAY_REVERSAL_MS;
}

async function settleBankRefund(context: ServiceContext, refund: BankRefund): Promise<BankRefund> {
  const { database, gateways, clock } = context.ports;
  const [attempt] = await database.connection
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.id, refund.attemptId));
  if (!attempt) throw new Error(`Refund ${refund.id} names the attempt ${refund.attemptId}, which is not there`);
  const taker = gateways.findTaker(attempt);
  if (!taker) return refund;
  let isReversed: boolean;
  try {
    isReversed = await taker.reverse(attempt.authority);
  } catch (error) {
    const level = isLate(refund, clock.now()) ? 'error' : 'warn';
    context.log[level](
      { err: error, taskId: refund.taskId },
      'the gateway does not say whether it gave a payment back; the money stays in escrow, and it is asked again',
    );
    return refund;
  }
  return database.transaction((transaction) => closeRefund(transaction, refund, isReversed, clock.now()));
}

async function closeRefund(
  transaction: Transaction,
  refund: BankRefund,
  isReversed: boolean,
  now: Date,
): Promise<BankRefund> {
  const [current] = await transaction.select().from(bankRefunds).where(eq(bankRefunds.id, refund.id)).for('update');
  if (current?.state !== 'pending') return current ?? refund;
  const [task] = await transaction
    .select({ customerId: tasks.customerId })
    .from(tasks)
    .where(eq(tasks.id, refund.taskId));
  const target = isReversed ? platformAccounts.gatewayClearing : userAccount('cash', task?.customerId ?? 0);
  await post(transaction, {
    idempotencyKey: `bank-refund:${refund.id}`,
    reason: 'order-refund',
    taskId: refund.taskId,
    now,
    entries: [
      { account: platformAccounts.escrow, amountRials: refund.amountRials },
      { account: target, amountRials: -refund.amountRials },
    ],
  });
  if (isReversed)
    await transaction
      .update(paymentAttempts)
      .set({ state: 'reversed' })
      .where(eq(paymentAttempts.id, refund.attemptId));
  const closed = { state: isReversed ? 'gateway' : 'wallet', settledAt: now } as const;
  await transaction.update(bankRefunds).set(closed).where(eq(bankRefunds.id, refund.id));
  return { ...current, ...closed };
}
