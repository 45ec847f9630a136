import { useCallback, useEffect, useMemo, useState } from 'react';

import type { CallError } from '@/lib/contract/call-error';
import { useStartCity } from '@/lib/client/use-selected-city';
import { createDraft, type OrderDraft } from '@/lib/funnel/draft';
import {
  applyAnswer,
  clearParts,
  findFlowStep,
  nextStep,
  previousStep,
  resolveStep,
  takesBids,
  type Walk,
} from '@/lib/funnel/engine';
import type { ClearedPart } from '@/lib/funnel/field';
import { FLOWS, type QuestionKind } from '@/lib/funnel/flows';
import type { PlacedOrder } from '@/lib/funnel/payment-fields';
import { findEditedStep, STEPS } from '@/lib/funnel/steps';

import type { ClearingCause, Order } from './order-context';
import { toFlowFacts, type OrderService } from './order-service';
import { followPlacedDraft, resetPlacedDraft, useOrderDraft } from './use-order-draft';
import { useChosenPrice } from './use-chosen-price';
import { usePrice } from './use-price';
import { useStep } from './use-step';

/** Answers that the first question of a service page put into the address. */
export interface OrderPreset {
  readonly typeId: number | null;
  readonly hours: number | null;
  readonly mode: 'hours' | 'size' | null;
  readonly carTypeId: number | null;
}

function toPresetFields(service: OrderService, preset: OrderPreset): Partial<OrderDraft> {
  const onlyType = service.types.length === 1 ? service.types[0]?.id : undefined;
  const typeId = service.types.find((type) => type.id === preset.typeId)?.id ?? onlyType;
  return {
    ...(typeId === undefined ? {} : { srvcattypeid: typeId }),
    ...(preset.mode === null ? {} : { detailsMode: preset.mode }),
    ...(preset.hours === null ? {} : { detailsMode: 'hours' as const, cleaningHours: preset.hours, home: null }),
    ...(service.carBodyTypes.some(({ id }) => id === preset.carTypeId) ? { carTypeId: preset.carTypeId } : {}),
  };
}

/** What follows the type: the question that the rest of a preset answers. */
function toFirstOwnQuestion(flow: Walk<QuestionKind>['flow']): QuestionKind {
  return flow.find(({ question }) => question !== 'service-type')?.question ?? 'service-type';
}

/** What the changes at one step took with them; it is told there and after it, until another step changes something. */
interface Clearing {
  readonly step: number | null;
  readonly parts: readonly ClearedPart[];
  readonly cause: ClearingCause;
}

export interface OrderState {
  readonly order: Order;
  readonly isLoaded: boolean;
  /** What this browser kept was read, if only to find nothing of an order that was placed elsewhere. */
  readonly isStored: boolean;
  /** The order that step 6 shows; null while none is done. */
  readonly doneTaskId: number | null;
}

/** An order that was sent is followed at every step but the last, which shows it by itself. */
function findFollowedTaskId(flow: Walk<QuestionKind>['flow'], requested: number | null, taskId: number | null) {
  return taskId !== null && requested !== STEPS.orderComplete && takesBids(flow) ? taskId : null;
}

