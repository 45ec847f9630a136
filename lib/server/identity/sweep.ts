import { and, inArray, isNull, lt, lte, or } from 'drizzle-orm';

import { DEVICE_COOKIE_YEARS, SESSION_MEMORY_MS } from '@/lib/domain/constants/identity';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { activationCodes, knownDevices, pushDevices, sessions, throttles } from '../schema';

/**
 * A browser gets its cookie once, at its first visit: so long after a login the cookie by which it would be known is
 * over.
 */
const DEVICE_MEMORY_MS = DEVICE_COOKIE_YEARS * 365 * DAY_MS;

/** Removes counters, codes, sessions and devices that decide nothing any more. For the timers, once an hour. */
export async function sweepIdentity(executor: Executor, now: Date): Promise<void> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const isOpen = or(isNull(throttles.lockedUntil), lt(throttles.lockedUntil, ago(DAY_MS)));
  const isLongOver = lt(sessions.expiresAt, ago(SESSION_MEMORY_MS));
  // A browser that is told goes before the session by which it is found.
  const longOver = executor.select({ id: sessions.tokenHash }).from(sessions).where(isLongOver);
  await deleteOld(
    executor,
    [throttles, and(lte(throttles.windowEndsAt, now), isOpen)],
    [activationCodes, lt(activationCodes.expiresAt, ago(DAY_MS))],
    [pushDevices, inArray(pushDevices.sessionId, longOver)],
    [sessions, isLongOver],
    [knownDevices, lt(knownDevices.lastUsedAt, ago(DEVICE_MEMORY_MS))],
  );
}
