import type { CommonDraft } from '@/lib/funnel/every-kind-fields';
import type { ClearedPart } from '@/lib/funnel/field';
import type { StepNumber } from '@/lib/funnel/steps';

/** The service's offer: a step without a question for it is left out. */
export interface FlowFacts {
  readonly typeCount: number;
  readonly gradeCount: number;
  readonly childTypeCount: number;
}

/**
 * One question of an order. It has its number in the address, when it is asked and answered, and what a change of its
 * answer takes with it. A step that kinds share reads the fields of every kind; a kind's own step reads its fields
 * besides.
 */
export interface FlowStep<Question extends string = string, Draft = CommonDraft> {
  readonly step: StepNumber;
  /** The name by which components/order finds its screen and its words. */
  readonly question: Question;
  /** Left out where this says no. */
  isAsked?(facts: FlowFacts, draft: Draft): boolean;
  isAnswered(draft: Draft): boolean;
  /** The parts that a change clears (BEHAVIOUR 3). */
  readonly clears?: readonly ClearedPart[];
  /** Login is asked before this step, and stays asked after it; the draft survives it. */
  readonly asksLogin?: boolean;
  /**
   * A step that can be skipped: «next» and «back» lead past it. Its number opens it, and the screens after it lead
   * there.
   */
  readonly isOptional?: boolean;
}

/** The questions of one kind of service, in their order. */
export type ServiceFlow<Question extends string = string, Draft = CommonDraft> = readonly FlowStep<Question, Draft>[];
