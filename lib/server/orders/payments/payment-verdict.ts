import { eq } from 'drizzle-orm';

import type { PaymentOutcome } from '@/lib/contract/money-enumerations';

import type { ServiceContext } from '../../context';
import {
  askAndRemember,
  askVerdict,
  captureBankMoney,
  isAnswer,
  isOldPayment,
  isRefusal,
  noteBankAnswer,
  putIntoWallet,
  readOrderSums,
  takeOwnerless,
  takesMoreBesideDoor,
  toBankAnswer,
} from '../../money';
import { payments } from '../../observability';
import { holdWhetherErased } from '../../people';
import { afterCommit } from '../../ports/after-commit';
import type { Transaction } from '../../ports/database';
import type { PaymentVerdict } from '../../ports/payment';
import { paymentAttempts, tasks, type TaskRow } from '../../schema';
import { approvePrice, isOpenChange, requireChange, type PriceChange } from './approve-price';
import { toGatewayName } from '../record/gateways';
import { moveTask } from '../moves/move';
import { toCompletesAt } from '../record/state-timers';
import { lockTask } from '../record/store';
import { sendAfterCommit, tell } from '../telling/tell';
import { endCashClaim, isCashOpen, PAID_OTHERWISE } from './cash';
import { giveTip } from './tip';

export type Attempt = typeof paymentAttempts.$inferSelect;

const OUTCOMES: Readonly<Record<Attempt['state'], PaymentOutcome>> = {
  started: 'pending',
  abandoned: 'pending',
  paid: 'paid',
  reversed: 'paid',
  'to-wallet': 'to-wallet',
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
  return outcome === 'paid' || outcome === 'to-wallet' || outcome === 'returning';
}

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

/** Books what a gateway, or an operator in its place, says of an attempt, once. */
export async function applyVerdict(
  transaction: Transaction,
  { id, taskId }: Pick<Attempt, 'id' | 'taskId'>,
  verdict: PaymentVerdict,
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

async function applyPaid(
  transaction: Transaction,
  attempt: Attempt,
  verdict: PaymentVerdict & { isPaid: true },
  now: Date,
): Promise<Attempt> {
  const { referenceId, maskedCard } = verdict;
  const money = {
    task: await lockTask(transaction, attempt.taskId),
    attemptId: attempt.id,
    amountRials: attempt.amountRials,
    now,
  };
  if (attempt.purpose === 'tip') return applyTip(transaction, attempt, { money, verdict });
  const change = await findPayableChange(transaction, attempt, money);
  const isWanted = change !== null || isStillWanted(attempt, money.task);
  const wantedRials = change ? change.newRials - change.oldRials : undefined;
  const isCaptured = isWanted && (await captureBankMoney(transaction, { ...money, wantedRials }));
  // Not wanted any more: all of it to the wallet. Wanted but not enough: captureBankMoney has put it there.
  if (!isWanted) await putIntoWallet(transaction, money);
  const settled = await close(
    transaction,
    attempt,
    { state: isCaptured ? 'paid' : 'to-wallet', referenceId, maskedCard },
    now,
  );
  const { task, amountRials } = money;
  if (!isCaptured)
    await tell(transaction, { userId: task.customerId, event: 'payment-to-wallet', task, now, amountRials });
  else if (change) await approvePrice(transaction, task, { change, way: 'online', now });
  else if (attempt.purpose === 'cash-afterwards') await tellPaidAfterwards(transaction, settled, now);
  else await moveToPaid(transaction, task.id, now);
  return settled;
}

/** A tip that nobody can get any more, or that was given already, goes to its customer's wallet. */
async function applyTip(
  transaction: Transaction,
  attempt: Attempt,
  {
    money: { task, amountRials, attemptId, now },
    verdict: { referenceId, maskedCard },
  }: {
    readonly money: {
      readonly task: TaskRow;
      readonly attemptId: number;
      readonly amountRials: number;
      readonly now: Date;
    };
    readonly verdict: PaymentVerdict & { isPaid: true };
  },
): Promise<Attempt> {
  const begunAt = attempt.createdAt;
  const isGiven = (await giveTip(transaction, task, { amountRials, way: 'online', begunAt, now })) === null;
  if (!isGiven) {
    await tell(transaction, { userId: task.customerId, event: 'payment-to-wallet', task, now, amountRials });
    await putIntoWallet(transaction, { task, attemptId, amountRials, now });
  }
  return close(transaction, attempt, { state: isGiven ? 'paid' : 'to-wallet', referenceId, maskedCard }, now);
}

/**
 * The proposal that an attempt pays for, under its order's lock; null where it pays for something else, nobody asks for
 * that price any more, or the provider's credit has no room left for the commission.
 */
async function findPayableChange(
  transaction: Transaction,
  attempt: Attempt,
  { task, now }: { readonly task: TaskRow; readonly now: Date },
): Promise<PriceChange | null> {
  if (attempt.purpose !== 'price-change' || attempt.priceChangeId === null) return null;
  const change = await requireChange(transaction, attempt.priceChangeId);
  return isOpenChange(change, now) && (await takesMoreBesideDoor(transaction, task, change.newRials)) ? change : null;
}

function isStillWanted(attempt: Attempt, task: TaskRow): boolean {
  if (attempt.purpose === 'order') return isForPresentChoice(attempt, task);
  return attempt.purpose === 'cash-afterwards' && isCashOpen(task);
}

async function moveToPaid(transaction: Transaction, taskId: number, now: Date): Promise<void> {
  const change = { paymentWay: 'online', paidAt: now } as const;
  await moveTask(transaction, { taskId, move: 'pay', actorId: null, now, change });
}

/** It waits for its payment; and, with bids, the attempt was not for one that was chosen before. */
function isForPresentChoice({ createdAt }: Attempt, { state, bidChosenAt }: TaskRow): boolean {
  return state === 'PENDING_PAYMENT' && (bidChosenAt === null || createdAt >= bidChosenAt);
}

/**
 * A cash order is an online one from now on; its provider hears at once that the customer paid (SPEC 4), and not again
 * at completion.
 */
async function tellPaidAfterwards(
  transaction: Transaction,
  { taskId, amountRials, gatewayId }: Attempt,
  now: Date,
): Promise<void> {
  const before = await lockTask(transaction, taskId);
  // Until then the claim that nothing was paid held it back.
  const wasClaimed = before.cashOutcome === 'none';
  const claim = wasClaimed ? { completesAt: toCompletesAt(before, now) } : {};
  if (wasClaimed) await endCashClaim(transaction, taskId, now);
  const [task] = await transaction
    .update(tasks)
    .set({ paymentWay: 'online', ...PAID_OTHERWISE, ...claim, paidAt: now, updatedAt: now })
    .where(eq(tasks.id, taskId))
    .returning();
  if (!task) return;
  const { giftRials, walletRials, bankRials, netRials } = await readOrderSums(transaction, task);
  const sums = { giftRials, walletRials, bankRials };
  await tell(transaction, { userId: task.customerId, event: 'order-paid', task, now, sums });
  if (task.providerId === null) return;
  await tell(transaction, {
    userId: task.providerId,
    event: 'work-paid',
    task,
    now,
    amountRials,
    sums: { netRials },
    gateway: toGatewayName('online', gatewayId),
  });
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
