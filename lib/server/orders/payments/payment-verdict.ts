import { eq } from 'drizzle-orm';

import type { PaymentOutcome } from '@/lib/contract/money-enumerations';

import type { ServiceContext } from '../../context';
import {
  askAndRemember,
  askVerdict,
  isAnswer,
  isOldPayment,
  isRefusal,
  noteBankAnswer,
  returnLateMoney,
  takeOwnerless,
  toBankAnswer,
} from '../../money';
import { payments } from '../../observability';
import { holdWhetherErased } from '../../people';
import { afterCommit } from '../../ports/after-commit';
import type { Transaction } from '../../ports/database';
import type { PaymentVerdict } from '../../ports/payment';
import { paymentAttempts, tasks, type TaskRow } from '../../schema';
import { lockTask } from '../record/store';
import { sendAfterCommit, tell } from '../telling/tell';
import { PURPOSES } from './purposes/purposes';

export type Attempt = typeof paymentAttempts.$inferSelect;

const OUTCOMES: Readonly<Record<Attempt['state'], PaymentOutcome>> = {
  started: 'pending',
  abandoned: 'pending',
  paid: 'paid',
  reversed: 'paid',
  'to-wallet': 'to-wallet',
  'to-card': 'to-card',
  refused: 'refused',
  cancelled: 'cancelled',
  returning: 'returning',
  returned: 'returning',
  owed: 'returning',
};

export function toOutcome(attempt: Attempt): PaymentOutcome {
  return OUTCOMES[attempt.state];
}

/**
 * True once an attempt's money is in the ledger. An attempt that was refused or cancelled is not booked: its person may
 * have gone back to the gateway's page and paid after all.
 */
function isBooked(attempt: Attempt): boolean {
  const outcome = toOutcome(attempt);
  return outcome === 'paid' || outcome === 'to-wallet' || outcome === 'to-card' || outcome === 'returning';
}

/** The word of a gateway, or of an operator in its place, on a payment. */
export type BookedVerdict = PaymentVerdict & { readonly isByHand?: boolean };
type Paid = BookedVerdict & { readonly isPaid: true };

interface SettledAttempt {
  readonly attempt: Attempt;
  /** The gateway has said how it stands. */
  readonly isAnswered: boolean;
}

/**
 * Asks the gateway that took an attempt about it and acts on its answer, once. Answers the attempt as it is then: as it
 * was, where this process does not know that gateway.
 */
export async function settleAttempt(context: ServiceContext, attempt: Attempt): Promise<SettledAttempt> {
  if (isBooked(attempt)) return { attempt, isAnswered: true };
  const { id, state } = attempt;
  return askAndRemember(context, { table: paymentAttempts, id, state }, () => settleUnbooked(context, attempt));
}

async function settleUnbooked(context: ServiceContext, attempt: Attempt): Promise<SettledAttempt> {
  const { database, clock } = context.ports;
  // Outside the transaction: the gateway may take long. Two who ask at once get the same verdict, and the row's lock
  // lets one act on it.
  const verdict = await askVerdict(context, attempt);
  const answer = toBankAnswer(verdict);
  if (answer && isOldPayment(attempt, clock.now()))
    await noteBankAnswer(database.connection, { attemptId: attempt.id }, { answer, now: clock.now() });
  if (verdict === null) return { attempt, isAnswered: false };
  const now = clock.now();
  const settled = await database.transaction((transaction) => applyVerdict(transaction, attempt, verdict, now));
  sendAfterCommit(context);
  return { attempt: settled, isAnswered: isAnswer(verdict) };
}

/** Books the word of a gateway, or of an operator in its place, on an attempt, once. */
export async function applyVerdict(
  transaction: Transaction,
  { id, taskId }: Pick<Attempt, 'id' | 'taskId'>,
  verdict: BookedVerdict,
  now: Date,
): Promise<Attempt> {
  const isErased = await holdWhetherCustomerErased(transaction, taskId);
  const [attempt] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, id)).for('update');
  if (!attempt) throw new Error(`Payment attempt ${id} is gone`);
  if (isBooked(attempt)) return attempt;
  if (verdict.isPaid)
    return isErased ? sendBack(transaction, attempt, verdict, now) : applyPaid(transaction, attempt, verdict, now);
  const isTold = toOutcome(attempt) !== 'pending';
  if (isTold || !isRefusal(verdict)) return attempt;
  const task = await lockTask(transaction, attempt.taskId);
  if (task.state === 'PENDING_PAYMENT')
    await tell(transaction, {
      userId: task.customerId,
      event: 'payment-failed',
      task,
      now,
      amountRials: attempt.amountRials,
    });
  return close(transaction, attempt, { state: verdict.reason }, now);
}

async function holdWhetherCustomerErased(transaction: Transaction, taskId: number): Promise<boolean> {
  const [task] = await transaction.select({ customerId: tasks.customerId }).from(tasks).where(eq(tasks.id, taskId));
  return task !== undefined && holdWhetherErased(transaction, task.customerId);
}

/**
 * There is no wallet for it, and every order of an erased account is over. Without the card: nothing of the person is
 * kept.
 */
async function sendBack(
  transaction: Transaction,
  attempt: Attempt,
  { referenceId }: PaymentVerdict & { isPaid: true },
  now: Date,
): Promise<Attempt> {
  await takeOwnerless(transaction, { source: 'payment', id: attempt.id, amountRials: attempt.amountRials }, now);
  return close(transaction, attempt, { state: 'returning', referenceId, nextCheckAt: now }, now);
}

/** Books the money by its purpose, or as money that came too late for it. */
async function applyPaid(transaction: Transaction, attempt: Attempt, verdict: Paid, now: Date): Promise<Attempt> {
  const task = await lockTask(transaction, attempt.taskId);
  const followUp = await PURPOSES[attempt.purpose](transaction, { attempt, task, now });
  if (!followUp) return applyTooLate(transaction, attempt, { task, verdict, now });
  const { referenceId, maskedCard } = verdict;
  const settled = await close(transaction, attempt, { state: 'paid', referenceId, maskedCard }, now);
  await followUp();
  return settled;
}

/**
 * Money that nobody can use any more: the order is over or paid, the tip was given, the price is another by now. Its
 * customer hears of it once it is known whether the gateway gives it back.
 */
async function applyTooLate(
  transaction: Transaction,
  attempt: Attempt,
  { task, verdict, now }: { readonly task: TaskRow; readonly verdict: Paid; readonly now: Date },
): Promise<Attempt> {
  const { id: attemptId, amountRials, gatewayId } = attempt;
  const { referenceId, maskedCard, isByHand = false } = verdict;
  const late = { task, attemptId, gatewayId, amountRials, isByHand, now };
  const state = await returnLateMoney(transaction, late);
  if (state === 'to-wallet')
    await tell(transaction, { userId: task.customerId, event: 'payment-to-wallet', task, now, amountRials });
  return close(transaction, attempt, { state, referenceId, maskedCard }, now);
}

async function close(
  transaction: Transaction,
  attempt: Attempt,
  change: Partial<Attempt> & Pick<Attempt, 'state'>,
  now: Date,
): Promise<Attempt> {
  const set = { nextCheckAt: null, ...change, settledAt: now };
  await transaction.update(paymentAttempts).set(set).where(eq(paymentAttempts.id, attempt.id));
  afterCommit(transaction, () => payments.inc({ outcome: change.state }));
  return { ...attempt, ...set };
}
