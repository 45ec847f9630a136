'use client';

import { useSyncExternalStore } from 'react';

import { KeptTexts } from './kept-texts';

/** Drafts of orders as this browser keeps them: texts, one a service. What they mean is the funnel's (components/order/use-order-draft.ts). */
const drafts = new KeptTexts('pelakfan.order-draft.');

/** The stored draft of a service; null when there is none. */
export function readDraftText(seopath: string): string | null {
  return drafts.read(seopath);
}

export function writeDraftText(seopath: string, text: string): void {
  drafts.write(seopath, text);
}

/** The services that have a draft in this browser. */
export function listDraftSeopaths(): string[] {
  return drafts.list();
}

/** The stored draft, followed across tabs; undefined on the server and in the first render, when it is not known yet. */
export function useDraftText(seopath: string): string | null | undefined {
  return useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(seopath),
    () => undefined,
  );
}
