import type { KindShape, OrderState } from '@/lib/contract/enumerations';
import type { CustodyStage } from '@/lib/contract/provider-enumerations';

import type { OfferEnd } from '../site/broker-messages';

export type OrderActor = 'customer' | 'provider' | 'operator' | 'system';

/** Events of the message catalogue (BEHAVIOUR 10) that a move sends. */
export type OrderEvent =
  | 'order-placed'
  | 'order-paid'
  | 'order-confirmed'
  | 'order-declined'
  | 'order-en-route'
  | 'order-started'
  | 'order-started-uncoded'
  | 'order-picked-up'
  | 'order-picked-up-uncoded'
  | 'order-processing'
  | 'order-returning'
  | 'order-returned'
  | 'order-returned-uncoded'
  | 'order-done'
  | 'order-completed'
  | 'order-cancelled'
  | 'order-lapsed'
  | 'order-no-access'
  | 'order-no-show'
  | 'order-rescheduled'
  | 'order-hour-asked'
  | 'order-hour-agreed'
  | 'order-hour-kept'
  | 'order-hour-unanswered'
  | 'order-delayed'
  | 'order-hours-offered'
  | 'order-payment-expired'
  | 'order-unanswered'
  | 'order-rescued'
  | 'order-taken-back'
  | 'order-reassigned'
  | 'order-refunded'
  | 'order-goodwill'
  | 'desk-message'
  | 'bids-again-unpaid'
  | 'bids-again-declined'
  | 'bids-again-unanswered'
  | 'bids-ended'
  | 'work-new'
  | 'work-unanswered'
  | 'bid-won'
  | 'offer-cancelled'
  | 'work-cancelled'
  | 'work-refunded'
  | 'work-taken-back'
  | 'work-no-access'
  | 'work-no-show'
  | 'work-rescheduled'
  | 'work-hour-asked'
  | 'work-hour-unanswered'
  | 'work-hour-taken-back'
  | 'work-delay-agreed'
  | 'work-delay-refused'
  | 'work-hour-taken'
  | 'work-hours-refused'
  | 'work-hours-unanswered'
  | 'work-finished'
  | 'dispute-opened'
  | 'work-disputed'
  | 'price-proposed'
  | 'price-lapsed'
  | 'price-lowered'
  | 'work-price-approved'
  | 'work-price-refused'
  | 'work-paid'
  | 'work-nobody-came'
  | 'work-somebody-home'
  | 'fee-contested'
  | 'work-fee-contested'
  | 'fee-released'
  | 'work-fee-released';

/** A condition beside state and hour that a move needs (lib/server/orders/moves/guards.ts). */
export type MoveGuard =
  /** The provider has said that they are at the door. */
  | 'arrived'
  /** A shared position or a photo shows that they are. */
  | 'arrival-proved'
  /** They have also written, and waited. */
  | 'waited-at-door'
  /** The fee still waits, and nobody has contested it. */
  | 'fee-waits'
  /** No problem was reported. */
  | 'undisputed'
  /** The provider does not say that the cash was not paid. */
  | 'no-cash-claim'
  /** The time to report a problem is over, and nothing that was reported is still to be decided. */
  | 'refundable'
  /** The time to report a problem is not over, and no cash is claimed. */
  | 'reportable'
  /** Another hour is asked for, and its answer is not overdue. */
  | 'hour-asked'
  /** A delay was told early enough, and its visit's hour has not come. */
  | 'delay-asked'
  /** The provider has not said that they are at the door. */
  | 'not-arrived'
  /** Other hours are proposed, the time to answer is not over, and the provider is not at the door. */
  | 'hours-offered'
  /** Little time is left to pay, and no more was taken yet. */
  | 'payment-prolongable'
  | 'no-hour-asked';

/** The opening of a move. It is measured by the booked hours, which no tap of anybody can move. */
type MoveOpening =
  | { readonly beforeVisitMs: number; readonly earlierBy?: 'start-code' }
  /** Before the booked hour of the textiles' return. */
  | { readonly beforeReturnMs: number; readonly earlierBy?: 'start-code' }
  | { readonly afterVisitBeginsMs: number }
  /** The share of the booked time after the booked start, or after the real one where that was later. */
  | { readonly visitPercent: number };

interface Transition {
  readonly from: readonly OrderState[];
  /** Null where the order stays in its state. */
  readonly to: OrderState | null;
  readonly by: OrderActor;
  /** Left out: orders of every kind. */
  readonly only?: Partial<KindShape>;
  /** Orders of kinds that are all of it do not make it. */
  readonly except?: Partial<KindShape>;
  /** The next move when all goes well. */
  readonly isOnward?: boolean;
}

/** A move that can be made. */
export interface MoveShape extends Transition {
  readonly isServed?: true;
  /** The move's posting in the ledger (lib/server/money). */
  readonly money?:
    | 'hold'
    | 'release-to-provider'
    | 'release-after-dispute'
    | 'refund-all'
    | 'cancel-by-fee'
    | 'hold-fee'
    | 'release-fee'
    | 'credit-lateness'
    | 'return-for-bids'
    | 'return-commission';
  readonly tellsCustomer?: OrderEvent;
  readonly tellsProvider?: OrderEvent;
  /** Why the provider who was offered the order cannot have it any more. */
  readonly closesOffer?: OfferEnd;
  /** The provider's hours are given back. */
  readonly freesSlot?: boolean;
  /** Left out: whenever the state allows it. */
  readonly opens?: MoveOpening;
  /**
   * It is closed from the end of the booked hours on, unless the customer's start code opens it. Orders without a visit
   * have no such end.
   */
  readonly closesAtVisitEnd?: true;
  /** Left out: state and hour decide alone. */
  readonly guard?: MoveGuard;
  /** Time makes it, at the instant that the order keeps under this name. */
  readonly due?: 'paymentExpiresAt' | 'bidsEndAt' | 'answerDueAt' | 'startsAt' | 'completesAt' | 'feeDueAt';
  /** The detail's field that tells two awaited answers with one deadline apart. */
  readonly dueWhile?: 'askedHour' | 'offeredHours';
  /** A hand-over of textiles: each piece is scanned for it, or it is said why one is not there. */
  readonly scans?: CustodyStage;
  /** No single tap makes it: it is slid, or a dialog asks once whether it is meant. */
  readonly asksOnce?: boolean;
}

/**
 * A move of BEHAVIOUR that nothing makes yet: it is no OrderMove, so it can neither be asked for nor be listed. Its
 * money, messages and timer come with the code that makes it.
 */
export interface UnservedShape extends Transition {
  readonly isServed: false;
}
