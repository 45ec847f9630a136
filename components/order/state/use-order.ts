import { useCallback, useMemo, useState } from 'react';

import type { CallError } from '@/lib/contract/call-error';
import { useHasDraft } from '@/lib/client/order-draft';
import { useStartCity } from '@/lib/client/use-selected-city';
import type { OrderDraft } from '@/lib/funnel/draft';
import { nextStep, previousStep } from '@/lib/funnel/engine';
import { KINDS } from '@/lib/funnel/kinds';
import { findEditedStep } from '@/lib/funnel/steps';

import type { Order } from './order-context';
import { createPresetDraft, toPresetFields, type OrderPreset, type PresetFields } from './order-preset';
import { toFlowFacts, toOrderKind, type OrderService } from './order-service';
import { toWalk, withKind } from './order-walk';
import { useChosenPrice } from '../price/use-chosen-price';
import { useFollowed } from './use-followed';
import { useOrderAnswers } from './use-order-answers';
import { useOrderDraft } from './use-order-draft';
import { useOrderNavigation } from './use-order-navigation';
import { usePlaceNames } from '../placing/use-place-names';
import { usePrice, type FirstPrice } from '../price/use-price';
import { findFollowedTaskId, findShownStep, useOwnDraft, useShownStep, type ShownStep } from './use-shown-step';
import { useStep } from './use-step';
import type { MapTiles } from '@/components/shared/map/map-tiles';

export interface OrderState extends Pick<ShownStep, 'doneTaskId'> {
  readonly order: Order;
  readonly isLoaded: boolean;
  /** Neither the address nor this browser has anything of this order: it begins with its first question. */
  readonly isNew: boolean;
  /**
   * The step that the address asks for is not the one that is shown: what this browser kept says where the order
   * stands.
   */
  readonly isElsewhere: boolean;
  /** The address answers the question that is shown, which goes on by itself, or says who is wished. */
  readonly isAnsweredByAddress: boolean;
  /** The stored draft was read, even if it belongs to an order that was placed elsewhere. */
  readonly isStored: boolean;
}

/** The order of a service, as its page was rendered. */
export interface OrderPlace {
  readonly service: OrderService;
  readonly preset: OrderPreset;
  /** The query of the rendered address. */
  readonly query: string;
  readonly mapTiles: MapTiles | null;
  /** The price at the first question, before the browser has asked. */
  readonly firstPrice: FirstPrice | null;
}

/** Puts draft, address and engine together: the one place where the funnel's state lives. */
export function useOrder({ service, preset, query, mapTiles, firstPrice }: OrderPlace): OrderState {
  const { seopath } = service;
  const facts = useMemo(() => toFlowFacts(service), [service]);
  const presetFields = useMemo(() => toPresetFields(service, preset), [service, preset]);
  const initial = useMemo(() => createPresetDraft(service, presetFields), [service, presetFields]);
  const address = useStep(query);
  const followedTaskId = findFollowedTaskId(KINDS[service.kind].flow, address);
  const begin = useOwnDraft(seopath, address, presetFields.type.srvcattypeid ?? null);
  const stored = useOrderDraft(
    { seopath, draftId: address.draftId, taskId: followedTaskId },
    initial,
    address.taskId === null ? begin : null,
  );
  const { update } = stored;
  // Until the tab has a draft of its own, nothing is known of it.
  const isStored = stored.isLoaded && (address.draftId !== null || address.taskId !== null);
  const { followed, show } = useFollowed(followedTaskId);
  const draft = useMemo(() => withKind({ ...stored.draft, ...followed }, service), [stored.draft, followed, service]);
  // Where a sent order stands, the server says (follow-order.tsx).
  const isLoaded = isStored && (followedTaskId === null || followed !== null);
  const walk = useMemo(() => toWalk(draft, service, facts), [draft, service, facts]);
  const { flow } = walk;
  const shown = findShownStep(walk, address, draft);
  const findNext = useCallback(
    (from: number, of: OrderDraft) => nextStep(from, toWalk(of, service, facts)),
    [service, facts],
  );
  useShownStep({ flow, findNext, address, shown, isLoaded, presetFields, followedTaskId, update });
  const { step, question } = shown;
  const { apply, ...answers } = useOrderAnswers({ draft, update, flow, step, question });
  const { push, replace } = address;
  const navigation = useOrderNavigation({
    place: stored.place,
    draft,
    save: answers.save,
    followedTaskId,
    push,
    replace,
  });
  const [failure, setFailure] = useState<CallError | null>(null);
  // Where the page was opened, once its address and the answers say so: the step before that is a guess.
  const [firstStep, setFirstStep] = useState<number | null>(null);
  const isSettled = isLoaded && !address.hasPreset && address.requested === step;
  if (firstStep === null && isSettled) setFirstStep(step);
  const back = previousStep(step, walk);
  const quoted = usePrice(draft, useStartCity(service.activeCityIds), { first: firstPrice, isBegun: isStored });
  const chosen = useChosenPrice(followedTaskId, draft);
  const order: Order = {
    service,
    draft: usePlaceNames(draft),
    kind: toOrderKind(service, draft.srvcattypeid),
    walk,
    step,
    question,
    price: followedTaskId === null ? quoted : chosen,
    firstHomes: firstPrice?.homes ?? null,
    failure,
    setFailure,
    mapTiles,
    followedTaskId,
    isFollowed: followed !== null,
    show,
    ...answers,
    ...navigation,
    hasMoved: firstStep !== null && step !== firstStep,
    isEdit: findEditedStep(step) !== null,
    answer: (fields) => void apply(fields),
    // The answer may be another type, which is ordered in another way.
    goOn: (fields = {}) => navigation.goTo(findNext(step, { ...apply(fields), ...followed })),
    goBack: back === null ? null : () => navigation.goTo(back),
  };
  const opening = toOpening(address, step, presetFields, useHasDraft(seopath));
  return { order, isLoaded, isStored, doneTaskId: shown.doneTaskId, ...opening };
}

type Opening = Pick<OrderState, 'isNew' | 'isElsewhere' | 'isAnsweredByAddress'>;

function toOpening(
  { draftId, taskId, requested }: ReturnType<typeof useStep>,
  step: number,
  { answersDetails, wish }: PresetFields,
  hasDraft: boolean,
): Opening {
  return {
    isNew: draftId === null && taskId === null && !hasDraft,
    isElsewhere: requested !== step,
    isAnsweredByAddress: answersDetails || wish !== null,
  };
}
