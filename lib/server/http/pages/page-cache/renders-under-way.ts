import type { ServerResponse } from 'node:http';

import { whenClosed } from '../../edge/when-closed';

export interface RendersUnderWay {
  add(response: ServerResponse): void;
  /** Resolves when the present renders have ended; null without any. */
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
