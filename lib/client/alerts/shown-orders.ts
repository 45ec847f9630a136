'use client';

import { useEffect } from 'react';

/** The orders that this page tells of by itself, by the path of their page; as often as parts of it do. */
const shown = new Map<string, number>();
const listeners = new Set<(path: string) => void>();

export function isOrderShown(path: string): boolean {
  return shown.has(path);
}

/** Calls back with the path of each order that this page begins to tell of; answers the way to forget it. */
export function onOrderShown(listener: (path: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Suppresses other news of these orders while the page shows them live. `null` stands for an order that is not known
 * yet.
 */
export function useShownOrders(...paths: readonly (string | null)[]): void {
  const list = paths.filter((path) => path !== null).join(' ');
  useEffect(() => {
    const listed = list === '' ? [] : list.split(' ');
    for (const path of listed) {
      shown.set(path, (shown.get(path) ?? 0) + 1);
      for (const listener of listeners) listener(path);
    }
    return () => {
      for (const path of listed) {
        const rest = (shown.get(path) ?? 0) - 1;
        if (rest > 0) shown.set(path, rest);
        else shown.delete(path);
      }
    };
  }, [list]);
}
