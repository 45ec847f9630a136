import { and, desc, eq } from 'drizzle-orm';

import { APOLOGY_GIFT_RIALS } from '@/lib/domain/constants';
import { getMove, type OrderEvent, type OrderMove, type OrderState } from '@/lib/domain/order-lifecycle';

import { readOrderSums, toSettledSums, type Cancellation, type TaskRow } from '../money';
import type { Transaction } from '../ports/database';
import { paymentAttempts } from '../schema';
import { toGatewayName } from './gateways';
import type { Telling } from './tell';

/** States in which a provider counts on an order. */
const PROVIDER_KNOWS: readonly OrderState[] = ['AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE'];

interface MovedTask {
  readonly task: TaskRow;
  readonly from: OrderState;
  readonly move: OrderMove;
  readonly cancellation: Cancellation | null;
  readonly isApologised: boolean;
  readonly now: Date;
}

/** What both sides are told of a move, as ORDER_MOVES names it. */
export async function listTellings(transaction: Transaction, moved: MovedTask): Promise<Telling[]> {
  const { task, move, now } = moved;
  const shape = getMove(move);
  const tellings: Telling[] = [];
  if (shape.tellsCustomer)
    tellings.push({
      userId: task.customerId,
      event: toCustomerEvent(shape.tellsCustomer, task),
      task,
      now,
      ...toCustomerSums(moved),
    });
  if (moved.isApologised)
    tellings.push({ userId: task.customerId, event: 'apology-promised', task, now, amountRials: APOLOGY_GIFT_RIALS });
  const toProvider =
    shape.tellsProvider && task.providerId !== null
      ? await findProviderTelling(transaction, moved, shape.tellsProvider, task.providerId)
      : null;
  return toProvider ? [...tellings, toProvider] : tellings;
}

/** A cash order is not paid when it goes to its provider: it is placed. */
function toCustomerEvent(event: OrderEvent, task: TaskRow): OrderEvent {
  return event === 'order-paid' && task.paymentWay === 'cash' ? 'order-placed' : event;
}

/** What was paid by what, or what came back and what it cost. */
function toCustomerSums({ task, move, cancellation }: MovedTask): Pick<Telling, 'amountRials' | 'sums'> {
  if (cancellation)
    return {
      amountRials: cancellation.refunds.reduce((sum, refund) => sum + refund.amountRials, 0),
      sums: { feeRials: cancellation.feeRials },
    };
  if (move !== 'pay') return {};
  const { giftRials, walletRials, bankRials, dueRials } = toSettledSums(task);
  return { sums: { giftRials, walletRials, bankRials, cashRials: dueRials } };
}

async function findProviderTelling(
  transaction: Transaction,
  { task, from, move, now, cancellation }: MovedTask,
  event: OrderEvent,
  providerId: number,
): Promise<Telling | null> {
  // Who has not heard of an order, or has refused it, is not told of its end.
  if ((move === 'cancel' || move === 'reschedule') && !PROVIDER_KNOWS.includes(from)) return null;
  if (event === 'work-cancelled')
    return { userId: providerId, event, task, now, sums: { feeRials: cancellation?.feeRials ?? 0 } };
  if (event === 'work-new')
    return { userId: providerId, event, task, now, sums: { netRials: toSettledSums(task).netRials } };
  if (event !== 'work-paid') return { userId: providerId, event, task, now };
  const attempt = await findPaidAttempt(transaction, task.id);
  // Cash that was paid online afterwards was told then; never twice for the same money.
  if (attempt?.purpose === 'cash-afterwards') return null;
  return {
    userId: providerId,
    event,
    task,
    now,
    amountRials: task.priceRials,
    sums: { netRials: (await readOrderSums(transaction, task)).netRials },
    gateway: toGatewayName(task.paymentWay, attempt?.gatewayId ?? 'bank'),
  };
}

async function findPaidAttempt(transaction: Transaction, taskId: number) {
  const [attempt] = await transaction
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.taskId, taskId), eq(paymentAttempts.state, 'paid')))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return attempt;
}
