import { useDeferredValue, type ReactNode } from 'react';

/** What is below the window when a question comes: it is there a moment later, so that nobody waits for it to read the question. */
export function AfterQuestion({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
