import { DOOR_WAIT, NO_SHOW_AFTER_MS } from '../constants/providers';
import type { MoveShape } from './order-move-shape';

/**
 * Rows of ORDER_MOVES for a visit at which one of the two is missing (BEHAVIOUR 5, 18 and 30). Two claims that
 * contradict each other end the order, and `contestFee` follows in the same transaction. The fee stays in escrow until
 * the operators have decided.
 */
export const ABSENCE_MOVES = {
  /**
   * The customer's word, which ends nothing by itself: the provider hears it, and a report of a closed door meets it.
   */
  sayNobodyCame: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: null,
    by: 'customer',
    tellsProvider: 'work-nobody-came',
    opens: { afterVisitBeginsMs: 0 },
  },
  /** The customer's answer to somebody who says that they stand at the door. */
  saySomebodyHome: {
    from: ['EN_ROUTE'],
    to: null,
    by: 'customer',
    guard: 'arrived',
    tellsProvider: 'work-somebody-home',
  },
  /** The provider stands at the door and nobody opens: the fee is that of a cancellation on the way. */
  reportNoAccess: {
    from: ['EN_ROUTE'],
    to: 'CANCELLED_BY_CUSTOMER',
    by: 'provider',
    guard: 'waited-at-door',
    money: 'hold-fee',
    tellsCustomer: 'order-no-access',
    tellsProvider: 'work-no-access',
    freesSlot: true,
    opens: { afterVisitBeginsMs: DOOR_WAIT.waitMs },
    asksOnce: true,
  },
  /** The report of an absent provider. */
  reportNoShow: {
    from: ['CONFIRMED', 'EN_ROUTE'],
    to: 'CANCELLED_BY_PROVIDER',
    by: 'customer',
    money: 'refund-all',
    tellsCustomer: 'order-no-show',
    tellsProvider: 'work-no-show',
    freesSlot: true,
    opens: { afterVisitBeginsMs: NO_SHOW_AFTER_MS },
  },
  /**
   * The customer says that nobody came, and a position or a photo says otherwise. It costs the provider no points:
   * nothing is decided yet.
   */
  disputeNoShow: {
    from: ['EN_ROUTE'],
    to: 'CANCELLED_BY_PROVIDER',
    by: 'customer',
    guard: 'arrival-proved',
    money: 'hold-fee',
    freesSlot: true,
    opens: { afterVisitBeginsMs: NO_SHOW_AFTER_MS },
  },
  /** The customer says that it was otherwise. No timer releases the fee any more. */
  contestFee: {
    from: ['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_PROVIDER'],
    to: null,
    by: 'customer',
    guard: 'fee-waits',
    tellsCustomer: 'fee-contested',
    tellsProvider: 'work-fee-contested',
  },
  /** The fee is released without a contest in time. Its unpaid part is owed from now on. */
  releaseFee: {
    from: ['CANCELLED_BY_CUSTOMER', 'CANCELLED_BY_PROVIDER'],
    to: null,
    by: 'system',
    due: 'feeDueAt',
    money: 'release-fee',
    tellsCustomer: 'fee-released',
    tellsProvider: 'work-fee-released',
  },
} as const satisfies Record<string, MoveShape>;
