import { and, isNull, lt, lte, or } from 'drizzle-orm';

import { DAY_MS, SESSION_MEMORY_MS } from '@/lib/domain/constants';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { activationCodes, sessions, throttles } from '../schema';

/** Removes counters, codes and sessions that decide nothing any more. For the timers, once an hour. */
export async function sweepIdentity(executor: Executor, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  const isOpen = or(isNull(throttles.lockedUntil), lt(throttles.lockedUntil, aDayAgo));
  await deleteOld(executor, throttles, and(lte(throttles.windowEndsAt, now), isOpen));
  await deleteOld(executor, activationCodes, lt(activationCodes.expiresAt, aDayAgo));
  await deleteOld(executor, sessions, lt(sessions.expiresAt, new Date(now.getTime() - SESSION_MEMORY_MS)));
}
