import { useEffect, useState, useSyncExternalStore } from 'react';

let openDialogs = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  openDialogs += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For a dialog of the desk in which somebody writes: while it is open, what stands behind it stays. */
export function useHolding(): void {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

/**
 * The newest answer; while somebody writes in a dialog, the one that it was opened on. So no row and no typed words
 * vanish when a colleague decides the same case meanwhile. The new one is shown when the dialog is gone.
 */
export function useHeld<Answer>(answer: Answer | undefined): Answer | undefined {
  const isHeld = useSyncExternalStore(
    subscribe,
    () => openDialogs > 0,
    () => false,
  );
  const [held, setHeld] = useState(answer);
  if (!isHeld && held !== answer) setHeld(answer);
  return isHeld && held !== undefined ? held : answer;
}
