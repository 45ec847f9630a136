'use client';

import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const heard = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, listener, { signal: heard.signal });
  return () => heard.abort();
}

/**
 * Whether the browser has a network at all; true on the server and in the first render. A network that leads nowhere
 * counts as one.
 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
