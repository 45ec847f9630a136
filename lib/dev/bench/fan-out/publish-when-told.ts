import { setTimeout as wait } from 'node:timers/promises';

interface Order {
  readonly publish: {
    readonly count: number;
    /** Between two messages; 0 is as quickly as the broker takes them. */
    readonly everyMs: number;
    readonly payloadBytes: number;
  };
}

export const STAMP_LENGTH = 24;

/**
 * Publishes as the parent process says, and says when all are out. Each message begins with the moment at which it left
 * (the machine's monotonic clock, ms).
 */
export function publishWhenTold(publish: (payload: string) => Promise<unknown>): void {
  process.on('message', ({ publish: { count, everyMs, payloadBytes } }: Order) => {
    void (async () => {
      const pending: Promise<unknown>[] = [];
      for (let sent = 0; sent < count; sent += 1) {
        const stamp = (Number(process.hrtime.bigint()) / 1e6).toFixed(3).padEnd(STAMP_LENGTH);
        pending.push(publish(stamp.padEnd(payloadBytes, '.')));
        if (everyMs > 0) await wait(everyMs);
      }
      await Promise.all(pending);
      process.send?.({ isPublished: true });
    })();
  });
}
