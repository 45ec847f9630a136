import type { ClearedPart } from '@/lib/funnel/field';
import type { FlowStep } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

// Steps that several kinds share, in their one form, with what a change of each clears (BEHAVIOUR 3).

const SERVICE_CHANGED = ['basket', 'details', 'provider', 'price', 'dates'] as const satisfies readonly ClearedPart[];
const isPaidPhase = (phase: string | undefined) => phase === 'paying' || phase === 'settled';

export const SERVICE_TYPE = {
  step: STEPS.mainServices,
  question: 'service-type',
  isAsked: (facts) => facts.typeCount > 1,
  isAnswered: (draft) => draft.srvcattypeid !== null,
  clears: SERVICE_CHANGED,
} as const satisfies FlowStep;

export const GRADE = {
  step: STEPS.gradeServices,
  question: 'grade',
  isAsked: (facts) => facts.gradeCount > 1,
  isAnswered: (draft) => draft.grade !== null,
  clears: SERVICE_CHANGED,
} as const satisfies FlowStep;

export const CHILD_TYPE = {
  step: STEPS.gradeServices,
  question: 'child-type',
  isAsked: (facts) => facts.childTypeCount > 1,
  isAnswered: (draft) => draft.childTypeId !== null,
  clears: SERVICE_CHANGED,
} as const satisfies FlowStep;

export const ADDRESS_WITH_LOGIN = {
  step: STEPS.address,
  question: 'address',
  isAnswered: (draft) => draft.deliveryaddrid !== null && draft.locationid !== null,
  clears: ['dates', 'provider', 'price'],
  asksLogin: true,
} as const satisfies FlowStep;

export const DATE_TIME = {
  step: STEPS.presenceDateTime,
  question: 'date-time',
  isAnswered: (draft) => draft.gDate !== null && draft.deliverytimeid !== null,
  clears: ['provider', 'return-date'],
} as const satisfies FlowStep;

export const RETURN_DATE_TIME = {
  step: STEPS.returnDateTime,
  question: 'return-date-time',
  isAnswered: (draft) => draft.returnDate !== null && draft.returnTimeId !== null,
  clears: ['provider'],
} as const satisfies FlowStep;

export const DESCRIPTION = {
  step: STEPS.desc,
  question: 'description',
  isAnswered: (draft) => draft.isDescriptionDone,
} as const satisfies FlowStep;

/**
 * The note, where the customer chooses a provider by hour. Nobody has to write one. Bidders need it for their price, so
 * their kinds ask it.
 */
export const OPTIONAL_DESCRIPTION = { ...DESCRIPTION, isOptional: true } as const satisfies FlowStep;

export const CHOSEN_PROVIDER = {
  step: STEPS.selectWorker,
  question: 'provider',
  isAnswered: (draft) => draft.workerUserId !== null,
} as const satisfies FlowStep;

/** The waiting room for bids. */
export const BIDS = {
  step: STEPS.orderProcess,
  question: 'bids',
  isAnswered: (draft) => draft.hasBids,
} as const satisfies FlowStep;

export const CHOSEN_BID = {
  step: STEPS.selectWorker,
  question: 'bid',
  isAnswered: (draft) => draft.suggestionId !== null,
} as const satisfies FlowStep;

export const PRE_INVOICE = {
  step: STEPS.preFactor,
  question: 'pre-invoice',
  isAnswered: (draft) => isPaidPhase(draft.placed?.phase),
} as const satisfies FlowStep;

/** The waiting room of a bank payment where one is open. */
export const BANK_PAYMENT = {
  step: STEPS.orderProcess,
  question: 'bank-payment',
  isAsked: (_facts, draft) => draft.placed?.phase === 'paying',
  isAnswered: (draft) => draft.placed?.phase === 'settled',
} as const satisfies FlowStep;

export const DONE = {
  step: STEPS.orderComplete,
  question: 'done',
  isAnswered: () => false,
} as const satisfies FlowStep;

/** The last steps of every order. */
export const CLOSING = [PRE_INVOICE, BANK_PAYMENT, DONE] as const;
