import {
  COMPLETION_WAIT_MS,
  DEPART_OPENS_BEFORE_MS,
  FINISH_AFTER_PERCENT,
  PAYMENT_WINDOW_MS,
  PROVIDER_ANSWER_MS,
  PROVIDER_ANSWER_SOON_MS,
  START_OPENS_BEFORE_MS,
  VISIT_IS_SOON_MS,
} from './constants';

/** The states of BEHAVIOUR 5. */
export const ORDER_STATES = [
  'PENDING_PAYMENT',
  'BIDDING',
  'AWAITING_PROVIDER',
  'CONFIRMED',
  'EN_ROUTE',
  'IN_PROGRESS',
  'PICKED_UP',
  'PROCESSING',
  'RETURNING',
  'DONE',
  'COMPLETED',
  'DISPUTED',
  'DECLINED',
  'EXPIRED',
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const PAYMENT_WAYS = ['online', 'wallet', 'cash'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

export type OrderActor = 'customer' | 'provider' | 'system';

/** Events of the message catalogue (BEHAVIOUR 10) that a move sends. */
export type OrderEvent =
  | 'order-placed'
  | 'order-paid'
  | 'order-confirmed'
  | 'order-declined'
  | 'order-en-route'
  | 'order-started'
  | 'order-done'
  | 'order-completed'
  | 'order-cancelled'
  | 'order-lapsed'
  | 'order-rescheduled'
  | 'order-payment-expired'
  | 'order-unanswered'
  | 'work-new'
  | 'work-cancelled'
  | 'work-rescheduled'
  | 'work-finished'
  | 'dispute-opened'
  | 'work-disputed'
  | 'work-paid';

/** From when on a move is open. Both are measured by the booked hours, which nobody's tap can move. */
type MoveOpening =
  | { readonly beforeVisitMs: number; readonly earlierBy?: 'start-code' }
  /** So much of the booked time after the booked start, or after the real one where that was later. */
  | { readonly visitPercent: number };

interface MoveShape {
  readonly from: readonly OrderState[];
  /** Null where the order stays in its state. */
  readonly to: OrderState | null;
  readonly by: OrderActor;
  /** What moves with it in the ledger (lib/server/money). */
  readonly money?: 'hold' | 'release-to-provider' | 'refund-all' | 'cancel-by-fee';
  readonly tellsCustomer?: OrderEvent;
  readonly tellsProvider?: OrderEvent;
  /** The provider's hours are given back. */
  readonly freesSlot?: boolean;
  /** Left out: whenever the state allows it. */
  readonly opens?: MoveOpening;
  /** The screen asks once whether it is meant. */
  readonly asksOnce?: boolean;
}

/**
 * Who may make each move, from where to where, its money and its messages (BEHAVIOUR 5). Server and screens read this table and nothing else.
 * A cash order goes to its provider at once; its commission leaves the provider's bidding credit when the job is completed.
 */
export const ORDER_MOVES = {
  pay: {
    from: ['PENDING_PAYMENT'],
    to: 'AWAITING_PROVIDER',
    by: 'system',
    money: 'hold',
    tellsCustomer: 'order-paid',
    tellsProvider: 'work-new',
  },
  expirePayment: {
    from: ['PENDING_PAYMENT'],
    to: 'PAYMENT_EXPIRED',
    by: 'system',
    money: 'refund-all',
    tellsCustomer: 'order-payment-expired',
    freesSlot: true,
  },
  accept: { from: ['AWAITING_PROVIDER'], to: 'CONFIRMED', by: 'provider', tellsCustomer: 'order-confirmed' },
  decline: {
    from: ['AWAITING_PROVIDER'],
    to: 'DECLINED',
    by: 'provider',
    tellsCustomer: 'order-declined',
    freesSlot: true,
    asksOnce: true,
  },
  expireAnswer: {
    from: ['AWAITING_PROVIDER'],
    to: 'EXPIRED',
    by: 'system',
    tellsCustomer: 'order-unanswered',
    tellsProvider: 'work-cancelled',
    freesSlot: true,
  },
  /** Its hour has come and nobody was offered it again: nobody can come any more. */
  lapse: {
    from: ['DECLINED', 'EXPIRED'],
    to: 'CANCELLED_BY_SYSTEM',
    by: 'system',
    money: 'refund-all',
    tellsCustomer: 'order-lapsed',
  },
  offerNext: { from: ['DECLINED', 'EXPIRED'], to: 'AWAITING_PROVIDER', by: 'customer', tellsProvider: 'work-new' },
  /** Another hour of the same provider, who is free then; only while a cancellation would cost nothing. */
  reschedule: {
    from: ['PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED'],
    to: null,
    by: 'customer',
    tellsCustomer: 'order-rescheduled',
    tellsProvider: 'work-rescheduled',
  },
  depart: {
    from: ['CONFIRMED'],
    to: 'EN_ROUTE',
    by: 'provider',
    tellsCustomer: 'order-en-route',
    opens: { beforeVisitMs: DEPART_OPENS_BEFORE_MS },
    asksOnce: true,
  },
  start: {
    from: ['EN_ROUTE'],
    to: 'IN_PROGRESS',
    by: 'provider',
    tellsCustomer: 'order-started',
    opens: { beforeVisitMs: START_OPENS_BEFORE_MS, earlierBy: 'start-code' },
    asksOnce: true,
  },
  finish: {
    from: ['IN_PROGRESS'],
    to: 'DONE',
    by: 'provider',
    tellsCustomer: 'order-done',
    opens: { visitPercent: FINISH_AFTER_PERCENT },
    asksOnce: true,
  },
  /** The customer's word that the work is over, however little of the booked time has passed. No money moves by it. */
  finishForCustomer: {
    from: ['IN_PROGRESS'],
    to: 'DONE',
    by: 'customer',
    tellsProvider: 'work-finished',
    asksOnce: true,
  },
  /** The customer reports a problem: from then on no timer pays the order out, whatever its state. */
  dispute: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'],
    to: null,
    by: 'customer',
    tellsCustomer: 'dispute-opened',
    tellsProvider: 'work-disputed',
  },
  complete: {
    from: ['DONE'],
    to: 'COMPLETED',
    by: 'customer',
    money: 'release-to-provider',
    tellsProvider: 'work-paid',
  },
  completeByTime: {
    from: ['DONE'],
    to: 'COMPLETED',
    by: 'system',
    money: 'release-to-provider',
    tellsCustomer: 'order-completed',
    tellsProvider: 'work-paid',
  },
  cancel: {
    from: ['PENDING_PAYMENT', 'AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE', 'DECLINED', 'EXPIRED'],
    to: 'CANCELLED_BY_CUSTOMER',
    by: 'customer',
    money: 'cancel-by-fee',
    tellsCustomer: 'order-cancelled',
    tellsProvider: 'work-cancelled',
    freesSlot: true,
  },
  withdraw: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: 'CANCELLED_BY_PROVIDER',
    by: 'provider',
    money: 'refund-all',
    tellsCustomer: 'order-cancelled',
    freesSlot: true,
    asksOnce: true,
  },
} as const satisfies Record<string, MoveShape>;

