import { ABSENCE_MOVES } from './absence-moves';
import { DEPART_OPENS_BEFORE_MS, FINISH_AFTER_PERCENT, START_OPENS_BEFORE_MS } from '../constants/orders';
import { CASH_MOVES } from '../money/cash-moves';
import { DESK_MOVES } from './desk-moves';
import { HOUR_MOVES } from './hour-moves';
import type { MoveShape, UnservedShape } from './order-move-shape';
import { RESCUE_MOVES } from './rescue-moves';
import { TEXTILE_MOVES } from '../kind/textile-moves';

/**
 * The moves of an order: actor, states before and after, money and messages (BEHAVIOUR 5). Server and screens read only
 * this table. A cash order goes to its provider at once; its commission leaves the provider's bidding credit when the
 * job is completed.
 */
export const ORDER_MOVES = {
  pay: {
    from: ['PENDING_PAYMENT'],
    to: 'AWAITING_PROVIDER',
    by: 'system',
    isOnward: true,
    money: 'hold',
    tellsCustomer: 'order-paid',
    tellsProvider: 'work-new',
    // One bid is paid for, and the others have lost.
    closesOffer: 'lost',
  },
  expirePayment: {
    from: ['PENDING_PAYMENT'],
    to: 'PAYMENT_EXPIRED',
    by: 'system',
    except: { matching: 'bids' },
    due: 'paymentExpiresAt',
    money: 'refund-all',
    tellsCustomer: 'order-payment-expired',
    freesSlot: true,
  },
  /** Additional time to pay, once (lib/domain/order/payment-time.ts). */
  prolongPayment: {
    from: ['PENDING_PAYMENT'],
    to: null,
    by: 'customer',
    only: { hasVisit: true },
    guard: 'payment-prolongable',
  },
  accept: {
    from: ['AWAITING_PROVIDER'],
    to: 'CONFIRMED',
    by: 'provider',
    isOnward: true,
    tellsCustomer: 'order-confirmed',
    closesOffer: 'accepted',
    asksOnce: true,
  },
  decline: {
    from: ['AWAITING_PROVIDER'],
    to: 'DECLINED',
    by: 'provider',
    tellsCustomer: 'order-declined',
    closesOffer: 'lost',
    freesSlot: true,
    asksOnce: true,
  },
  expireAnswer: {
    from: ['AWAITING_PROVIDER'],
    to: 'EXPIRED',
    by: 'system',
    due: 'answerDueAt',
    tellsCustomer: 'order-unanswered',
    tellsProvider: 'work-unanswered',
    closesOffer: 'expired',
    freesSlot: true,
  },
  /** The order's hour has come and nobody was offered it again: nobody can come any more. */
  lapse: {
    from: ['DECLINED', 'EXPIRED'],
    to: 'CANCELLED_BY_SYSTEM',
    by: 'system',
    due: 'startsAt',
    money: 'refund-all',
    tellsCustomer: 'order-lapsed',
  },
  offerNext: {
    from: ['DECLINED', 'EXPIRED'],
    to: 'AWAITING_PROVIDER',
    by: 'customer',
    except: { matching: 'bids' },
    tellsProvider: 'work-new',
  },
  ...RESCUE_MOVES,
  ...HOUR_MOVES,
  depart: {
    from: ['CONFIRMED'],
    to: 'EN_ROUTE',
    by: 'provider',
    isOnward: true,
    tellsCustomer: 'order-en-route',
    opens: { beforeVisitMs: DEPART_OPENS_BEFORE_MS },
    closesAtVisitEnd: true,
    asksOnce: true,
  },
  start: {
    from: ['EN_ROUTE'],
    to: 'IN_PROGRESS',
    by: 'provider',
    isOnward: true,
    only: { isTextile: false },
    money: 'credit-lateness',
    tellsCustomer: 'order-started',
    opens: { beforeVisitMs: START_OPENS_BEFORE_MS, earlierBy: 'start-code' },
    closesAtVisitEnd: true,
    asksOnce: true,
  },
  finish: {
    from: ['IN_PROGRESS'],
    to: 'DONE',
    by: 'provider',
    isOnward: true,
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
  /** Also after the confirmation that all is well, until the time for it is over. */
  dispute: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE', 'COMPLETED'],
    to: null,
    by: 'customer',
    guard: 'reportable',
    tellsCustomer: 'dispute-opened',
    tellsProvider: 'work-disputed',
  },
  complete: {
    from: ['DONE'],
    to: 'COMPLETED',
    by: 'customer',
    guard: 'no-cash-claim',
    isOnward: true,
    money: 'release-to-provider',
    tellsProvider: 'work-paid',
  },
  completeByTime: {
    from: ['DONE'],
    to: 'COMPLETED',
    by: 'system',
    guard: 'undisputed',
    due: 'completesAt',
    money: 'release-to-provider',
    tellsCustomer: 'order-completed',
    tellsProvider: 'work-paid',
  },
  /** The end of a dispute: the order is released in full, and the sum that goes back is posted beside it. */
  closeDispute: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE', 'DISPUTED'],
    to: 'COMPLETED',
    by: 'system',
    money: 'release-after-dispute',
    freesSlot: true,
  },
  ...CASH_MOVES,
  cancel: {
    from: ['PENDING_PAYMENT', 'BIDDING', 'AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE', 'DECLINED', 'EXPIRED'],
    to: 'CANCELLED_BY_CUSTOMER',
    by: 'customer',
    money: 'cancel-by-fee',
    tellsCustomer: 'order-cancelled',
    tellsProvider: 'work-cancelled',
    closesOffer: 'cancelled',
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
  ...ABSENCE_MOVES,
  /**
   * The provider does not feel safe there and leaves at once. It costs no points, nobody is sent in their place, and
   * the operators hear of it.
   */
  leaveUnsafe: {
    from: ['EN_ROUTE', 'IN_PROGRESS'],
    to: 'CANCELLED_BY_PROVIDER',
    by: 'provider',
    money: 'refund-all',
    tellsCustomer: 'order-cancelled',
    freesSlot: true,
    asksOnce: true,
  },
  /**
   * The customer takes a bid, which is held with its provider's hours until it is paid or cash is confirmed (BEHAVIOUR
   * 6).
   */
  chooseBid: {
    from: ['BIDDING'],
    to: 'PENDING_PAYMENT',
    by: 'customer',
    only: { matching: 'bids' },
    isOnward: true,
  },
  /**
   * The bid that was chosen came to nothing: it was not paid, or its provider declined or did not answer. The others
   * can be chosen again; where the window is over by then, `endBids` follows. Who is told of it, and of what, depends
   * on why (`orders/parts/bids/bid-changes.ts`).
   */
  reopenBids: {
    from: ['PENDING_PAYMENT', 'DECLINED', 'EXPIRED'],
    to: 'BIDDING',
    by: 'system',
    only: { matching: 'bids' },
    due: 'paymentExpiresAt',
    money: 'return-for-bids',
    freesSlot: true,
  },
  /** The window is over and nobody was chosen. */
  endBids: {
    from: ['BIDDING'],
    to: 'EXPIRED',
    by: 'system',
    only: { matching: 'bids' },
    due: 'bidsEndAt',
    tellsCustomer: 'bids-ended',
    closesOffer: 'expired',
  },
  retryBids: {
    from: ['EXPIRED'],
    to: 'BIDDING',
    by: 'customer',
    only: { matching: 'bids' },
  },
  ...TEXTILE_MOVES,
  /**
   * Another final price (BEHAVIOUR 14): proposed by the provider, one at a time; the customer's silence refuses it. Its
   * money, lines and time are its own row's (`orders/parts/price-changes/`).
   */
  proposePrice: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'],
    to: null,
    by: 'provider',
    tellsCustomer: 'price-proposed',
  },
  /** Less was delivered than ordered: the difference goes back at once, without an approval (BEHAVIOUR 14). */
  lowerPrice: {
    from: ['IN_PROGRESS'],
    to: null,
    by: 'provider',
    only: { matching: 'truck' },
    tellsCustomer: 'price-lowered',
  },
  approvePrice: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'],
    to: null,
    by: 'customer',
    tellsProvider: 'work-price-approved',
  },
  refusePrice: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'],
    to: null,
    by: 'customer',
    tellsProvider: 'work-price-refused',
  },
  refusePriceByTime: {
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'],
    to: null,
    by: 'system',
    tellsCustomer: 'price-lapsed',
    tellsProvider: 'work-price-refused',
  },
  ...DESK_MOVES,
} as const satisfies Record<string, MoveShape | UnservedShape>;

type Moves = typeof ORDER_MOVES;

/** The moves that can be made. */
export type OrderMove = {
  [Move in keyof Moves]: Moves[Move] extends { readonly isServed: false } ? never : Move;
}[keyof Moves];

/** Moves that the customer's code opens outside of their time. */
export type CodedMove = {
  [Move in OrderMove]: Moves[Move] extends { readonly opens: { readonly earlierBy: 'start-code' } } ? Move : never;
}[OrderMove];

/** Moves that leave the order in its state: the time line has words of its own for each. */
export type StayingMove = {
  [Move in OrderMove]: Moves[Move]['to'] extends null ? Move : never;
}[OrderMove];
