import type { ServerResponse } from 'node:http';

import { whenClosed } from '../../edge/when-closed';

export interface RendersUnderWay {
  add(response: ServerResponse): void;
  /** Resolves when those that are under way now have ended; null when there are none. */
  waitForEnd(): Promise<unknown> | null;
}

export function createRendersUnderWay(): RendersUnderWay {
  const ends = new Set<Promise<void>>();
  return {
    add: (response) => {
      const end = new Promise<void>((resolve) => whenClosed(response, resolve));
      ends.add(end);
      void end.then(() => ends.delete(end));
    },
    waitForEnd: () => (ends.size === 0 ? null : Promise.all(ends)),
  };
}