/** Puts draft, address and engine together: the one place where the funnel's state lives. */
export function useOrder(service: OrderService, preset: OrderPreset, mapTilesUrl: string | null): OrderState {
  const flow = FLOWS[service.kind];
  const facts = useMemo(() => toFlowFacts(service), [service]);
  const presetFields = useMemo(() => toPresetFields(service, preset), [service, preset]);
  const initial = useMemo(
    () => ({ ...createDraft({ serviceEnum: service.kind, srvcategoryid: service.categoryId }), ...presetFields }),
    [service, presetFields],
  );
  const { requested, taskId, hasPreset, push, replace } = useStep();
  const followedTaskId = findFollowedTaskId(flow, requested, taskId);
  const stored = useOrderDraft({ seopath: service.seopath, taskId: followedTaskId }, initial);
  const { draft, update } = stored;
  // Of an order that was placed elsewhere this browser knows nothing until the server has told it (follow-order.tsx).
  const isLoaded = stored.isLoaded && (followedTaskId === null || draft.placed?.taskid === followedTaskId);
  const [clearing, setClearing] = useState<Clearing>({ step: null, parts: [], cause: 'change' });

  const walk = useMemo<Walk<QuestionKind>>(() => ({ flow, facts, draft }), [flow, facts, draft]);
  const addressedTaskId = requested === STEPS.orderComplete ? taskId : null;
  const step = addressedTaskId === null ? resolveStep(requested, walk) : STEPS.orderComplete;
  const doneTaskId = addressedTaskId ?? (step === STEPS.orderComplete ? (draft.placed?.taskid ?? null) : null);
  const question = findFlowStep(walk, step)?.question ?? 'service-type';

  // A preset enters the stored draft as an answer, so that what depends on it goes; then the address is the step's own.
  useEffect(() => {
    if (!isLoaded || !hasPreset) return;
    const { srvcattypeid, ...details } = presetFields;
    update((latest) => {
      const typed =
        srvcattypeid == null
          ? latest
          : applyAnswer(latest, { question: 'service-type', fields: { srvcattypeid } }, flow).draft;
      return applyAnswer(typed, { question: toFirstOwnQuestion(flow), fields: details }, flow).draft;
    });
    replace(requested ?? step);
  }, [isLoaded, hasPreset, presetFields, flow, update, replace, requested, step]);
  useEffect(() => {
    if (isLoaded && !hasPreset && (requested !== step || addressedTaskId !== doneTaskId))
      replace(step, doneTaskId ?? followedTaskId ?? undefined);
  }, [isLoaded, hasPreset, requested, step, addressedTaskId, doneTaskId, followedTaskId, replace]);
  // Only once the address names the order: until then the draft is what says that it is done.
  useEffect(() => {
    if (isLoaded && addressedTaskId !== null) resetPlacedDraft(addressedTaskId);
  }, [isLoaded, addressedTaskId]);

  const save = useCallback((fields: Partial<OrderDraft>) => update((latest) => ({ ...latest, ...fields })), [update]);
  const apply = useCallback(
    (fields: Partial<OrderDraft>): OrderDraft => {
      let result = applyAnswer(draft, { question, fields }, flow);
      update((latest) => {
        result = applyAnswer(latest, { question, fields }, flow);
        return result.draft;
      });
      if (Object.keys(fields).length > 0)
        setClearing((known) => ({
          step,
          parts: known.step === step ? [...new Set([...known.parts, ...result.cleared])] : result.cleared,
          cause: 'change',
        }));
      return result.draft;
    },
    [draft, question, flow, step, update],
  );
  const clear = useCallback(
    (parts: readonly ClearedPart[], cause: ClearingCause) => {
      let cleared: readonly ClearedPart[] = [];
      update((latest) => {
        const result = clearParts(latest, parts);
        cleared = result.cleared;
        return result.draft;
      });
      setClearing({ step, parts: cleared, cause });
    },
    [step, update],
  );
  const goTo = useCallback(
    (target: number) => {
      push(target, followedTaskId ?? undefined);
      window.scrollTo({ top: 0 });
    },
    [push, followedTaskId],
  );
  const follow = useCallback(
    (placed: PlacedOrder) => {
      followPlacedDraft(service.seopath, { ...draft, placed, attempt: null }, placed.taskid);
      replace(STEPS.orderProcess, placed.taskid);
      window.scrollTo({ top: 0 });
    },
    [service.seopath, draft, replace],
  );
  const finish = useCallback(
    (placed: PlacedOrder) => {
      save({ placed: { ...placed, phase: 'settled' }, attempt: null });
      replace(STEPS.orderComplete, placed.taskid);
      window.scrollTo({ top: 0 });
    },
    [save, replace],
  );
  const [failure, setFailure] = useState<CallError | null>(null);
  const [firstStep] = useState(step);
  const back = previousStep(step, walk);
  const quoted = usePrice(draft, useStartCity(service.activeCityIds));
  const chosen = useChosenPrice(followedTaskId, draft);
  const order: Order = {
    service,
    draft,
    walk,
    step,
    question,
    price: followedTaskId === null ? quoted : chosen,
    failure,
    setFailure,
    mapTilesUrl,
    save,
    goTo,
    follow,
    followedTaskId,
    finish,
    cleared: clearing.parts,
    clearedBy: clearing.cause,
    clear,
    hasMoved: step !== firstStep,
    isEdit: findEditedStep(step) !== null,
    answer: (fields) => void apply(fields),
    goOn: (fields = {}) => goTo(nextStep(step, { ...walk, draft: apply(fields) })),
    goBack: back === null ? null : () => goTo(back),
  };
  return { order, isLoaded, isStored: stored.isLoaded, doneTaskId };
}
