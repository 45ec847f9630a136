import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { Executor } from '../ports/database';
import { throttles } from '../schema';

/** A budget of `limit` in a window that begins with the first. */
export interface Budget {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** A budget of tries in a window, then a lock that doubles each time. */
export interface Lock extends Budget {
  readonly longestLockMs: number;
}

/**
 * Takes one out of each budget, and out of none when one of them is spent. Counts in one statement a key, so that
 * parallel requests count each; run it outside the request's transaction, so that a failure stays counted.
 * Throws TooMuchRequest.
 */
export async function takeFromBudgets(executor: Executor, budgets: readonly Budget[], now: Date): Promise<void> {
  const retryAfterSeconds = await tryBudgets(executor, budgets, now);
  if (retryAfterSeconds !== null) throw new CallError('TooMuchRequest', { retryAfterSeconds });
}

/**
 * Takes one out of each budget, for callers that have another way than to refuse. Null when one was taken out of
 * each; else none was taken, and the answer is the seconds until there is one again.
 */
export async function tryBudgets(executor: Executor, budgets: readonly Budget[], now: Date): Promise<number | null> {
  for (const [index, budget] of budgets.entries()) {
    const retryAfterSeconds = await takeOne(executor, budget, now);
    if (retryAfterSeconds === null) continue;
    await returnToBudgets(executor, budgets.slice(0, index));
    return retryAfterSeconds;
  }
  return null;
}

/** Makes others wait until the budget's window ends (`findHoldSeconds`), from now anew. */
export async function hold(executor: Executor, { key, windowMs }: Budget, now: Date): Promise<void> {
  const windowEndsAt = new Date(now.getTime() + windowMs);
  await executor
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({ target: throttles.key, set: { count: 1, windowEndsAt } });
}

/** The number taken out of the budget in its present window. */
export async function countTaken(executor: Executor, { key }: Budget, now: Date): Promise<number> {
  const [row] = await executor
    .select({ count: throttles.count })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.windowEndsAt, now)));
  return row?.count ?? 0;
}

/** Null when nobody holds it, else the seconds until it is free. */
export async function findHoldSeconds(executor: Executor, { key }: Budget, now: Date): Promise<number | null> {
  const [held] = await executor
    .select({ endsAt: throttles.windowEndsAt })
    .from(throttles)
    .where(and(eq(throttles.key, key), gt(throttles.windowEndsAt, now)));
  return held ? toSecondsUntil(held.endsAt, now) : null;
}

/** Ends the wait for it. */
export async function endHold(executor: Executor, { key }: Budget): Promise<void> {
  await executor.delete(throttles).where(eq(throttles.key, key));
}

/** Returns the budgets taken for an act that did not happen after all. */
export async function returnToBudgets(executor: Executor, budgets: readonly Budget[]): Promise<void> {
  for (const { key } of budgets) {
    await executor
      .update(throttles)
      .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
      .where(eq(throttles.key, key));
  }
}

/** Null when there was one left, else the seconds until the window ends. */
async function takeOne(executor: Executor, { key, limit, windowMs }: Budget, now: Date): Promise<number | null> {
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${throttles.windowEndsAt} <= ${toText(now)}`;
  const taken = await executor
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${throttles.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${toText(windowEndsAt)} else ${throttles.windowEndsAt} end`,
      },
      setWhere: sql`${isOver} or ${throttles.count} < ${limit}`,
    })
    .returning({ count: throttles.count });
  if (taken.length > 0) return null;
  const [row] = await executor.select({ endsAt: throttles.windowEndsAt }).from(throttles).where(eq(throttles.key, key));
  return toSecondsUntil(row?.endsAt ?? now, now);
}

/**
 * Counts a try before it is made, so that parallel guesses cannot share one; the last try of a window locks the next
 * ones. A caller who turns out to be right calls `forgiveTries`. Throws TooMuchRequest while locked.
 */
export async function countTry(executor: Executor, lock: Lock, now: Date): Promise<void> {
  const { key, limit, windowMs, longestLockMs } = lock;
  const windowEndsAt = new Date(now.getTime() + windowMs);
  const isOver = sql`${throttles.windowEndsAt} <= ${toText(now)}`;
  const count = sql`(case when ${isOver} then 1 else ${throttles.count} + 1 end)`;
  const locksSoFar = sql`(case when ${throttles.lockedUntil} <= ${toText(new Date(now.getTime() - DAY_MS))} then 0 else ${throttles.locks} end)`;
  const lockMs = sql`least(${windowMs}::float8 * power(2, least(${locksSoFar}, 20)), ${longestLockMs}::float8)`;
  const lockedUntil = sql`${toText(now)} + ${lockMs} * interval '1 millisecond'`;
  const isLast = sql`${count} >= ${limit}`;
  const counted = await executor
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`case when ${isLast} then 0 else ${count} end`,
        windowEndsAt: sql`case when ${isOver} then ${toText(windowEndsAt)} else ${throttles.windowEndsAt} end`,
        lockedUntil: sql`case when ${isLast} then ${lockedUntil} else ${throttles.lockedUntil} end`,
        locks: sql`case when ${isLast} then ${locksSoFar} + 1 else ${throttles.locks} end`,
      },
      setWhere: or(isNull(throttles.lockedUntil), lte(throttles.lockedUntil, now)),
    })
    .returning({ key: throttles.key });
  if (counted.length > 0) return;
  const [row] = await executor
    .select({ lockedUntil: throttles.lockedUntil })
    .from(throttles)
    .where(eq(throttles.key, key));
  throw new CallError('TooMuchRequest', { retryAfterSeconds: toSecondsUntil(row?.lockedUntil ?? now, now) });
}

/** The tries of a key are forgotten: the right answer came. */
export async function forgiveTries(executor: Executor, key: string): Promise<void> {
  await executor.delete(throttles).where(eq(throttles.key, key));
}

function toText(instant: Date) {
  return sql`${instant.toISOString()}::timestamptz`;
}

function toSecondsUntil(end: Date, now: Date): number {
  return Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
}
