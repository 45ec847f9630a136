import { ORDER_STATES, type OrderState } from '@/lib/contract/enumerations';
import type { WorkList } from '@/lib/contract/provider-enumerations';

/**
 * `over`: nothing moves the order any more; an old order, not a current one (SPEC 7). `unfulfilled`: over without the
 * work; payments go back, but for a fee. `unsettled`: its payment is not settled, so its provider has not heard of it.
 * `holding-hours`: unpaid, it holds a provider's hours, or will ask for them. An expired order holds none: a customer
 * who asks anew for it is checked then. `offered`: the asked provider may still take it. `refused`: its provider has no
 * part in it. `visit-ahead`: its provider counts on the visit, and hears of every change of it. `accepted`: a provider
 * has said yes. `return-ahead`: textiles were picked up, and the next visit brings them back. `work-done`: the provider
 * reports that it is done, or has reported it. `shows-door`: the provider may photograph the door that nobody opens.
 * `shows-before`, `shows-after`: its provider may photograph the place before the work, or after it.
 */
type StateTrait =
  | 'over'
  | 'unfulfilled'
  | 'unsettled'
  | 'holding-hours'
  | 'offered'
  | 'refused'
  | 'visit-ahead'
  | 'accepted'
  | 'return-ahead'
  | 'work-done'
  | 'shows-door'
  | 'shows-before'
  | 'shows-after';

interface StateShape {
  readonly is: readonly StateTrait[];
  /** The provider's list that shows it; null where the order is no provider's work, or not yet. */
  readonly workList: WorkList | null;
}

/** The facts of each state of an order; there is no second list of states. ORDER_MOVES says what may happen in one. */
const STATES = {
  PENDING_PAYMENT: { is: ['unsettled', 'holding-hours'], workList: null },
  BIDDING: { is: ['unsettled', 'holding-hours', 'offered'], workList: null },
  AWAITING_PROVIDER: { is: ['holding-hours', 'offered', 'visit-ahead'], workList: 'newworks' },
  CONFIRMED: { is: ['holding-hours', 'visit-ahead', 'accepted'], workList: 'acceptworks' },
  EN_ROUTE: { is: ['holding-hours', 'visit-ahead', 'accepted', 'shows-door', 'shows-before'], workList: 'acceptworks' },
  IN_PROGRESS: { is: ['holding-hours', 'accepted', 'shows-before', 'shows-after'], workList: 'acceptworks' },
  PICKED_UP: { is: ['accepted', 'return-ahead'], workList: 'acceptworks' },
  PROCESSING: { is: ['accepted', 'return-ahead'], workList: 'acceptworks' },
  RETURNING: { is: ['accepted', 'return-ahead'], workList: 'acceptworks' },
  DONE: { is: ['accepted', 'work-done', 'shows-after'], workList: 'doneworks' },
  COMPLETED: { is: ['over', 'accepted', 'work-done'], workList: 'doneworks' },
  DISPUTED: { is: ['accepted', 'work-done'], workList: 'doneworks' },
  DECLINED: { is: ['holding-hours', 'refused'], workList: null },
  EXPIRED: { is: ['refused'], workList: null },
  PAYMENT_EXPIRED: { is: ['over', 'unfulfilled', 'unsettled'], workList: null },
  CANCELLED_BY_CUSTOMER: { is: ['over', 'unfulfilled'], workList: 'doneworks' },
  CANCELLED_BY_PROVIDER: { is: ['over', 'unfulfilled'], workList: 'doneworks' },
  // An offer that lapsed has no provider: the last one had declined or had not answered.
  CANCELLED_BY_SYSTEM: { is: ['over', 'unfulfilled'], workList: null },
  CANCELLED_BY_OPERATOR: { is: ['over', 'unfulfilled'], workList: 'doneworks' },
} as const satisfies Record<OrderState, StateShape>;

export type StateQuestion = (state: OrderState) => boolean;

function toQuestion(trait: StateTrait): StateQuestion {
  return (state) => (STATES[state] satisfies StateShape as StateShape).is.includes(trait);
}

export const isOver = toQuestion('over');
export const isUnfulfilled = toQuestion('unfulfilled');
export const isUnsettled = toQuestion('unsettled');
export const holdsHours = toQuestion('holding-hours');
export const isOffered = toQuestion('offered');
export const isRefused = toQuestion('refused');
export const isVisitAhead = toQuestion('visit-ahead');
export const isAccepted = toQuestion('accepted');
export const isReturnAhead = toQuestion('return-ahead');
export const isWorkDone = toQuestion('work-done');
export const showsDoor = toQuestion('shows-door');
export const showsBefore = toQuestion('shows-before');
export const showsAfter = toQuestion('shows-after');

/** Between offer and end: both sides are in it. */
const isUnderWay: StateQuestion = (state) => (isOffered(state) || isAccepted(state)) && !isOver(state);

/**
 * The provider needs the door, and both sides write to each other: from the acceptance to the end of the job (BEHAVIOUR
 * 30).
 */
export const isInContact: StateQuestion = (state) => isAccepted(state) && !isOver(state);

/**
 * The provider is on the way or at work, and a call is worth it (BEHAVIOUR 13). It lasts from setting off to the end of
 * the work.
 */
export const isCalled: StateQuestion = (state) => isInContact(state) && state !== 'CONFIRMED' && !isWorkDone(state);

/**
 * From the acceptance to the start. Cancelling may cost something, and the customer has a code that opens the job
 * before its time (BEHAVIOUR 5, 17).
 */
export const isVisitAgreed: StateQuestion = (state) => isAccepted(state) && isVisitAhead(state);

/**
 * The customer has a code for the next comer: before the work, and with the textiles that come back (BEHAVIOUR 17, 22).
 */
export const hasDoorCode: StateQuestion = (state) => isVisitAgreed(state) || state === 'RETURNING';

/**
 * A provider has said yes, and neither side that the visit is over. Textiles that were picked up have a watch of their
 * own (BEHAVIOUR 22).
 */
export const isWorkAwaited: StateQuestion = (state) => isAccepted(state) && holdsHours(state);

/** Until the job is completed the cash is not in anybody's hand yet: it can be paid at the bank instead. */
export const isPayableAfterwards: StateQuestion = (state) => isUnderWay(state) && !isUnsettled(state);

/**
 * The work, or its pay, is its provider's business: from the offer on, unless the order failed. A provider who
 * declined, did not answer, or whose order was cancelled, no longer reads the customer's name, words and pictures.
 */
export const isProvidersOwn: StateQuestion = (state) => isOffered(state) || isAccepted(state);

/** The work was done, or will not be: there is something to have again. */
export const isRepeatable: StateQuestion = (state) => isWorkDone(state) || isUnfulfilled(state);

/** The states for which a condition holds, in the order of the contract. */
export function listStates(question: StateQuestion): OrderState[] {
  return ORDER_STATES.filter(question);
}

/** The provider's list that shows an order in a state. */
export function findWorkList(state: OrderState): WorkList | null {
  return STATES[state].workList;
}
