import type { DeskMoneyWay } from '@/lib/contract/desk-enumerations';
import type { OrderState } from '@/lib/contract/enumerations';

/** An act of an operator on an order; which of them an order allows, ORDER_MOVES says. */
export type OrderAct = DeskMoneyWay | 'reassign' | 'write';

/**
 * The likely wish of an operator who opens an order in a state. Somebody is to come, finished work costs less, a failed
 * order is made good, or one of the two is to read a word.
 */
const LIKELY: Readonly<Record<OrderState, OrderAct>> = {
  PENDING_PAYMENT: 'write',
  BIDDING: 'write',
  AWAITING_PROVIDER: 'reassign',
  CONFIRMED: 'write',
  EN_ROUTE: 'write',
  IN_PROGRESS: 'write',
  PICKED_UP: 'write',
  PROCESSING: 'write',
  RETURNING: 'write',
  DONE: 'write',
  COMPLETED: 'refund',
  DISPUTED: 'write',
  DECLINED: 'reassign',
  EXPIRED: 'reassign',
  PAYMENT_EXPIRED: 'write',
  CANCELLED_BY_CUSTOMER: 'goodwill',
  CANCELLED_BY_PROVIDER: 'goodwill',
  CANCELLED_BY_SYSTEM: 'goodwill',
  CANCELLED_BY_OPERATOR: 'goodwill',
};

/** Accepted, and nobody has begun: where it is late, the likely help is somebody else. */
const BEFORE_THE_WORK: readonly OrderState[] = ['CONFIRMED', 'EN_ROUTE'];

interface OpenOrder {
  readonly state: OrderState;
  /** One of its deadlines is past. */
  readonly isLate: boolean;
}

/** The one act that the head of an order's case offers; null where it is not among those that are open. */
export function findLikelyAct({ state, isLate }: OpenOrder, open: readonly OrderAct[]): OrderAct | null {
  const likely = isLate && BEFORE_THE_WORK.includes(state) ? 'reassign' : LIKELY[state];
  return open.includes(likely) ? likely : null;
}
