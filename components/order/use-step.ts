import { useEffect, useSyncExternalStore } from 'react';
import { useSearchParams } from 'next/navigation';

import { ORDER_STEP_PARAMETER, ORDER_TASK_PARAMETER } from '@/lib/domain/query-parameters';
import { WORKER_PARAMETER } from '@/lib/domain/worker-path';
import { findStepNumber } from '@/lib/funnel/steps';

/** What the first question of a service's page, or the page of a professional, may put into the address. */
const PRESETS = ['type', 'hours', 'mode', 'car', WORKER_PARAMETER] as const;

/** The address of a step on the page that is open; the path stays, so that the language and the service do. */
function toStepAddress(step: number, taskId?: number): string {
  const query = new URLSearchParams({ [ORDER_STEP_PARAMETER]: String(step) });
  if (taskId !== undefined) query.set(ORDER_TASK_PARAMETER, String(taskId));
  return `${window.location.pathname}?${query.toString()}`;
}

/** The address's query as the browser has it; null until it is known, and where nobody asks. */
let query: string | null = null;
const listeners = new Set<() => void>();

function follow(): void {
  query = window.location.search;
  for (const listener of listeners) listener();
}

/** What an entry of the history has beside the framework's own: the query that it was made with. */
interface OwnEntry {
  readonly orderQuery?: string;
}

/**
 * After a reload the framework asks the server for the page of whatever step somebody goes back to, and once the answer is there it writes that step's address over the
 * entry that is open by then. An entry knows its own query, so whoever has gone on meanwhile stays where they are.
 */
function followFramework(): void {
  const { pathname, search } = window.location;
  const { orderQuery } = (window.history.state ?? {}) as OwnEntry;
  if (orderQuery !== undefined && orderQuery !== search)
    window.history.replaceState({ orderQuery } satisfies OwnEntry, '', pathname + orderQuery);
  follow();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('popstate', follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('popstate', follow);
    query = null;
  };
}

function changeAddress(change: 'pushState' | 'replaceState', step: number, taskId?: number): void {
  const address = toStepAddress(step, taskId);
  const entry: OwnEntry = { orderQuery: address.slice(address.indexOf('?')) };
  window.history[change](entry, '', address);
  follow();
}

const push = (step: number, taskId?: number): void => changeAddress('pushState', step, taskId);
const replace = (step: number, taskId?: number): void => changeAddress('replaceState', step, taskId);

/**
 * The step that the address asks for, and the ways to change it. It is read from the browser: after a reload the framework fetches
 * the page anew when somebody goes back, and going back once more meanwhile would leave it at the step before.
 * Until then the query that the page was rendered for counts: without network one page stands for every step of its order.
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
    /** The order that was sent: done at step 6, waiting for bids at those before. */
    taskId: Number(parameters.get(ORDER_TASK_PARAMETER)) || null,
    /** More than the step stands in the address: a preset that has to go once it is in the draft. */
    hasPreset: PRESETS.some((name) => parameters.has(name)),
    push,
    replace,
  };
}
