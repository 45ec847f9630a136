import type { ServiceKind } from '@/lib/domain/service-kind';
import type { OrderDraft } from '@/lib/funnel/draft';
import type { StepNumber } from '@/lib/funnel/steps';

/** What a step asks. Screens switch on this, so a new service needs no new component (ARCHITECTURE, idea 4). */
export type QuestionKind =
  | 'service-type'
  | 'grade'
  | 'child-type'
  | 'cleaning-details'
  | 'pets'
  | 'basket'
  | 'car-type'
  | 'car-service'
  | 'movers'
  | 'persons'
  | 'truck-location'
  | 'vehicle'
  | 'fuel'
  | 'address'
  | 'date-time'
  | 'return-date-time'
  | 'description'
  | 'bids'
  | 'provider'
  | 'bid'
  | 'pre-invoice'
  | 'bank-payment'
  | 'done';

/** What the service offers: a step that it has no question for is left out. */
export interface FlowFacts {
  readonly typeCount: number;
  readonly gradeCount: number;
  readonly childTypeCount: number;
}

export interface FlowStep {
  readonly step: StepNumber;
  readonly question: QuestionKind;
  /** Left out where this says no. */
  readonly isAsked?: (facts: FlowFacts, draft: OrderDraft) => boolean;
  /** Login is asked before this step, and stays asked after it; the draft survives it. */
  readonly asksLogin?: boolean;
}

/** What an answer takes with it when it changes (BEHAVIOUR 3). `dates` is day and hour of the visit. */
export type ClearedPart = 'basket' | 'provider' | 'price' | 'dates' | 'return-date' | 'service-price';

export interface ServiceFlow {
  readonly kind: ServiceKind;
  readonly steps: readonly FlowStep[];
  readonly invalidates: Readonly<Partial<Record<QuestionKind, readonly ClearedPart[]>>>;
}
