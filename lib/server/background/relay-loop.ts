const POLL_EVERY_MS = 1000;

export interface RelayLoop {
  /** Something was committed: look now, not at the next poll. */
  wake(): void;
  /** Ends after the round that runs; nothing is done after it has resolved. */
  stop(): Promise<void>;
}

interface RelayWork {
  /** Does the due work; true while more may be due. */
  readonly round: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Empties an outbox of the database: at once when it is woken, else every second, one round at a time. A round that
 * fails comes again with the next poll.
 */
export function startRelayLoop({ round, onFailure }: RelayWork): RelayLoop {
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isStopped = false;

  async function run(): Promise<void> {
    do {
      isWoken = false;
      try {
        while (!isStopped && (await round()));
      } catch (error) {
        onFailure(error);
      }
    } while (isWoken);
  }

  function wake(): void {
    if (isStopped) return;
    isWoken = true;
    running ??= run().finally(() => {
      running = null;
      // Woken between the last look and here.
      if (isWoken) wake();
    });
  }

  const poll = setInterval(wake, POLL_EVERY_MS);
  poll.unref();
  wake();
  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(poll);
      await running;
    },
  };
}
