import { BANK_PAYMENT, BIDS, CHOSEN_BID, DONE, PRE_INVOICE } from '@/lib/funnel/common-steps';
import { isFieldEmpty, EMPTY_DRAFT, listPartFields, type DraftField, type OrderDraft } from '@/lib/funnel/draft';
import type { ClearedPart } from '@/lib/funnel/field';
import type { FlowFacts, FlowStep, ServiceFlow } from '@/lib/funnel/flow';
import { findEditedStep, findEditStep, STEPS } from '@/lib/funnel/steps';

/** One walk through a service: its flow, the service's offer, and the answers. */
export interface Walk<Question extends string = string> {
  readonly flow: ServiceFlow<Question, OrderDraft>;
  readonly facts: FlowFacts;
  readonly draft: OrderDraft;
}

/** Steps that an edit leads back from at once: there is nothing to edit in them (BEHAVIOUR 3). */
const NOTHING_TO_EDIT: readonly number[] = [STEPS.orderComplete, STEPS.orderProcess];
/** The waiting room of the payment and the end are no questions. */
const NO_QUESTIONS: readonly FlowStep<string, OrderDraft>[] = [BANK_PAYMENT, DONE];

/** Whether the provider is chosen by a bid, once the order was sent. */
export function takesBids(flow: ServiceFlow<string, OrderDraft>): boolean {
  return flow.some(({ question }) => question === BIDS.question);
}

/** The steps that this walk asks, in order. */
export function listSteps<Question extends string>(walk: Walk<Question>): FlowStep<Question, OrderDraft>[] {
  const { flow, facts, draft } = walk;
  return flow.filter((step) => step.isAsked?.(facts, draft) ?? true);
}

/**
 * The steps that wait for an answer. A step that was sent to the server counts as answered, even if this browser lost
 * its answer.
 */
function toOpenTest(walk: Walk): (step: FlowStep<string, OrderDraft>, index: number) => boolean {
  const lockedCount = toLockedCount(walk);
  return (step, index) => index >= lockedCount && !step.isOptional && !step.isAnswered(walk.draft);
}

function findFirstUnanswered(walk: Walk): FlowStep<string, OrderDraft> | undefined {
  return listSteps(walk).find(toOpenTest(walk));
}

/**
 * Whether a question has its answer: it was given here, or with the order that was sent. An optional one has it once it
 * was passed.
 */
export function isQuestionAnswered<Question extends string>(
  question: NoInfer<Question>,
  walk: Walk<Question>,
): boolean {
  const steps = listSteps(walk);
  const index = steps.findIndex((step) => step.question === question);
  const step = steps[index];
  const isOpen = toOpenTest(walk);
  if (step?.isOptional) return !steps.slice(0, index).some(isOpen);
  return step !== undefined && !isOpen(step, index);
}

/** The first step of the walk without an answer. */
export function firstUnansweredStep(walk: Walk): number {
  return findFirstUnanswered(walk)?.step ?? STEPS.orderComplete;
}

/** The number of steps whose answers were sent to the server and are locked here; 0 while everything is open. */
function toLockedCount(walk: Walk): number {
  const phase = walk.draft.placed?.phase;
  if (!phase) return 0;
  const steps: readonly FlowStep<string, OrderDraft>[] = listSteps(walk);
  if (phase === 'bidding') return steps.indexOf(BIDS);
  // Until it is paid another bid can be chosen.
  return phase === 'chosen' ? steps.indexOf(CHOSEN_BID) : steps.indexOf(PRE_INVOICE) + 1;
}

/** The place of a step in the walk. A number that stands twice (7) means its unanswered one. */
function findIndex(walk: Walk, step: number): number {
  const steps = listSteps(walk);
  const isOpen = toOpenTest(walk);
  const open = steps.findIndex((known, index) => known.step === step && isOpen(known, index));
  return open >= 0 ? open : steps.findIndex((known) => known.step === step);
}

/** The question of a step or of its edit; null for a step that this walk does not have. */
export function findFlowStep<Question extends string>(
  walk: Walk<Question>,
  step: number,
): FlowStep<Question, OrderDraft> | null {
  const steps = listSteps(walk);
  return steps[findIndex(walk, step)] ?? steps[findIndex(walk, findEditedStep(step) ?? step)] ?? null;
}

function isReachable(walk: Walk, step: number): boolean {
  const steps = listSteps(walk);
  const index = findIndex(walk, step);
  const openIndex = steps.findIndex(toOpenTest(walk));
  return index >= 0 && index >= toLockedCount(walk) && (openIndex < 0 || index <= openIndex);
}

/**
 * The step where every edit starts and returns: the pre-invoice. For an order that takes bids, the summary before it is
 * sent.
 */
function findHub({ flow, draft }: Walk): number {
  return takesBids(flow) && draft.placed === null ? BIDS.step : STEPS.preFactor;
}

