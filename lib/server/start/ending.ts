import { setTimeout as wait } from 'node:timers/promises';

import type { Logger } from 'pino';

/**
 * However short the drain: a client that keeps its connection busy is told on it to come back elsewhere, before it is
 * closed.
 */
const SHORTEST_DRAIN_MS = 250;
const END_DEADLINE_MS = 9000;
const SAME_SIGNAL_MS = 500;

interface Ending {
  /**
   * The time for which requests are still taken after the signal, so that load balancers notice in time
   * (DRAIN_SECONDS).
   */
  readonly drainMs: number;
  /** The process says that it goes, and goes on answering. */
  readonly drain: () => void;
  /** The steps of the end, in this order: answering people, work that runs by itself, and the parts that both need. */
  readonly steps: readonly (() => Promise<void>)[];
  readonly log: Logger;
}

/**
 * Ends the process at SIGTERM or Ctrl+C. The exit code is 0 when all of it ended by itself, 1 after nine seconds or at
 * a second signal.
 */
export function endOnSignal(ending: Ending): void {
  let endingSinceMs: number | null = null;
  const onSignal = (signal: NodeJS.Signals) => {
    if (endingSinceMs === null) {
      endingSinceMs = performance.now();
      ending.log.info({ signal, drainMs: ending.drainMs }, 'a process of the site drains');
      return void end(ending);
    }
    // A second signal is somebody who does not want to wait; but npm passes on the terminal's own, so at once it is the
    // same one.
    if (performance.now() - endingSinceMs > SAME_SIGNAL_MS) process.exit(1);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

async function end({ drainMs, drain, steps, log }: Ending): Promise<void> {
  const drainingMs = Math.max(drainMs, SHORTEST_DRAIN_MS);
  setTimeout(() => process.exit(1), drainingMs + END_DEADLINE_MS).unref();
  try {
    drain();
    await wait(drainingMs);
    for (const step of steps) await step();
    log.info('a process of the site has ended');
    process.exit(0);
  } catch (err) {
    log.error({ err }, 'the end was not a clean one');
    process.exit(1);
  }
}
