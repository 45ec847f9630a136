import type { Clock } from '../../ports/clock';

/** A clock that only goes on when told to, or runs ahead of the system's by the given time. */
export interface TestClock extends Clock {
  advance(byMs: number): void;
}

/** Stands still at an instant. */
export function createFixedClock(start: Date): TestClock {
  let nowMs = start.getTime();
  return { now: () => new Date(nowMs), advance: (byMs) => void (nowMs += byMs) };
}

/** Runs with the system's clock, moved forward by the added time (TEST_CLOCK=1). */
export function createAdvancingClock(): TestClock {
  let aheadMs = 0;
  return { now: () => new Date(Date.now() + aheadMs), advance: (byMs) => void (aheadMs += byMs) };
}
