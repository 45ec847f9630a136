import { useCallback, useMemo } from 'react';

import {
  listDraftPlaces,
  readDraftText,
  removeDraftText,
  useDraftText,
  writeDraftText,
  type DraftPlace,
} from '@/lib/client/order-draft';
import { ORDER_STEP_PARAMETER, ORDER_TASK_PARAMETER } from '@/lib/domain/query-parameters';
import { toTehranDate } from '@/lib/domain/jalali-date';
import { resetDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft, withoutPast } from '@/lib/funnel/draft-storage';
import type { StepNumber } from '@/lib/funnel/steps';

function read(text: string | null): OrderDraft | null {
  const stored = findStoredDraft(text);
  return stored && withoutPast(stored, toTehranDate(Date.now()));
}

export interface OrderDraftStore {
  readonly draft: OrderDraft;
  /** False on the server and in the first render: what was stored is not known yet. */
  readonly isLoaded: boolean;
  /** Saved at once; takes the latest draft, also one that another tab has just written. */
  readonly update: (change: (draft: OrderDraft) => OrderDraft) => void;
}

/** One draft, kept in this browser; `initial` is what a new one begins with. */
export function useOrderDraft({ seopath, taskId }: DraftPlace, initial: OrderDraft): OrderDraftStore {
  const place = useMemo(() => ({ seopath, taskId }), [seopath, taskId]);
  const text = useDraftText(place);
  const draft = useMemo(() => (text === undefined ? null : read(text)) ?? initial, [text, initial]);
  const update = useCallback(
    (change: (draft: OrderDraft) => OrderDraft) => {
      const former = readDraftText(place);
      const next = encodeDraft(change(read(former) ?? initial));
      if (next !== former) writeDraftText(place, next);
    },
    [place, initial],
  );
  return { draft, isLoaded: text !== undefined, update };
}

/** From now on the order is kept by its task, and another of its service can be begun. */
export function followPlacedDraft(seopath: string, draft: OrderDraft, taskId: number): void {
  writeDraftText({ seopath, taskId }, encodeDraft(draft));
  writeDraftText({ seopath, taskId: null }, encodeDraft(resetDraft(draft)));
}

function listPlaces(isMeant: (draft: OrderDraft) => boolean): DraftPlace[] {
  return listDraftPlaces().filter((place) => {
    const draft = read(readDraftText(place));
    return draft !== null && isMeant(draft);
  });
}

/** The address of a step in the order of a draft. */
export function toDraftStepPath({ seopath, taskId }: DraftPlace, step: StepNumber): string {
  const query = new URLSearchParams({ [ORDER_STEP_PARAMETER]: String(step) });
  if (taskId !== null) query.set(ORDER_TASK_PARAMETER, String(taskId));
  return `/services/${seopath}/?${query.toString()}`;
}

const isPlacedAs = (taskid: number) => (draft: OrderDraft) => draft.placed?.taskid === taskid;

/** The draft that waits for this order's payment in this browser; null when it was placed elsewhere. */
export function findPlacedDraft(taskid: number): DraftPlace | null {
  return listPlaces(isPlacedAs(taskid))[0] ?? null;
}

/** An order that was left at its pre-invoice in this browser; null when there is none. */
export function findUnpaidDraft(): DraftPlace | null {
  const isWaiting = ({ workerUserId, gasTruckId, litreVolume, placed }: OrderDraft) =>
    placed === null
      ? workerUserId !== null || (gasTruckId !== null && litreVolume !== null)
      : placed.phase === 'chosen';
  return listPlaces(isWaiting)[0] ?? null;
}

/** The order is over for the funnel: its draft is reset (SPEC 4 "Order draft"), wherever the payment came back. */
export function resetPlacedDraft(taskid: number): void {
  for (const place of listPlaces(isPlacedAs(taskid))) {
    const draft = read(readDraftText(place));
    if (place.taskId !== null) removeDraftText(place);
    else if (draft) writeDraftText(place, encodeDraft(resetDraft(draft)));
  }
}
