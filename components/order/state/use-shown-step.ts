import { useCallback, useEffect } from 'react';

import type { OrderDraft } from '@/lib/funnel/draft';
import { findFlowStep, resolveStep, takesBids, type Walk } from '@/lib/funnel/engine';
import type { QuestionKind } from '@/lib/funnel/kinds';
import { STEPS } from '@/lib/funnel/steps';

import { applyPreset, type PresetFields } from './order-preset';
import { beginDraft, resetPlacedDraft, type OrderDraftStore } from './use-order-draft';
import { readAddressedDraftId, type useStep } from './use-step';

type Address = ReturnType<typeof useStep>;

/** An order that was sent is followed at every step but the last, which shows it by itself. */
export function findFollowedTaskId(flow: Walk<QuestionKind>['flow'], { requested, taskId }: Address): number | null {
  return taskId !== null && requested !== STEPS.orderComplete && takesBids(flow) ? taskId : null;
}

/** The step that is shown: the one of the address, as far as the draft's answers reach. */
export interface ShownStep {
  readonly step: number;
  readonly question: QuestionKind;
  /** The order that the address says is done. */
  readonly addressedTaskId: number | null;
  /** The order that step 6 shows; null while none is done. */
  readonly doneTaskId: number | null;
}

/**
 * Gives the tab a draft of its own (BEHAVIOUR 30), unless its address names one, or an order that was sent. It goes on
 * with the latest draft of the service.
 *
 * The page of the service may begin an order anew: of another type, or after one that was made again and left. Nothing
 * of the former order enters then.
 *
 * Answers the way to begin it at once, for an answer that was given before: it returns the draft's id.
 */
export function useOwnDraft(seopath: string, address: Address, presetTypeId: number | null): () => string {
  const { isKnown, draftId, taskId, beginsType, adopt } = address;
  const isWithout = isKnown && draftId === null && taskId === null;
  const begin = useCallback(() => {
    const known = readAddressedDraftId();
    if (known !== null) return known;
    const goesOn = ({ srvcattypeid, isAgain, placed }: OrderDraft) =>
      !beginsType || (placed === null && !isAgain && (srvcattypeid ?? presetTypeId) === presetTypeId);
    const begun = beginDraft(seopath, goesOn);
    adopt(begun);
    return begun;
  }, [beginsType, presetTypeId, seopath, adopt]);
  useEffect(() => {
    if (isWithout) begin();
  }, [isWithout, begin]);
  return begin;
}

export function findShownStep(walk: Walk<QuestionKind>, { requested, taskId }: Address, draft: OrderDraft): ShownStep {
  const addressedTaskId = requested === STEPS.orderComplete ? taskId : null;
  const step = addressedTaskId === null ? resolveStep(requested, walk) : STEPS.orderComplete;
  const doneTaskId = addressedTaskId ?? (step === STEPS.orderComplete ? (draft.placed?.taskid ?? null) : null);
  return { step, question: findFlowStep(walk, step)?.question ?? 'service-type', addressedTaskId, doneTaskId };
}

interface Following {
  readonly flow: Walk<QuestionKind>['flow'];
  /** The next step after a step of a draft. */
  readonly findNext: (step: number, draft: OrderDraft) => number;
  readonly address: Address;
  readonly shown: ShownStep;
  readonly isLoaded: boolean;
  readonly presetFields: PresetFields;
  readonly followedTaskId: number | null;
  readonly update: OrderDraftStore['update'];
}

/**
 * Keeps the address at the step that is shown. A preset goes from it into the draft, and a finished order leaves the
 * draft.
 */
export function useShownStep({
  flow,
  findNext,
  address,
  shown,
  isLoaded,
  presetFields,
  followedTaskId,
  update,
}: Following) {
  const { requested, hasPreset, replace } = address;
  const { step, addressedTaskId, doneTaskId } = shown;
  useEffect(() => {
    if (!isLoaded || !hasPreset) return;
    let target = requested ?? step;
    update((latest) => {
      const draft = applyPreset(latest, flow, presetFields);
      if (presetFields.answersDetails) target = findNext(requested ?? step, draft);
      return draft;
    });
    replace(target);
  }, [isLoaded, hasPreset, presetFields, flow, findNext, update, replace, requested, step]);
  useEffect(() => {
    if (isLoaded && !hasPreset && (requested !== step || addressedTaskId !== doneTaskId))
      replace(step, doneTaskId ?? followedTaskId ?? undefined);
  }, [isLoaded, hasPreset, requested, step, addressedTaskId, doneTaskId, followedTaskId, replace]);
  // Only once the address names the order: until then the draft is what says that it is done.
  useEffect(() => {
    if (isLoaded && addressedTaskId !== null) resetPlacedDraft(addressedTaskId);
  }, [isLoaded, addressedTaskId]);
}
