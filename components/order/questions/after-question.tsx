import { useDeferredValue, type ReactNode } from 'react';

/**
 * The lower part of a long question. It is there a moment after the upper one, so that nobody waits for it to begin to
 * read. On a desktop the way on stands below it, and comes with it. A button that moves away under a quick press would
 * do nothing (question-frame.tsx).
 */
export function AfterQuestion({ children }: { readonly children: ReactNode }) {
  return useDeferredValue(true, false) ? children : <span hidden data-part-to-come />;
}
