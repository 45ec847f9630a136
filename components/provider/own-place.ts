import { useSyncExternalStore } from 'react';

import type { Coordinates } from '@/lib/domain/place/distance';

/** Where this phone is on the way to a job: the last place that was shared. It is in memory alone. */
let known: { readonly taskId: number; readonly place: Coordinates } | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Null where the way is over, or is shared no more. */
export function keepOwnPlace(taskId: number, place: Coordinates | null): void {
  if (place === null && known?.taskId !== taskId) return;
  known = place && { taskId, place };
  for (const listener of listeners) listener();
}

/** The own place on the way to a job; null while it is not shared. */
export const useOwnPlace = (taskId: number): Coordinates | null =>
  useSyncExternalStore(
    listen,
    () => (known?.taskId === taskId ? known.place : null),
    () => null,
  );