/**
 * The step that a requested one leads to. Unknown, left out, locked, or ahead of an unanswered step: the first
 * unanswered one. An edit starts from its hub, so it needs the same answers; one that has nothing to edit is the hub
 * itself.
 */
export function resolveStep(requested: number | null, walk: Walk): number {
  const first = firstUnansweredStep(walk);
  if (requested === null) return first;
  const edited = findEditedStep(requested);
  if (edited === null) return isReachable(walk, requested) ? requested : first;
  const hub = findHub(walk);
  if (first !== hub) return first;
  return NOTHING_TO_EDIT.includes(edited) || !isReachable(walk, edited) ? hub : requested;
}

/** The target of «next»: the first unanswered step, so that nothing known is asked twice. */
export function nextStep(current: number, walk: Walk): number {
  const steps = listSteps(walk);
  const index = findIndex(walk, findEditedStep(current) ?? current);
  const isOpen = toOpenTest(walk);
  const following = steps.find((step, place) => place > index && isOpen(step, place));
  return following?.step ?? firstUnansweredStep(walk);
}

/** The target of «back»; from an edit its start, null at the beginning. */
export function previousStep(current: number, walk: Walk): number | null {
  if (findEditedStep(current) !== null) return findHub(walk);
  const before = listSteps(walk).slice(toLockedCount(walk), Math.max(0, findIndex(walk, current)));
  return before.findLast(({ isOptional }) => !isOptional)?.step ?? null;
}

/** The edit number of a question, for the links of the hub; null when it cannot be edited in this walk. */
export function findEditStepOf<Question extends string>(
  question: NoInfer<Question>,
  walk: Walk<Question>,
): number | null {
  const steps = listSteps(walk);
  const index = steps.findIndex((step) => step.question === question);
  const found = index >= toLockedCount(walk) ? steps[index] : undefined;
  return found ? findEditStep(found.step) : null;
}

/** A walk needs a login from the step on that asks for it. */
export function isLoginAsked(step: number, walk: Walk): boolean {
  const steps = listSteps(walk);
  const loginIndex = steps.findIndex((known) => known.asksLogin);
  return loginIndex >= 0 && findIndex(walk, findEditedStep(step) ?? step) >= loginIndex;
}

/** The position among the questions that have to be passed, from 1; an optional one counts as the one after it. */
export function toProgress(step: number, walk: Walk): { readonly position: number; readonly count: number } {
  const asked = listSteps(walk).filter((known) => !NO_QUESTIONS.includes(known));
  const toPassed = (steps: readonly FlowStep<string, OrderDraft>[]) =>
    steps.filter(({ isOptional }) => !isOptional).length;
  const count = toPassed(asked);
  const index = asked.findIndex((known) => known.step === (findEditedStep(step) ?? step));
  return { position: index < 0 ? count : toPassed(asked.slice(0, index)) + 1, count };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

export interface Answer<Question extends string = string> {
  readonly question: Question;
  readonly fields: Partial<OrderDraft>;
}

/** A draft, and the parts that held something and had to go, so that the customer can be told. */
export interface Applied {
  readonly draft: OrderDraft;
  readonly cleared: readonly ClearedPart[];
}

/** A draft with an answer, without the fields that the answer takes with it. */
export function applyAnswer<Question extends string>(
  draft: OrderDraft,
  answer: Answer<NoInfer<Question>>,
  flow: ServiceFlow<Question, OrderDraft>,
): Applied {
  const changed = (Object.keys(answer.fields) as DraftField[]).filter(
    (field) => !isSame(draft[field], answer.fields[field]),
  );
  if (changed.length === 0) return { draft, cleared: [] };
  const given = Object.keys(answer.fields) as DraftField[];
  const clears = flow.find(({ question }) => question === answer.question)?.clears ?? [];
  return clearParts({ ...draft, ...answer.fields }, clears, given);
}

/** A draft without these parts, and those of them that held something. Fields that were just given stay. */
export function clearParts(
  draft: OrderDraft,
  parts: readonly ClearedPart[],
  given: readonly DraftField[] = [],
): Applied {
  const toFields = (part: ClearedPart) => listPartFields(part).filter((field) => !given.includes(field));
  const cleared = parts.filter((part) => toFields(part).some((field) => !isFieldEmpty(draft, field)));
  const gone = cleared.flatMap(toFields).map((field) => [field, EMPTY_DRAFT[field]]);
  return { draft: { ...draft, ...Object.fromEntries(gone) }, cleared };
}

/** The answers that no longer fit a longer visit at the chosen hour, and have to be chosen again. */
export function listUnfit(draft: OrderDraft, freeProviderIds: readonly number[]): ClearedPart[] {
  if (freeProviderIds.length === 0) return ['dates', 'provider'];
  return draft.workerUserId === null || freeProviderIds.includes(draft.workerUserId) ? [] : ['provider'];
}
