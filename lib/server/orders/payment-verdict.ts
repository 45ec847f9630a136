import { eq } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { isOver } from '@/lib/domain/order-lifecycle';

import type { ServiceContext } from '../context';
import { captureBankMoney, putIntoWallet } from '../money';
import type { Transaction } from '../ports/database';
import type { PaymentVerdict } from '../ports/payment';
import type { SmsMessage } from '../ports/sms';
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

/** Asks the gateway about an attempt and does what its answer means, once, whoever asks and however often. Answers the attempt as it is then. */
export async function settleAttempt(context: ServiceContext, attempt: Attempt): Promise<Attempt> {
  if (toOutcome(attempt) !== 'pending') return attempt;
  const { database, payment, clock } = context.ports;
  // Outside the transaction: the gateway may take long. Two who ask at once get the same verdict, and the row's lock lets one act on it.
  const verdict = await payment.verify(attempt.authority, attempt.amountRials);
  const now = clock.now();
  const { settled, messages } = await database.transaction((transaction) => applyVerdict(transaction, attempt.id, verdict, now));
  await sendAfterCommit(context, messages);
  return settled;
}

interface Applied {
  readonly settled: Attempt;
  readonly messages: readonly SmsMessage[];
}

async function applyVerdict(transaction: Transaction, attemptId: number, verdict: PaymentVerdict, now: Date): Promise<Applied> {
  const [attempt] = await transaction.select().from(paymentAttempts).where(eq(paymentAttempts.id, attemptId)).for('update');
  if (!attempt) throw new Error(`Payment attempt ${attemptId} is gone`);
  if (toOutcome(attempt) !== 'pending') return { settled: attempt, messages: [] };
  if (verdict.isPaid) return applyPaid(transaction, attempt, verdict, now);
  if (verdict.reason === 'pending' || verdict.reason === 'unknown') return { settled: attempt, messages: [] };
  const task = await lockTask(transaction, attempt.taskId);
  const messages = task.state === 'PENDING_PAYMENT' ? await tell(transaction, { userId: task.customerId, event: 'payment-failed', task, now, amountRials: attempt.amountRials }) : [];
  return { settled: await close(transaction, attempt, { state: verdict.reason }, now), messages };
}

async function applyPaid(transaction: Transaction, attempt: Attempt, verdict: PaymentVerdict & { isPaid: true }, now: Date): Promise<Applied> {
  const { referenceId, maskedCard } = verdict;
  const money = { task: await lockTask(transaction, attempt.taskId), attemptId: attempt.id, amountRials: attempt.amountRials, now };
  const isWanted = attempt.purpose === 'order' ? money.task.state === 'PENDING_PAYMENT' : isCashOpen(money.task);
  const isCaptured = isWanted && (await captureBankMoney(transaction, money));
  // Not wanted any more: all of it to the wallet. Wanted but not enough: captureBankMoney has put it there.
  if (!isWanted) await putIntoWallet(transaction, money);
  const settled = await close(transaction, attempt, { state: isCaptured ? 'paid' : 'to-wallet', referenceId, maskedCard }, now);
  const { task, amountRials } = money;
  if (!isCaptured) return { settled, messages: await tell(transaction, { userId: task.customerId, event: 'payment-to-wallet', task, now, amountRials }) };
  if (attempt.purpose === 'cash-afterwards') return { settled, messages: await tellPaidAfterwards(transaction, settled, now) };
  const { messages } = await moveTask(transaction, { taskId: task.id, move: 'pay', actorId: null, now, change: { paymentWay: 'online', paidAt: now } });
  return { settled, messages };
}

function isCashOpen(task: typeof tasks.$inferSelect): boolean {
  return task.paymentWay === 'cash' && task.paidAt === null && !isOver(task.state);
}

/** A cash order is an online one from now on; its provider hears at once that the customer paid (SPEC 4), and not again at completion. */
async function tellPaidAfterwards(transaction: Transaction, { taskId, amountRials, gatewayId }: Attempt, now: Date): Promise<SmsMessage[]> {
  const [task] = await transaction.update(tasks).set({ paymentWay: 'online', paidAt: now, updatedAt: now }).where(eq(tasks.id, taskId)).returning();
  if (!task) return [];
  const toCustomer = await tell(transaction, { userId: task.customerId, event: 'order-paid', task, now, amountRials });
  if (task.providerId === null) return toCustomer;
  const toProvider = await tell(transaction, { userId: task.providerId, event: 'work-paid', task, now, amountRials, gateway: toGatewayName('online', gatewayId) });
  return [...toCustomer, ...toProvider];
}

async function close(transaction: Transaction, attempt: Attempt, change: Partial<Attempt> & Pick<Attempt, 'state'>, now: Date): Promise<Attempt> {
  const set = { ...change, settledAt: now, nextCheckAt: null };
  await transaction.update(paymentAttempts).set(set).where(eq(paymentAttempts.id, attempt.id));
  return { ...attempt, ...set };
}
