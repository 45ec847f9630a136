import { and, isNull, lt, lte, or } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants';

import type { Executor } from '../ports/database';
import { activationCodes, sessions, throttles } from '../schema';

/** Removes counters, codes and sessions that decide nothing any more. For the timers, once an hour. */
export async function sweepIdentity(executor: Executor, now: Date): Promise<void> {
  const aDayAgo = new Date(now.getTime() - DAY_MS);
  await executor
    .delete(throttles)
    .where(
      and(lte(throttles.windowEndsAt, now), or(isNull(throttles.lockedUntil), lt(throttles.lockedUntil, aDayAgo))),
    );
  await executor.delete(activationCodes).where(lt(activationCodes.expiresAt, aDayAgo));
  // Kept for a month after their end, so that a late client still hears "expired" and not "unknown".
  await executor.delete(sessions).where(lt(sessions.expiresAt, new Date(now.getTime() - 30 * DAY_MS)));
}
