import { and, desc, eq, ne } from 'drizzle-orm';

import type { NoCodeReason, OrderState } from '@/lib/contract/enumerations';
import { APOLOGY_GIFT_RIALS } from '@/lib/domain/constants/orders';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { OrderEvent } from '@/lib/domain/order/order-move-shape';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOffered, isVisitAhead } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { readOrderSums, toSettledSums, type Cancellation, type ReturnedRials } from '../../money';
import type { Transaction } from '../../ports/database';
import { paymentAttempts, type TaskRow } from '../../schema';
import { isEndOfChoice, isWindowOpen } from '../parts/bids/bid-changes';
import { toGatewayName } from '../record/gateways';
import type { Telling, ToldSums } from '../telling/tell';

const NOBODY = 0;

interface MovedTask {
  readonly task: TaskRow;
  readonly from: OrderState;
  readonly move: OrderMove;
  readonly cancellation: Cancellation | null;
  readonly isApologised: boolean;
  readonly returned: ReturnedRials | null;
  readonly releasedFee: { readonly heldRials: number; readonly debtRials: number } | null;
  /** Somebody else takes the order over in the same transaction. */
  readonly isRescued: boolean;
  /** A start without the customer's code, and why. */
  readonly withoutCode?: NoCodeReason;
  /** Of a proposed price. */
  readonly priceKey?: string;
  readonly now: Date;
}

/** What both sides are told of a move, as ORDER_MOVES names it. */
export async function listTellings(transaction: Transaction, moved: MovedTask): Promise<Telling[]> {
  const { task, move, now } = moved;
  const shape = getMove(move);
  const tellings: Telling[] = [];
  const event = findCustomerEvent(moved);
  if (event)
    tellings.push({
      userId: task.customerId,
      event,
      task,
      now,
      withoutCode: moved.withoutCode,
      // Who is asked next has not said yes yet, and who does not come is not named.
      ...(event === 'order-rescued' ? { personId: NOBODY } : {}),
      priceKey: moved.priceKey,
      ...toCustomerSums(moved),
    });
  if (moved.isApologised)
    tellings.push({ userId: task.customerId, event: 'apology-promised', task, now, amountRials: APOLOGY_GIFT_RIALS });
  if (moved.withoutCode && task.providerId !== null)
    tellings.push({ userId: task.providerId, event: 'work-started', task, now, withoutCode: moved.withoutCode });
  const toProvider =
    shape.tellsProvider && task.providerId !== null
      ? await findProviderTelling(transaction, moved, shape.tellsProvider, task.providerId)
      : null;
  return toProvider ? [...tellings, toProvider] : tellings;
}

/** What is told in place of a move's own event where the customer's code did not open it. */
const UNCODED = {
  'order-started': 'order-started-uncoded',
  'order-picked-up': 'order-picked-up-uncoded',
  'order-returned': 'order-returned-uncoded',
} as const satisfies Partial<Record<OrderEvent, OrderEvent>>;

function findCustomerEvent({ task, from, move, now, isRescued, withoutCode }: MovedTask): OrderEvent | null {
  // What follows in the same transaction tells it.
  if (isRescued || isEndOfChoice(move, task)) return null;
  if (move === 'reopenBids' && from === 'DECLINED') return 'bids-again-declined';
  if (move === 'reopenBids' && from === 'EXPIRED') return 'bids-again-unanswered';
  // Where the window is over, its end is told.
  if (move === 'reopenBids') return isWindowOpen(task, now) ? 'bids-again-unpaid' : null;
  const event = getMove(move).tellsCustomer ?? null;
  if (withoutCode && event !== null && event in UNCODED) return UNCODED[event as keyof typeof UNCODED];
  // A cash order is not paid when it goes to its provider: it is placed.
  return event === 'order-paid' && task.paymentWay === 'cash' ? 'order-placed' : event;
}

/** What was paid by what, or what came back and what it cost. */
function toCustomerSums(moved: MovedTask): Pick<Telling, 'amountRials' | 'sums'> {
  const { task, move, cancellation, returned, releasedFee } = moved;
  if (releasedFee) return { sums: toFeeSums(releasedFee) };
  if (cancellation)
    return {
      amountRials: cancellation.refunds.reduce((sum, refund) => sum + refund.amountRials, 0),
      sums: { feeRials: cancellation.feeRials, debtRials: cancellation.debtRials ?? 0 },
    };
  if (returned) return { amountRials: returned.giftRials + returned.walletRials, sums: { ...returned } };
  if (move !== 'pay') return {};
  const { giftRials, walletRials, bankRials, dueRials } = toSettledSums(task);
  return { sums: { giftRials, walletRials, bankRials, cashRials: dueRials } };
}

/** Paid, and owed. */
function toFeeSums({ heldRials, debtRials }: NonNullable<MovedTask['releasedFee']>): ToldSums {
  return { feeRials: heldRials, debtRials };
}

async function findProviderTelling(
  transaction: Transaction,
  { task, from, move, now, cancellation, releasedFee }: MovedTask,
  event: OrderEvent,
  providerId: number,
): Promise<Telling | null> {
  // Who has not heard of an order, or has refused it, is not told of its end.
  if ((move === 'cancel' || move === 'reschedule') && !isVisitAhead(from)) return null;
  if (releasedFee) return { userId: providerId, event, task, now, sums: toFeeSums(releasedFee) };
  if (event === 'work-cancelled' && move === 'cancel' && isOffered(from))
    return { userId: providerId, event: 'offer-cancelled', task, now };
  if (event === 'work-cancelled' || event === 'work-no-access') {
    const { feeRials, debtRials = 0 } = cancellation ?? { feeRials: 0 };
    return { userId: providerId, event, task, now, sums: { feeRials, debtRials } };
  }
  if (event === 'work-new') {
    const isBid = isOfKind(task.kind, { matching: 'bids' });
    const sums = { netRials: toSettledSums(task).netRials };
    return { userId: providerId, event: isBid ? 'bid-won' : event, task, now, sums };
  }
  if (event !== 'work-paid') return { userId: providerId, event, task, now };
  const attempt = await findPaidAttempt(transaction, task.id);
  // Cash that was paid online afterwards was told then; never twice for the same money.
  if (attempt?.purpose === 'cash-afterwards') return null;
  const { netRials, cashRials } = await readOrderSums(transaction, task);
  const isCash = task.paymentWay === 'cash';
  return {
    userId: providerId,
    event: isCash ? 'work-paid-cash' : event,
    task,
    now,
    amountRials: isCash ? cashRials : task.priceRials,
    sums: { netRials, ...(isCash ? { cashRials } : {}) },
    gateway: toGatewayName(task.paymentWay, attempt?.gatewayId ?? 'bank'),
  };
}

/** What paid the order itself; a price change that was paid is another payment, and no other way to pay the order. */
async function findPaidAttempt(transaction: Transaction, taskId: number) {
  const { purpose } = paymentAttempts;
  const [attempt] = await transaction
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.taskId, taskId), eq(paymentAttempts.state, 'paid'), ne(purpose, 'price-change')))
    .orderBy(desc(paymentAttempts.id))
    .limit(1);
  return attempt;
}
