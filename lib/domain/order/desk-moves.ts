import type { MoveShape, UnservedShape } from './order-move-shape';

/** States in which an order goes on, and no work was done yet. */
const BEFORE_THE_WORK = ['AWAITING_PROVIDER', 'CONFIRMED', 'EN_ROUTE'] as const;
const UNPAID = ['PENDING_PAYMENT', 'BIDDING'] as const;
const WITHOUT_PROVIDER = ['DECLINED', 'EXPIRED'] as const;
const AT_WORK = ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING'] as const;
const OVER = [
  'PAYMENT_EXPIRED',
  'CANCELLED_BY_CUSTOMER',
  'CANCELLED_BY_PROVIDER',
  'CANCELLED_BY_SYSTEM',
  'CANCELLED_BY_OPERATOR',
] as const;
const WITH_A_PROVIDER = [...BEFORE_THE_WORK, ...AT_WORK, 'DONE', 'COMPLETED', 'DISPUTED'] as const;
const ANY = [...UNPAID, ...WITHOUT_PROVIDER, ...WITH_A_PROVIDER, ...OVER] as const;

/** Rows of ORDER_MOVES that an operator makes at the desk (BEHAVIOUR 20), each with a reason that is kept. */
export const DESK_MOVES = {
  /** A dispute's own row says that an operator decides (DISPUTE_MOVES); the order keeps its state meanwhile. */
  takeUpDispute: {
    isServed: false,
    from: ['IN_PROGRESS', 'PICKED_UP', 'PROCESSING', 'RETURNING', 'DONE'],
    to: 'DISPUTED',
    by: 'operator',
  },
  /** All of the money goes back. Work that was done or reported is a dispute's matter. */
  cancelByOperator: {
    from: [...UNPAID, ...BEFORE_THE_WORK, ...AT_WORK, ...WITHOUT_PROVIDER],
    to: 'CANCELLED_BY_OPERATOR',
    by: 'operator',
    guard: 'undisputed',
    money: 'refund-all',
    tellsCustomer: 'order-cancelled',
    tellsProvider: 'work-cancelled',
    closesOffer: 'cancelled',
    freesSlot: true,
    asksOnce: true,
  },
  /** The provider is not to come. It costs them no points; somebody else may be assigned in the same transaction. */
  takeBackByOperator: {
    from: BEFORE_THE_WORK,
    to: 'DECLINED',
    by: 'operator',
    only: { matching: 'provider' },
    guard: 'undisputed',
    money: 'return-commission',
    tellsCustomer: 'order-taken-back',
    tellsProvider: 'work-taken-back',
    closesOffer: 'lost',
    freesSlot: true,
    asksOnce: true,
  },
  /** Asks another provider, at the agreed price and with the order's money (decision 0128). */
  assignByOperator: {
    from: WITHOUT_PROVIDER,
    to: 'AWAITING_PROVIDER',
    by: 'operator',
    only: { matching: 'provider' },
    guard: 'undisputed',
    tellsCustomer: 'order-reassigned',
    tellsProvider: 'work-new',
    asksOnce: true,
  },
  /** A part of the price of a completed order; its posting is the move's own (`money/desk-refund.ts`). */
  refundByOperator: {
    from: ['COMPLETED'],
    to: null,
    by: 'operator',
    guard: 'refundable',
    tellsCustomer: 'order-refunded',
    tellsProvider: 'work-refunded',
  },
  /** A gift of the marketplace's: the professional's share stays, and an open claim asks for that much less. */
  giveGoodwill: { from: ANY, to: null, by: 'operator', tellsCustomer: 'order-goodwill' },
  /** Reaches a side without a number; the words are the move's reason. */
  writeToCustomer: { from: ANY, to: null, by: 'operator', tellsCustomer: 'desk-message' },
  writeToProvider: { from: WITH_A_PROVIDER, to: null, by: 'operator', tellsProvider: 'desk-message' },
  /** Readable by colleagues alone. */
  addNote: { from: ANY, to: null, by: 'operator' },
} as const satisfies Record<string, MoveShape | UnservedShape>;

/** Moves that the order's time line hides from both sides. */
export const DESK_ONLY_MOVES = ['writeToCustomer', 'writeToProvider', 'addNote'] as const;

export type DeskOnlyMove = (typeof DESK_ONLY_MOVES)[number];
