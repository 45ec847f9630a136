'use client';

import { useSyncExternalStore } from 'react';

import { NEWEST_DRAFTS_PREFIX } from '@/lib/domain/site/newest-drafts-prefix';
import { ORDER_DRAFT_PARAMETER, ORDER_STEP_PARAMETER, ORDER_TASK_PARAMETER } from '@/lib/domain/site/query-parameters';

import { KeptTexts } from './kept-texts';

/**
 * The place of a draft. It is an unsent order of a service, by its id, or the stored fields of an order that waits for
 * bids, by its task.
 */
export interface DraftPlace {
  readonly seopath: string;
  /** Null of a followed order, and of the one draft that a service had before drafts had ids. */
  readonly draftId: string | null;
  readonly taskId: number | null;
}

/**
 * Drafts of orders as this browser keeps them, as texts. Their meaning is the funnel's
 * (components/order/state/use-order-draft.ts).
 */
const drafts = new KeptTexts('pelakfan.order-draft.');
/**
 * They have a place of their own, so that a second order of the same service can be made beside one that waits for
 * bids.
 */
const followed = new KeptTexts('pelakfan.followed-order.');
/** Ids of a service's drafts, the one that was changed last first. */
const newest = new KeptTexts(NEWEST_DRAFTS_PREFIX);
/** Older drafts of a service are forgotten: each tab leaves one behind. */
const MOST_DRAFTS = 6;

const RADIX = 36;
const ID_LENGTH = 8;

/** The id of a new draft, which stands in the address of its tab. */
export function createDraftId(): string {
  return Math.random().toString(RADIX).slice(2).padEnd(ID_LENGTH, '0').slice(0, ID_LENGTH);
}

function toName(seopath: string, draftId: string | null): string {
  return draftId === null ? seopath : `${seopath}/${draftId}`;
}

function findTexts({ seopath, draftId, taskId }: DraftPlace): readonly [KeptTexts, string] {
  return taskId === null ? [drafts, toName(seopath, draftId)] : [followed, `${seopath}/${taskId}`];
}

function listNewestIds(seopath: string): string[] {
  return newest.read(seopath)?.split(' ') ?? [];
}

/** Puts a draft first, and forgets those that were left longest ago. */
function setNewest(seopath: string, draftId: string): void {
  const ids = [draftId, ...listNewestIds(seopath).filter((id) => id !== draftId)];
  for (const id of ids.slice(MOST_DRAFTS)) drafts.remove(toName(seopath, id));
  newest.write(seopath, ids.slice(0, MOST_DRAFTS).join(' '));
}

/** The stored draft; null without one. */
export function readDraftText(place: DraftPlace): string | null {
  const [texts, name] = findTexts(place);
  return texts.read(name);
}

export function writeDraftText(place: DraftPlace, text: string): void {
  const [texts, name] = findTexts(place);
  texts.write(name, text);
  const { seopath, draftId, taskId } = place;
  if (taskId === null && draftId !== null && listNewestIds(seopath)[0] !== draftId) setNewest(seopath, draftId);
}

export function removeDraftText(place: DraftPlace): void {
  const [texts, name] = findTexts(place);
  texts.remove(name);
}

/** The address of a step in the order of a draft. */
export function toDraftStepPath({ seopath, draftId, taskId }: DraftPlace, step: number): string {
  const query = new URLSearchParams({ [ORDER_STEP_PARAMETER]: String(step) });
  if (draftId !== null) query.set(ORDER_DRAFT_PARAMETER, draftId);
  if (taskId !== null) query.set(ORDER_TASK_PARAMETER, String(taskId));
  return `/services/${seopath}/?${query.toString()}`;
}

/** Keeps an order that is made anew as a draft of its own; answers the address of its step. */
export function keepNewDraft(seopath: string, text: string, step: number): string {
  const place = { seopath, draftId: createDraftId(), taskId: null };
  writeDraftText(place, text);
  return toDraftStepPath(place, step);
}

/** The drafts of a service, the one that was changed last first. */
export function listDraftsOf(seopath: string): DraftPlace[] {
  return [...listNewestIds(seopath), null]
    .map((draftId) => ({ seopath, draftId, taskId: null }))
    .filter((place) => readDraftText(place) !== null);
}

/** Whether an order of the service is being made in this browser; on the server nothing is known of one. */
export function useHasDraft(seopath: string): boolean {
  return useSyncExternalStore(
    drafts.subscribe,
    () => listDraftsOf(seopath).length > 0,
    () => false,
  );
}

/** The services whose order is being made in this browser. */
export function listDraftSeopaths(): string[] {
  return [...new Set(drafts.list().map((name) => name.split('/')[0] ?? ''))];
}

/** Every draft of this browser. */
export function listDraftPlaces(): DraftPlace[] {
  return [
    ...listDraftSeopaths().flatMap(listDraftsOf),
    ...followed.list().flatMap((name) => {
      const [seopath = '', taskId] = name.split('/');
      return Number(taskId) > 0 ? [{ seopath, draftId: null, taskId: Number(taskId) }] : [];
    }),
  ];
}

/**
 * The stored draft, followed across tabs; undefined on the server and in the first render, when it is not known yet.
 */
export function useDraftText(place: DraftPlace): string | null | undefined {
  const [texts, name] = findTexts(place);
  return useSyncExternalStore(
    texts.subscribe,
    () => texts.read(name),
    () => undefined,
  );
}
