import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'next/navigation';

import { followTraversals, pushWithinPage } from '@/lib/client/page-history';
import { ORDER_DRAFT_PARAMETER, ORDER_STEP_PARAMETER, ORDER_TASK_PARAMETER } from '@/lib/domain/site/query-parameters';
import { WORKER_PARAMETER } from '@/lib/domain/provider/worker-path';
import { findStepNumber } from '@/lib/funnel/steps';

/** The fields that a service's first question, or a professional's page, may put into the address. */
const TYPE_PRESETS = ['type', 'hours', 'mode', 'car'] as const;
const PRESETS = [...TYPE_PRESETS, WORKER_PARAMETER] as const;

const readDraftId = (parameters: URLSearchParams): string | null => parameters.get(ORDER_DRAFT_PARAMETER) || null;

/** The draft that the browser's address names now, which a render may not have seen yet. */
export const readAddressedDraftId = (): string | null => readDraftId(new URLSearchParams(window.location.search));

/**
 * The address of a step on the page that is open; the path stays, so that the language and the service do. It has the
 * order that was sent, or the draft that is worked on.
 */
function toStepAddress(step: number, taskId?: number): string {
  const query = new URLSearchParams({ [ORDER_STEP_PARAMETER]: String(step) });
  const draftId = readAddressedDraftId();
  if (taskId !== undefined) query.set(ORDER_TASK_PARAMETER, String(taskId));
  else if (draftId !== null) query.set(ORDER_DRAFT_PARAMETER, draftId);
  return `${window.location.pathname}?${query.toString()}`;
}

/** The address's query as the browser has it; null until it is known, and where nobody asks. */
let query: string | null = null;
const listeners = new Set<() => void>();

function follow(): void {
  query = window.location.search;
  for (const listener of listeners) listener();
}

/** The query of a history entry, beside the framework's own state. */
interface OwnEntry {
  readonly orderQuery?: string;
}

/**
 * The framework writes the address of its page over the entry that is open by then. That is another one if the person
 * went on meanwhile. An entry knows its own query, so they stay where they are.
 */
function followFramework(): void {
  const { pathname, search } = window.location;
  const { orderQuery } = (window.history.state ?? {}) as OwnEntry;
  if (orderQuery !== undefined && orderQuery !== search)
    window.history.replaceState({ orderQuery } satisfies OwnEntry, '', pathname + orderQuery);
  follow();
}

let stopFollowing: (() => void) | undefined;

function subscribe(listener: () => void): () => void {
  const order = window.location.pathname;
  // Without a step the path leads to the page of the service.
  const isWithinOrder = () =>
    window.location.pathname === order && new URLSearchParams(window.location.search).has(ORDER_STEP_PARAMETER);
  if (listeners.size === 0) stopFollowing = followTraversals(isWithinOrder, follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopFollowing?.();
    query = null;
  };
}

/** The address of a step, and the entry of the history that it gets. */
function toEntry(step: number, taskId?: number): { address: string; entry: OwnEntry } {
  const address = toStepAddress(step, taskId);
  return { address, entry: { orderQuery: address.slice(address.indexOf('?')) } };
}

function push(step: number, taskId?: number): void {
  const { address, entry } = toEntry(step, taskId);
  pushWithinPage(entry, address);
  follow();
}

function replace(step: number, taskId?: number): void {
  const { address, entry } = toEntry(step, taskId);
  window.history.replaceState(entry, '', address);
  follow();
}

/** Writes the id of the tab's draft into the address, beside what it has. */
function adopt(draftId: string): void {
  const parameters = new URLSearchParams(window.location.search);
  parameters.set(ORDER_DRAFT_PARAMETER, draftId);
  const orderQuery = `?${parameters.toString()}`;
  window.history.replaceState({ orderQuery } satisfies OwnEntry, '', window.location.pathname + orderQuery);
  follow();
}

/**
 * The step that the address asks for, and the ways to change it. It is read from the browser, which knows it before the
 * framework does. Until then the query that the page was rendered for counts: without network one page stands for every
 * step of its order.
 */
export function useStep(renderedQuery: string) {
  const known = useSearchParams();
  const current = useSyncExternalStore(
    subscribe,
    () => query,
    () => null,
  );
  // The framework renders a page before it changes the address, so the address counts from then on.
  useEffect(followFramework, [known]);
  const parameters = new URLSearchParams(current ?? renderedQuery);
  return {
    requested: findStepNumber(parameters.get(ORDER_STEP_PARAMETER)),
    /** The browser has said what the address is. */
    isKnown: current !== null,
    /** The draft that this tab works on; null in an address that has none yet. */
    draftId: readDraftId(parameters),
    /** The order that was sent: done at step 6, waiting for bids at those before. */
    taskId: Number(parameters.get(ORDER_TASK_PARAMETER)) || null,
    /** More than the step stands in the address: a preset that has to go once it is in the draft. */
    hasPreset: PRESETS.some((name) => parameters.has(name)),
    /** The address begins an order of a type, as the page of a service does. */
    beginsType: TYPE_PRESETS.some((name) => parameters.has(name)),
    push,
    replace,
    adopt,
  };
}
