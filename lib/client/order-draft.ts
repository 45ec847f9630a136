'use client';

import { useSyncExternalStore } from 'react';

import { KeptTexts } from './kept-texts';

/** Which draft is meant: the one of an order that is being made, one a service; or, by its task, what is kept of an order that waits for bids. */
export interface DraftPlace {
  readonly seopath: string;
  readonly taskId: number | null;
}

/** Drafts of orders as this browser keeps them, as texts. What they mean is the funnel's (components/order/use-order-draft.ts). */
const drafts = new KeptTexts('pelakfan.order-draft.');
/** They have a place of their own, so that a second order of the same service can be made beside one that waits for bids. */
const followed = new KeptTexts('pelakfan.followed-order.');

function findTexts({ seopath, taskId }: DraftPlace): readonly [KeptTexts, string] {
  return taskId === null ? [drafts, seopath] : [followed, `${seopath}/${taskId}`];
}

/** The stored draft; null when there is none. */
export function readDraftText(place: DraftPlace): string | null {
  const [texts, name] = findTexts(place);
  return texts.read(name);
}

export function writeDraftText(place: DraftPlace, text: string): void {
  const [texts, name] = findTexts(place);
  texts.write(name, text);
}

export function removeDraftText(place: DraftPlace): void {
  const [texts, name] = findTexts(place);
  texts.remove(name);
}

/** The services whose order is being made in this browser. */
export function listDraftSeopaths(): string[] {
  return drafts.list();
}

/** Every draft of this browser. */
export function listDraftPlaces(): DraftPlace[] {
  return [
    ...drafts.list().map((seopath) => ({ seopath, taskId: null })),
    ...followed.list().flatMap((name) => {
      const [seopath = '', taskId] = name.split('/');
      return Number(taskId) > 0 ? [{ seopath, taskId: Number(taskId) }] : [];
    }),
  ];
}

/** The stored draft, followed across tabs; undefined on the server and in the first render, when it is not known yet. */
export function useDraftText(place: DraftPlace): string | null | undefined {
  const [texts, name] = findTexts(place);
  return useSyncExternalStore(
    texts.subscribe,
    () => texts.read(name),
    () => undefined,
  );
}