export type OrderMove = keyof typeof ORDER_MOVES;

export function getMove(move: OrderMove): MoveShape {
  return ORDER_MOVES[move];
}

export function isMoveAllowed(move: OrderMove, state: OrderState, actor: OrderActor): boolean {
  const shape = getMove(move);
  return shape.by === actor && shape.from.includes(state);
}

/** The moves an actor can make now, in the table's order. */
export function listMoves(state: OrderState, actor: OrderActor): OrderMove[] {
  return (Object.keys(ORDER_MOVES) as OrderMove[]).filter((move) => isMoveAllowed(move, state, actor));
}

/** States in which an order that nobody has paid yet keeps, or will ask for, somebody's hours. */
export const HOLDS_HOURS: readonly OrderState[] = [
  'PENDING_PAYMENT',
  'BIDDING',
  'AWAITING_PROVIDER',
  'CONFIRMED',
  'EN_ROUTE',
  'IN_PROGRESS',
  'DECLINED',
  'EXPIRED',
];

const OVER: readonly OrderState[] = [
  'COMPLETED',
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
];

/** States in which the work, or what it paid, is its provider's business: from the offer on, unless it came to nothing. */
const PROVIDERS_OWN: readonly OrderState[] = [
  'BIDDING',
  'AWAITING_PROVIDER',
  'CONFIRMED',
  'EN_ROUTE',
  'IN_PROGRESS',
  'PICKED_UP',
  'PROCESSING',
  'RETURNING',
  'DONE',
  'DISPUTED',
  'COMPLETED',
];

/** Who declined, did not answer, or whose order was cancelled, has no business with the customer's name, words and pictures any more. */
export function isProvidersOwn(state: OrderState): boolean {
  return PROVIDERS_OWN.includes(state);
}

/** Current orders against old ones (SPEC 7: getallcurrenttaskbyuserid, getalloldtaskbyuserid). */
export function isOver(state: OrderState): boolean {
  return OVER.includes(state);
}

/** When a chosen provider must have answered: 4 h, or 30 min when the visit is within 6 h; never after the visit begins. */
export function toAnswerDueMs(nowMs: number, startsAtMs: number): number {
  const wait = startsAtMs - nowMs <= VISIT_IS_SOON_MS ? PROVIDER_ANSWER_SOON_MS : PROVIDER_ANSWER_MS;
  return Math.min(nowMs + wait, startsAtMs);
}

export function toPaymentDueMs(nowMs: number): number {
  return nowMs + PAYMENT_WINDOW_MS;
}

/** Work that was said to be done early is not paid early: the wait begins at the booked end. */
export function toCompletionMs(doneAtMs: number, endsAtMs: number): number {
  return Math.max(doneAtMs, endsAtMs) + COMPLETION_WAIT_MS;
}
