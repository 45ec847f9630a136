import { and, desc, eq, ne } from 'drizzle-orm';

import { APOLOGY_GIFT_RIALS } from '@/lib/domain/constants/orders';
import { getMove } from '@/lib/domain/order/order-lifecycle';
import type { OrderEvent } from '@/lib/domain/order/order-move-shape';
import type { OrderMove } from '@/lib/domain/order/order-moves';
import { isOffered, isProvidersOwn, isVisitAhead } from '@/lib/domain/order/order-states';
import { isOfKind } from '@/lib/domain/kind/service-kind';

import { readOrderSums, toSettledSums, type MovedMoney } from '../../money';
import type { Transaction } from '../../ports/database';
import { paymentAttempts } from '../../schema';
import type { Consequence, Moved } from '../record/consequence';
import { toGatewayName } from '../record/gateways';
import type { Telling, ToldSums } from '../record/telling';
import { toTeamTelling } from './tell';

const NOBODY = 0;

/** Events that name nobody: who does not come is not named, and the next one has not said yes yet. */
const UNNAMED: readonly OrderEvent[] = ['order-rescued', 'order-taken-back', 'order-reassigned'];

/** Moves whose reason both or one of the sides reads. */
const DESK_WORDS: readonly OrderMove[] = ['writeToCustomer', 'writeToProvider'];

/** Tells both sides of a move, with the events in ORDER_MOVES. */
export const sides: Consequence = {
  name: 'both sides',
  plan: async (transaction, moved) => (moved.isQuiet ? {} : { tellings: await listTellings(transaction, moved) }),
};

async function listTellings(transaction: Transaction, moved: Moved): Promise<Telling[]> {
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
      ...(UNNAMED.includes(event) ? { personId: NOBODY } : {}),
      ...toWords(moved),
      priceKey: moved.priceKey,
      problemKey: moved.problemKey,
      ...toCustomerSums(moved),
    });
  if (moved.money.isApologised)
    tellings.push({ userId: task.customerId, event: 'apology-promised', task, now, amountRials: APOLOGY_GIFT_RIALS });
  if (moved.money.lateRials > 0) tellings.push(...toLateTellings(moved));
  if (moved.withoutCode && task.providerId !== null)
    tellings.push({ userId: task.providerId, event: 'work-started', task, now, withoutCode: moved.withoutCode });
  const toProvider =
    shape.tellsProvider && task.providerId !== null
      ? await findProviderTelling(transaction, moved, shape.tellsProvider, task.providerId)
      : null;
  return toProvider ? [...tellings, toProvider] : tellings;
}

/** Both hear the credit for a late beginning: the customer in the wallet, the provider at the order's end. */
function toLateTellings({ task, now, money: { lateRials } }: Moved): Telling[] {
  const credited = { task, now, amountRials: lateRials };
  const toCustomer: Telling = { userId: task.customerId, event: 'late-credited', ...credited };
  return task.providerId === null
    ? [toCustomer]
    : [toCustomer, { userId: task.providerId, event: 'work-late', ...credited }];
}

/** The events in place of a move's own where the customer's code did not open it. */
const UNCODED = {
  'order-started': 'order-started-uncoded',
  'order-picked-up': 'order-picked-up-uncoded',
  'order-returned': 'order-returned-uncoded',
} as const satisfies Partial<Record<OrderEvent, OrderEvent>>;

function findCustomerEvent({ task, move, isFollowed, withoutCode }: Moved): OrderEvent | null {
  // What follows in the same transaction tells it.
  if (isFollowed) return null;
  const event = getMove(move).tellsCustomer ?? null;
  if (withoutCode && event !== null && event in UNCODED) return UNCODED[event as keyof typeof UNCODED];
  // A cash order is not paid when it goes to its provider: it is placed.
  return event === 'order-paid' && task.paymentWay === 'cash' ? 'order-placed' : event;
}

/** The paid sums by source, or the refunds and the fee. */
function toCustomerSums({ task, move, money, deskSums }: Moved): Pick<Telling, 'amountRials' | 'sums'> {
  const { cancellation, releasedFee } = money;
  if (move === 'refundByOperator' || move === 'giveGoodwill') return toDeskSums({ deskSums });
  if (releasedFee) return { sums: toFeeSums(releasedFee) };
  if (cancellation)
    return {
      amountRials: cancellation.refunds.reduce((sum, refund) => sum + refund.amountRials, 0),
      sums: { feeRials: cancellation.feeRials, debtRials: cancellation.debtRials ?? 0 },
    };
  if (move !== 'pay') return {};
  const { giftRials, walletRials, bankRials, dueRials } = toSettledSums(task);
  return { sums: { giftRials, walletRials, bankRials, cashRials: dueRials } };
}

/** The sum that an operator gave, and the provider's part of it. */
function toDeskSums({ deskSums }: Pick<Moved, 'deskSums'>): Pick<Telling, 'amountRials' | 'sums'> {
  const { backRials = 0, providerRials = 0 } = deskSums ?? {};
  return { amountRials: backRials, sums: { feeRials: providerRials } };
}

/** An operator's text, as it was written. */
function toWords({ move, reason = '' }: Moved): Pick<Telling, 'text'> {
  return DESK_WORDS.includes(move) ? { text: reason } : {};
}

/** Paid, and owed. */
function toFeeSums({ heldRials, debtRials }: NonNullable<MovedMoney['releasedFee']>): ToldSums {
  return { feeRials: heldRials, debtRials };
}

async function findProviderTelling(
  transaction: Transaction,
  moved: Moved,
  event: OrderEvent,
  providerId: number,
): Promise<Telling | null> {
  const { task, before, move, now, money } = moved;
  const { cancellation, releasedFee } = money;
  // A provider who has not heard of an order, or has refused it, is not told of its end.
  if ((move === 'cancel' || move === 'reschedule') && !isVisitAhead(before.state)) return null;
  if (move === 'cancelByOperator' && !isProvidersOwn(before.state)) return null;
  // A provider who agreed knows the new hour. Somebody of the team who comes does not.
  if (move === 'agreeHour')
    return task.assigneeId === null ? null : toTeamTelling({ event, task, now }, task.assigneeId);
  if (event === 'desk-message') return { userId: providerId, event, task, now, side: 'provider', ...toWords(moved) };
  if (event === 'work-refunded') return { userId: providerId, event, task, now, ...toDeskSums(moved) };
  if (releasedFee) return { userId: providerId, event, task, now, sums: toFeeSums(releasedFee) };
  if (event === 'work-cancelled' && move === 'cancel' && isOffered(before.state))
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
  return event === 'work-paid'
    ? findPaidTelling(transaction, moved, providerId)
    : { userId: providerId, event, task, now };
}

/** Null where the customer paid cash online afterwards: that was told then, and never twice for the same money. */
async function findPaidTelling(
  transaction: Transaction,
  { task, now }: Moved,
  providerId: number,
): Promise<Telling | null> {
  const attempt = await findPaidAttempt(transaction, task.id);
  if (attempt?.purpose === 'cash-afterwards') return null;
  const { netRials, cashRials } = await readOrderSums(transaction, task);
  const isCash = task.paymentWay === 'cash';
  return {
    userId: providerId,
    event: isCash ? 'work-paid-cash' : 'work-paid',
    task,
    now,
    amountRials: isCash ? cashRials : task.priceRials,
    sums: { netRials, ...(isCash ? { cashRials } : {}) },
    gateway: toGatewayName(task.paymentWay, attempt?.gatewayId ?? 'bank'),
  };
}

/** The payment of the order itself; a paid price change is another payment. */
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
