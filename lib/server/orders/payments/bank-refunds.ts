import { and, asc, eq, getTableColumns, lte } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { BankAnswer } from '@/lib/contract/desk-enumerations';
import { GATEWAY_REVERSAL_MS } from '@/lib/domain/constants/money';
import { MINUTE_MS } from '@/lib/domain/constants/time-units';

import type { ServiceContext } from '../../context';
import {
  askReversal,
  closeBankRefund,
  defineGatewayBatch,
  holdBankRefund,
  letBankRefundGo,
  noteBankAnswer,
  type BankRefund,
} from '../../money';
import type { Executor, Transaction } from '../../ports/database';
import { bankRefunds, paymentAttempts, tasks } from '../../schema';
import { sendAfterCommit, tell } from '../telling/tell';

const RETRY_MS = MINUTE_MS;
/** Once the gateway takes no more reversals, it is only asked whether an earlier one went through. */
const LATE_RETRY_MS = 10 * MINUTE_MS;

interface Refund extends BankRefund {
  /** The gateway that took the payment, and its name of it. */
  readonly gatewayId: string;
  readonly authority: string;
}

const isOpen = () => eq(bankRefunds.state, 'pending');
const isDue = (now: Date) => and(isOpen(), lte(bankRefunds.nextAttemptAt, now));

/**
 * Sends bank money that waits in escrow back through the gateway that took it. When the gateway no longer takes it
 * back, the money goes to the wallet. One that does not answer is asked again until it does. It may have given the
 * money back, so only its clear no sends the money to the wallet. Where this process does not know the gateway, the
 * money waits in escrow.
 */
export const bankRefundsSent = defineGatewayBatch<Refund>({
  name: 'bank refunds',
  changes: bankRefunds.id,
  find: ({ executor, now, limit, isMeant, isAsked }) =>
    selectRefunds(executor)
      .where(and(isDue(now), isAsked(paymentAttempts.gatewayId), isMeant(bankRefunds.id)))
      .orderBy(asc(bankRefunds.nextAttemptAt))
      .limit(limit),
  claim,
  giveBack: (executor, { id }, now) =>
    executor
      .update(bankRefunds)
      .set({ nextAttemptAt: now })
      .where(and(eq(bankRefunds.id, id), isOpen())),
  ask: settleBankRefund,
});

/** Does so at once for one order, as far as its gateway answers. */
export async function settleBankRefunds(context: ServiceContext, taskId: number): Promise<BankRefund[]> {
  const { database, clock } = context.ports;
  const now = clock.now();
  const due = await selectRefunds(database.connection).where(and(isDue(now), eq(bankRefunds.taskId, taskId)));
  const settled: BankRefund[] = [];
  for (const refund of due)
    if (await claim(database.connection, refund, now)) settled.push(await settleBankRefund(context, refund));
  return settled;
}

function selectRefunds(executor: Executor) {
  const { gatewayId, authority } = paymentAttempts;
  return executor
    .select({ ...getTableColumns(bankRefunds), gatewayId, authority })
    .from(bankRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, bankRefunds.attemptId));
}

async function claim(executor: Executor, refund: BankRefund, now: Date): Promise<boolean> {
  const waitMs = isLate(refund, now) ? LATE_RETRY_MS : RETRY_MS;
  const claimed = await executor
    .update(bankRefunds)
    .set({ nextAttemptAt: new Date(now.getTime() + waitMs) })
    .where(and(eq(bankRefunds.id, refund.id), isDue(now)))
    .returning({ id: bankRefunds.id });
  return claimed.length > 0;
}

/** The time in which a gateway takes reversals is over. */
function isLate({ createdAt }: BankRefund, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= GATEWAY_REVERSAL_MS;
}

/**
 * Asks the gateway, and books its answer. The refund is held meanwhile, so that no operator sends its money to the
 * wallet while the gateway gives it back. Answers it unchanged where somebody else has it.
 */
async function settleBankRefund(context: ServiceContext, refund: Refund): Promise<BankRefund> {
  const { database, clock } = context.ports;
  const heldUntil = await holdBankRefund(database.connection, refund.id, clock.now());
  if (heldUntil === null) return refund;
  try {
    return await askAndBook(context, refund);
  } finally {
    await letBankRefundGo(database.connection, refund.id, heldUntil);
  }
}

async function askAndBook(context: ServiceContext, refund: Refund): Promise<BankRefund> {
  const { database, clock } = context.ports;
  let isReversed: boolean | null;
  try {
    isReversed = await askReversal(context, refund);
  } catch (error) {
    await noteAnswer(context, refund, 'silent');
    const level = isLate(refund, clock.now()) ? 'error' : 'warn';
    context.log[level](
      { err: error, taskId: refund.taskId },
      'the gateway does not say whether it gave a payment back; the money stays in escrow, and it is asked again',
    );
    return refund;
  }
  if (isReversed === null) {
    await noteAnswer(context, refund, 'no-gateway');
    return refund;
  }
  const isBack = isReversed;
  const closed = await database.transaction((transaction) => closeAndTell(transaction, refund, isBack, clock.now()));
  sendAfterCommit(context);
  return closed ?? refund;
}

/**
 * Books the way of a refund, and tells the customer of late money where it is now. A cancellation has said where its
 * money goes. Null where it was booked before.
 */
export async function closeAndTell(
  transaction: Transaction,
  refund: Pick<BankRefund, 'id' | 'taskId'>,
  isReversed: boolean,
  now: Date,
): Promise<BankRefund | null> {
  const closed = await closeBankRefund(transaction, refund, isReversed, now);
  if (closed?.cause !== 'late') return closed;
  // Not under its lock: who has that may wait for an account which this has moved.
  const [task] = await transaction.select().from(tasks).where(eq(tasks.id, closed.taskId));
  if (!task) return closed;
  const event = isReversed ? 'payment-to-card' : 'payment-to-wallet';
  await tell(transaction, { userId: task.customerId, event, task, now, amountRials: closed.amountRials });
  return closed;
}

async function noteAnswer({ ports }: ServiceContext, refund: BankRefund, answer: BankAnswer): Promise<void> {
  const now = ports.clock.now();
  if (isLate(refund, now)) await noteBankAnswer(ports.database.connection, { refundId: refund.id }, { answer, now });
}

/** An operator has its gateway asked now about one that is still open. Throws bank-being-asked. */
export async function askRefundAgain(context: ServiceContext, refundId: number): Promise<void> {
  const { connection } = context.ports.database;
  const [refund] = await selectRefunds(connection).where(and(eq(bankRefunds.id, refundId), isOpen()));
  if (!refund) return;
  await whileRefundIsHeld(context, refundId, () => askAndBook(context, refund));
}

/**
 * Does work for which nobody else may ask a refund's gateway or decide about it. The work gets the end of its hold.
 * Throws bank-being-asked where somebody else has the refund.
 */
export async function whileRefundIsHeld<Result>(
  { ports }: ServiceContext,
  refundId: number,
  work: (heldUntil: Date) => Promise<Result>,
): Promise<Result> {
  const { connection } = ports.database;
  const heldUntil = await holdBankRefund(connection, refundId, ports.clock.now());
  if (heldUntil === null) throw new CallError('bank-being-asked');
  try {
    return await work(heldUntil);
  } finally {
    await letBankRefundGo(connection, refundId, heldUntil);
  }
}
