import { useDeferredValue, type ReactNode } from 'react';

/** The lower part of a long question: it is there a moment after the upper one, so that nobody waits for it to begin to read. */
export function AfterQuestion({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
