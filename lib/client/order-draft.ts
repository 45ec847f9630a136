'use client';

import { useCallback, useSyncExternalStore } from 'react';

import { toTehranDate } from '@/lib/domain/jalali-date';
import { resetDraft, type OrderDraft } from '@/lib/funnel/draft';
import { encodeDraft, findStoredDraft, withoutPast } from '@/lib/funnel/draft-storage';

const KEY_PREFIX = 'pelakfan.order-draft.';

const drafts = new Map<string, OrderDraft | null>();
const listeners = new Set<() => void>();

/** A browser may refuse its storage (private windows, a full disk): the draft then lives as long as the page. */
function tryStorage<Value>(act: (storage: Storage) => Value): Value | null {
  try {
    return act(window.localStorage);
  } catch {
    return null;
  }
}

function tellAll() {
  for (const listener of listeners) listener();
}

function load(key: string): OrderDraft | null {
  const stored = findStoredDraft(tryStorage((storage) => storage.getItem(key)));
  return stored && withoutPast(stored, toTehranDate(Date.now()));
}

function read(key: string): OrderDraft | null {
  if (!drafts.has(key)) drafts.set(key, load(key));
  return drafts.get(key) ?? null;
}

function write(key: string, draft: OrderDraft) {
  drafts.set(key, draft);
  tryStorage((storage) => storage.setItem(key, encodeDraft(draft)));
  tellAll();
}

/** Another tab changed a draft, or cleared the storage: this one follows. */
function followOtherTab(event: StorageEvent) {
  if (event.key !== null && !event.key.startsWith(KEY_PREFIX)) return;
  if (event.key === null) drafts.clear();
  else drafts.set(event.key, load(event.key));
  tellAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
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
  const key = KEY_PREFIX + seopath;
  const stored = useSyncExternalStore(subscribe, () => read(key), () => null);
  const isLoaded = useSyncExternalStore(subscribe, () => true, () => false);
  const update = useCallback((change: (draft: OrderDraft) => OrderDraft) => write(key, change(read(key) ?? initial)), [key, initial]);
  return { draft: stored ?? initial, isLoaded, update };
}

function listDrafts(): { key: string; draft: OrderDraft }[] {
  const keys = tryStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(KEY_PREFIX))) ?? [];
  return keys.flatMap((key) => {
    const draft = read(key);
    return draft ? [{ key, draft }] : [];
  });
}

/** The service whose draft waits for this order's payment in this browser; null when it was placed elsewhere. */
export function findPlacedSeopath(taskid: number): string | null {
  const found = listDrafts().find(({ draft }) => draft.placed?.taskid === taskid);
  return found ? found.key.slice(KEY_PREFIX.length) : null;
}

/** The order is over for the funnel: its draft is reset (SPEC 4 "Order draft"), wherever the payment came back. */
export function resetPlacedDraft(taskid: number): void {
  for (const { key, draft } of listDrafts()) {
    if (draft.placed?.taskid === taskid) write(key, resetDraft(draft));
  }
}
