import { setTimeout as wait } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;
/** Below jest's own limit: a test that has failed must not go on looking for ever. */
const LONGEST_WAIT_MS = 200_000;

/** Waits for an event that nobody announces. Throws when the condition does not hold within 200 s. */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const deadlineMs = performance.now() + LONGEST_WAIT_MS;
  while (!(await holds())) {
    if (performance.now() > deadlineMs)
      throw new Error(`What was waited for did not happen within ${LONGEST_WAIT_MS} ms: ${String(holds)}`);
    await wait(LOOK_EVERY_MS);
  }
}
