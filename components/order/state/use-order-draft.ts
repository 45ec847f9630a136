import { useCallback, useMemo } from 'react';

import {
  createDraftId,
  listDraftPlaces,
  listDraftsOf,
  readDraftText,
  removeDraftText,
  useDraftText,
  writeDraftText,
  type DraftPlace,
} from '@/lib/client/order-draft';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import type { OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft, withoutPast } from '@/lib/funnel/draft-storage';

function read(text: string | null): OrderDraft | null {
  const stored = findStoredDraft(text);
  return stored && withoutPast(stored, toTehranDate(Date.now()));
}

export interface OrderDraftStore {
  readonly place: DraftPlace;
  readonly draft: OrderDraft;
  /** False on the server and in the first render: what was stored is not known yet. */
  readonly isLoaded: boolean;
  /** Saved at once; takes the latest draft, also one that another tab has just written. */
  readonly update: (change: (draft: OrderDraft) => OrderDraft) => void;
}

/**
 * One draft, kept in this browser; `initial` is what a new one begins with. Where the address names none yet, the first
 * change begins it by `begin`, which returns its id; null where none is to begin.
 */
export function useOrderDraft(
  { seopath, draftId, taskId }: DraftPlace,
  initial: OrderDraft,
  begin: (() => string) | null,
): OrderDraftStore {
  const place = useMemo(() => ({ seopath, draftId, taskId }), [seopath, draftId, taskId]);
  const text = useDraftText(place);
  const draft = useMemo(() => (text === undefined ? null : read(text)) ?? initial, [text, initial]);
  const update = useCallback(
    (change: (draft: OrderDraft) => OrderDraft) => {
      const own = begin !== null && draftId === null && taskId === null ? { ...place, draftId: begin() } : place;
      const former = readDraftText(own);
      const next = encodeDraft(change(read(former) ?? initial));
      if (next !== former) writeDraftText(own, next);
    },
    [place, draftId, taskId, initial, begin],
  );
  return { place, draft, isLoaded: text !== undefined, update };
}

/**
 * The id of the draft for an order that was opened without one. It is a copy of the service's latest draft, so that its
 * tab and this one never write into each other's. Where that one does not go on, the draft is new.
 */
export function beginDraft(seopath: string, goesOn: (latest: OrderDraft) => boolean): string {
  const draftId = createDraftId();
  const [latest] = listDraftsOf(seopath);
  const draft = latest ? read(readDraftText(latest)) : null;
  if (draft && !draft.isOver && goesOn(draft)) writeDraftText({ seopath, draftId, taskId: null }, encodeDraft(draft));
  return draftId;
}

/** From now on the order is kept by its task, and another of its service can be begun. */
export function followPlacedDraft(place: DraftPlace, draft: OrderDraft, taskId: number): void {
  writeDraftText({ seopath: place.seopath, draftId: null, taskId }, encodeDraft(draft));
  removeDraftText(place);
}

function listPlaces(isMeant: (draft: OrderDraft) => boolean): DraftPlace[] {
  return listDraftPlaces().filter((place) => {
    const draft = read(readDraftText(place));
    return draft !== null && isMeant(draft);
  });
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

/**
 * The order is over for the funnel: its draft goes, with every copy of it (SPEC 4 "Order draft"), wherever the payment
 * came back.
 */
export function resetPlacedDraft(taskid: number): void {
  for (const place of listPlaces(isPlacedAs(taskid))) removeDraftText(place);
}
