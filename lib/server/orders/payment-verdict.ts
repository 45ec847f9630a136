import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { isOver } from '@/lib/domain/order-lifecycle';

import type { ServiceContext } from '../context';
import { captureBankMoney, putIntoWallet } from '../money';
import { payments } from '../observability';
import { afterCommit } from '../ports/after-commit';
import type { Transaction } from '../ports/database';
import type { PaymentVerdict } from '../ports/payment';
import { paymentAttempts, tasks } from '../schema';
import { toGatewayName } from './gateways';
import { moveTask } from './move';
import { lockTask } from './store';
import { sendAfterCommit, tell } from './tell';

export type Attempt = typeof paymentAttempts.$inferSelect;
type Outcome = CallAnswer<'reqandpay/verifypayment'>['outcome'];

const OUTCOMES: Readonly<Record<Attempt['state'], Outcome>> = {
  started: 'pending', abandoned: 'pending', paid: 'paid', reversed: 'paid', 'to-wallet': 'to-wallet', refused: 'refused', cancelled: 'cancelled',
};

export function toOutcome(attempt: Attempt): Outcome {
  return OUTCOMES[attempt.state];
}

/** Its money has been booked. One that was refused or cancelled has not: its person may have gone back to the gateway's page and paid after all. */
function isBooked({ state }: Attempt): boolean {
  return state === 'paid' || state === 'to-wallet' || state === 'reversed';
}

/** Asks the gateway about an attempt and does what its answer means, once, whoever asks and however often. Answers the attempt as it is then. */
export async function settleAttempt(context: ServiceContext, attempt: Attempt): Promise<Attempt> {
  if (isBooked(attempt)) return attempt;
  const { database, payment, clock } = context.ports;
  // Outside the transaction: the gateway may take long. Two who ask at once get the same verdict, and the row's lock lets one act on it.
  const verdict = await payment.verify(attempt.authority, attempt.amountRials);
  const now = clock.now();
  const settled = await database.transaction((transaction) => applyVerdict(transaction, attempt.id, verdict, now));
  sendAfterCommit(context);
  return settled;
}

async function applyVerdict(transaction: Transaction, attemptId: number, verdict: PaymentVerdict, now: Date): Promise<Attempt> {
  const [attempt] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  if (!attempt) throw new Error(`Payment attempt ${attemptId} is gone`);
  if (isBooked(attempt)) return attempt;
  if (verdict.isPaid) return applyPaid(transaction, attempt, verdict, now);
  const isTold = toOutcome(attempt) !== 'pending';
  if (isTold || verdict.reason === 'pending' || verdict.reason === 'unknown') return attempt;
  const task = await lockTask(transaction, attempt.taskId);
  if (task.state === 'PENDING_PAYMENT') await tell(transaction, { userId: task.customerId, event: 'payment-failed', task, now, amountRials: attempt.amountRials });
  return close(transaction, attempt, { state: verdict.reason }, now);
}

async function applyPaid(transaction: Transaction, attempt: Attempt, verdict: PaymentVerdict & { isPaid: true }, now: Date): Promise<Attempt> {
  const { referenceId, maskedCard } = verdict;
  const money = { task: await lockTask(transaction, attempt.taskId), attemptId: attempt.id, amountRials: attempt.amountRials, now };
  const isWanted = attempt.purpose === 'order' ? money.task.state === 'PENDING_PAYMENT' : isCashOpen(money.task);
  const isCaptured = isWanted && (await captureBankMoney(transaction, money));
  // Not wanted any more: all of it to the wallet. Wanted but not enough: captureBankMoney has put it there.
  if (!isWanted) await putIntoWallet(transaction, money);
  const settled = await close(transaction, attempt, { state: isCaptured ? 'paid' : 'to-wallet', referenceId, maskedCard }, now);
  const { task, amountRials } = money;
  if (!isCaptured) await tell(transaction, { userId: task.customerId, event: 'payment-to-wallet', task, now, amountRials });
  else if (attempt.purpose === 'cash-afterwards') await tellPaidAfterwards(transaction, settled, now);
  else await moveTask(transaction, { taskId: task.id, move: 'pay', actorId: null, now, change: { paymentWay: 'online', paidAt: now } });
  return settled;
}

function isCashOpen(task: typeof tasks.$inferSelect): boolean {
  return task.paymentWay === 'cash' && task.paidAt === null && !isOver(task.state);
}

/** A cash order is an online one from now on; its provider hears at once that the customer paid (SPEC 4), and not again at completion. */
async function tellPaidAfterwards(transaction: Transaction, { taskId, amountRials, gatewayId }: Attempt, now: Date): Promise<void> {
  const [task] = await transaction.update(tasks).set({ paymentWay: 'online', paidAt: now, updatedAt: now }).where(eq(tasks.id, taskId)).returning();
  if (!task) return;
  await tell(transaction, { userId: task.customerId, event: 'order-paid', task, now, amountRials });
  if (task.providerId === null) return;
  await tell(transaction, { userId: task.providerId, event: 'work-paid', task, now, amountRials, gateway: toGatewayName('online', gatewayId) });
}

async function close(transaction: Transaction, attempt: Attempt, change: Partial<Attempt> & Pick<Attempt, 'state'>, now: Date): Promise<Attempt> {
  const set = { ...change, settledAt: now, nextCheckAt: null };
  await transaction.update(paymentAttempts).set(set).where(eq(paymentAttempts.id, attempt.id));
  afterCommit(transaction, () => payments.inc({ outcome: change.state }));
  return { ...attempt, ...set };
}
