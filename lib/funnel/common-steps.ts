import type { FlowStep } from '@/lib/funnel/flow';
import { STEPS } from '@/lib/funnel/steps';

/** Steps that several kinds share, in their one form. */
export const SERVICE_TYPE: FlowStep = {
  step: STEPS.mainServices,
  question: 'service-type',
  isAsked: (facts) => facts.typeCount > 1,
};
export const GRADE: FlowStep = {
  step: STEPS.gradeServices,
  question: 'grade',
  isAsked: (facts) => facts.gradeCount > 1,
};
export const CHILD_TYPE: FlowStep = {
  step: STEPS.gradeServices,
  question: 'child-type',
  isAsked: (facts) => facts.childTypeCount > 1,
};
export const ADDRESS_WITH_LOGIN: FlowStep = { step: STEPS.address, question: 'address', asksLogin: true };
export const DATE_TIME: FlowStep = { step: STEPS.presenceDateTime, question: 'date-time' };
export const RETURN_DATE_TIME: FlowStep = { step: STEPS.returnDateTime, question: 'return-date-time' };
export const DESCRIPTION: FlowStep = { step: STEPS.desc, question: 'description' };
export const CHOSEN_PROVIDER: FlowStep = { step: STEPS.selectWorker, question: 'provider' };

/** The waiting room for bids, then the choice of one. */
export const BIDDING: readonly FlowStep[] = [
  { step: STEPS.orderProcess, question: 'bids' },
  { step: STEPS.selectWorker, question: 'bid' },
];

/** Pre-invoice, the waiting room of a bank payment where one is open, done. */
export const CLOSING: readonly FlowStep[] = [
  { step: STEPS.preFactor, question: 'pre-invoice' },
  { step: STEPS.orderProcess, question: 'bank-payment', isAsked: (_facts, draft) => draft.placed?.phase === 'paying' },
  { step: STEPS.orderComplete, question: 'done' },
];
