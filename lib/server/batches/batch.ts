import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { BATCH_ALARM_FAILURES } from '@/lib/domain/constants/timers';

import type { ServiceContext } from '../context';
import { timedJobFailures } from '../observability';
import type { Executor } from '../ports/database';
import { endRetries, hasNotFailed, listDueRetries, noteFailure, type Failed } from './retries';

interface BatchRow {
  readonly id: number;
}

export interface BatchSearch {
  readonly executor: Executor;
  readonly now: Date;
  readonly limit: number;
  /** The rows that this search may find, by the column of their id. */
  readonly isMeant: (id: PgColumn) => SQL;
  /** Looks for rows that failed before. */
  readonly isRetry: boolean;
}

export interface BatchDefinition<Row extends BatchRow> {
  /** Failures are kept under it, so no two batches have the same. */
  readonly name: string;
  /** The most rows of one round; the rest is the next round's. */
  readonly limit: number;
  /** Rows that are worked on at a time; left out: one. */
  readonly atOnce?: number;
  /** The column that has a row's id in the table that the work changes. */
  readonly changes: PgColumn;
  /** Rows that are due, the longest first, without locking them. */
  readonly find: (search: BatchSearch, context: ServiceContext) => Promise<readonly Row[]>;
  /**
   * Does one row, in a transaction of its own that looks whether it is still due. False where another process has it.
   */
  readonly work: (context: ServiceContext, row: Row, now: Date) => Promise<boolean>;
}

export interface Batch {
  readonly name: string;
  readonly changes: PgColumn;
  /** One round. Answers how many rows it worked on, in vain or not. */
  readonly run: (context: ServiceContext) => Promise<number>;
}

/**
 * Work that time does on rows of a table, some at a time. A row that fails holds up no other. It is put off, each time
 * for longer, and is looked for apart from those that never failed. After some failures the operators hear of it
 * (tell-stuck.ts). Several processes may run a batch on one database.
 */
export function defineBatch<Row extends BatchRow>(definition: BatchDefinition<Row>): Batch {
  const { name, changes } = definition;
  return { name, changes, run: (context) => runRound(definition, context) };
}

async function runRound<Row extends BatchRow>(
  { name, limit, atOnce = 1, find, work }: BatchDefinition<Row>,
  context: ServiceContext,
): Promise<number> {
  const { database, clock } = context.ports;
  const executor = database.connection;
  const now = clock.now();
  const search = { executor, now, limit };
  const fresh = await find({ ...search, isRetry: false, isMeant: (id) => hasNotFailed(executor, name, id) }, context);
  const retried = await listDueRetries(executor, name, now, limit);
  const isMeant = (id: PgColumn) => inArray(id, retried);
  const again = retried.length === 0 ? [] : await find({ ...search, isRetry: true, isMeant }, context);
  const isStillDue = new Set(again.map(({ id }) => id));
  await endRetries(
    executor,
    name,
    retried.filter((id) => !isStillDue.has(id)),
  );

  let count = 0;
  const queue = [...fresh, ...again].values();
  const workOn = async () => {
    for (const row of queue) {
      const outcome = await tryRow({ name, work }, context, row, now);
      if (outcome === 'elsewhere') continue;
      count += 1;
      if (outcome === 'done' && isStillDue.has(row.id)) await endRetries(executor, name, [row.id]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOn));
  return count;
}

/** Throws where the failure cannot be noted: then the database is away, and it is no fault of the row's. */
async function tryRow<Row extends BatchRow>(
  { name, work }: Pick<BatchDefinition<Row>, 'name' | 'work'>,
  context: ServiceContext,
  row: Row,
  now: Date,
): Promise<'done' | 'failed' | 'elsewhere'> {
  try {
    return (await work(context, row, now)) ? 'done' : 'elsewhere';
  } catch (error) {
    await putOff(context, { batch: name, rowId: row.id, triedAt: now }, error);
    return 'failed';
  }
}

/**
 * Puts off work that failed, and says so in the log. Answers until when; throws the failure itself where the database
 * is away.
 */
export async function putOff({ ports, log }: ServiceContext, failed: Failed, error: unknown): Promise<Date | null> {
  const { database, clock } = ports;
  const noted = await noteFailure(database.connection, failed, clock.now()).catch(() => {
    throw error;
  });
  if (noted === null) return null;
  timedJobFailures.inc({ job: failed.batch });
  const level = noted.failures >= BATCH_ALARM_FAILURES ? 'error' : 'warn';
  const { batch, rowId } = failed;
  log[level]({ err: error, batch, rowId, ...noted }, 'a batch failed at a row; it is put off and tried again');
  return noted.retryAt;
}
