'use client';

import { useSyncExternalStore } from 'react';

/** Drafts of orders as this browser keeps them: texts, one a service. What they mean is the funnel's (components/order/use-order-draft.ts). */
const KEY_PREFIX = 'pelakfan.order-draft.';

const texts = new Map<string, string | null>();
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

/** The stored draft of a service; null when there is none. While nobody listens to other tabs, the storage is asked each time. */
export function readDraftText(seopath: string): string | null {
  const key = KEY_PREFIX + seopath;
  if (!texts.has(key) || listeners.size === 0) {
    const stored = tryStorage((storage) => ({ text: storage.getItem(key) }));
    if (stored) texts.set(key, stored.text);
  }
  return texts.get(key) ?? null;
}

export function writeDraftText(seopath: string, text: string): void {
  const key = KEY_PREFIX + seopath;
  texts.set(key, text);
  tryStorage((storage) => storage.setItem(key, text));
  tellAll();
}

/** The services that have a draft in this browser. */
export function listDraftSeopaths(): string[] {
  const keys = tryStorage((storage) => Object.keys(storage).filter((key) => key.startsWith(KEY_PREFIX))) ?? [...texts.keys()];
  return keys.map((key) => key.slice(KEY_PREFIX.length));
}

/** Another tab changed a draft, or cleared the storage: this one follows. */
function followOtherTab(event: StorageEvent) {
  if (event.key === null) texts.clear();
  else if (event.key.startsWith(KEY_PREFIX)) texts.set(event.key, event.newValue);
  else return;
  tellAll();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTab);
    // While nobody listened, another page may have written.
    texts.clear();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

/** The stored draft, followed across tabs; undefined on the server and in the first render, when it is not known yet. */
export function useDraftText(seopath: string): string | null | undefined {
  return useSyncExternalStore(subscribe, () => readDraftText(seopath), () => undefined);
}
