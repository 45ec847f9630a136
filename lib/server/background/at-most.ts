import { setTimeout } from 'node:timers/promises';

/** An end does not wait for a partner longer than this. */
export const PARTNER_STOP_WAIT_MS = 4000;

/** Waits for work, but no longer than this. */
export async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const patience = new AbortController();
  const waited = setTimeout(milliseconds, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([work, waited]);
  patience.abort();
}
