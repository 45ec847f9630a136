import { and, asc, eq, inArray, lt, lte, notExists, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { BATCH_RETRY_MEMORY_MS, BATCH_RETRY_MS } from '@/lib/domain/constants/timers';

import { deleteOld } from '../background/delete-old';
import type { Executor } from '../ports/database';
import { retries } from '../schema';

/** The waits by the count of failures, from 1 on as PostgreSQL counts. */
const WAITS_MS = sql.raw(`array[${BATCH_RETRY_MS.join(', ')}]`);

export interface Failed {
  readonly batch: string;
  readonly rowId: number;
  /** The beginning of the work on the row. */
  readonly triedAt: Date;
}

export interface Failure {
  /** The row's failures so far. */
  readonly failures: number;
  readonly retryAt: Date;
}

/**
 * Puts a row off, each time for longer. Null where another process has put it off since it was tried: that is the same
 * failure.
 */
export async function noteFailure(
  executor: Executor,
  { triedAt, ...failed }: Failed,
  now: Date,
): Promise<Failure | null> {
  const failures = sql`${retries.failures} + 1`;
  const waitMs = sql`(${WAITS_MS})[least(${failures}, ${sql.raw(String(BATCH_RETRY_MS.length))})]`;
  const [noted] = await executor
    .insert(retries)
    .values({ ...failed, failures: 1, failedAt: now, retryAt: new Date(now.getTime() + BATCH_RETRY_MS[0]) })
    .onConflictDoUpdate({
      target: [retries.batch, retries.rowId],
      set: {
        failures,
        retryAt: sql`${now.toISOString()}::timestamptz + ${waitMs} * interval '1 millisecond'`,
      },
      setWhere: lte(retries.retryAt, triedAt),
    })
    .returning({ failures: retries.failures, retryAt: retries.retryAt });
  return noted ?? null;
}

/** The rows of a batch that failed before and are to be tried again now, the longest put off first. */
export async function listDueRetries(executor: Executor, batch: string, now: Date, limit: number): Promise<number[]> {
  const due = await executor
    .select({ rowId: retries.rowId })
    .from(retries)
    .where(and(eq(retries.batch, batch), lte(retries.retryAt, now)))
    .orderBy(asc(retries.retryAt))
    .limit(limit);
  return due.map(({ rowId }) => rowId);
}

/** They are done, or there is nothing to do any more. */
export async function endRetries(executor: Executor, batch: string, rowIds: readonly number[]): Promise<void> {
  if (rowIds.length === 0) return;
  await executor.delete(retries).where(and(eq(retries.batch, batch), inArray(retries.rowId, [...rowIds])));
}

/** The batch has not failed at the row. */
export function hasNotFailed(executor: Executor, batch: string, rowId: SQLWrapper): SQL {
  const failed = executor
    .select({ one: sql`1` })
    .from(retries)
    .where(and(eq(retries.batch, batch), eq(retries.rowId, rowId)));
  return notExists(failed);
}

/** Forgets failures of rows that nobody looks for any more. For the timers, once an hour. */
export function sweepRetries(executor: Executor, now: Date): Promise<void> {
  return deleteOld(executor, [retries, lt(retries.retryAt, new Date(now.getTime() - BATCH_RETRY_MEMORY_MS))]);
}
