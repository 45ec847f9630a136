'use client';

import { useCallback, useMemo } from 'react';

import { listDraftSeopaths, readDraftText, useDraftText, writeDraftText } from '@/lib/client/order-draft';
import { toTehranDate } from '@/lib/domain/jalali-date';
import { resetDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft, withoutPast } from '@/lib/funnel/draft-storage';

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

/** The draft of one service, kept in this browser; `initial` is what a new one begins with. */
export function useOrderDraft(seopath: string, initial: OrderDraft): OrderDraftStore {
  const text = useDraftText(seopath);
  const draft = useMemo(() => (text === undefined ? null : read(text)) ?? initial, [text, initial]);
  const update = useCallback(
    (change: (draft: OrderDraft) => OrderDraft) =>
      writeDraftText(seopath, encodeDraft(change(read(readDraftText(seopath)) ?? initial))),
    [seopath, initial],
  );
  return { draft, isLoaded: text !== undefined, update };
}

function listPlacedSeopaths(taskid: number): string[] {
  return listDraftSeopaths().filter((seopath) => read(readDraftText(seopath))?.placed?.taskid === taskid);
}

/** The service whose draft waits for this order's payment in this browser; null when it was placed elsewhere. */
export function findPlacedSeopath(taskid: number): string | null {
  return listPlacedSeopaths(taskid)[0] ?? null;
}

/** The service of an order that was left at its pre-invoice in this browser; null when there is none. */
export function findUnplacedSeopath(): string | null {
  const isWaiting = (draft: OrderDraft | null) =>
    draft !== null && draft.workerUserId !== null && draft.placed === null;
  return listDraftSeopaths().find((seopath) => isWaiting(read(readDraftText(seopath)))) ?? null;
}

/** The order is over for the funnel: its draft is reset (SPEC 4 "Order draft"), wherever the payment came back. */
export function resetPlacedDraft(taskid: number): void {
  for (const seopath of listPlacedSeopaths(taskid)) {
    const draft = read(readDraftText(seopath));
    if (draft) writeDraftText(seopath, encodeDraft(resetDraft(draft)));
  }
}
