import { and, notInArray, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '../ports/database';

/** A statement that deletes no more than this is over in a moment, and holds nobody up meanwhile. */
const ROWS_AT_ONCE = 2000;

/** The table and which of its rows are old, by a condition that an index answers. */
type OldRows = readonly [table: PgTable, isOld: SQL | undefined];

/**
 * Removes old rows, some at a time, until none is left. A row that cannot be removed is passed over, and so is a table;
 * at the end the first failure is thrown. The next sweep tries again.
 */
export async function deleteOld(executor: Executor, ...old: readonly OldRows[]): Promise<void> {
  const failures: unknown[] = [];
  for (const [table, isOld] of old) failures.push(...(await deleteRows(executor, table, isOld)));
  if (failures.length > 0) throw failures[0];
}

const PLACE = sql<string>`ctid::text`;

async function deleteRows(executor: Executor, table: PgTable, isOld: SQL | undefined): Promise<readonly unknown[]> {
  const stuck: string[] = [];
  const failures: unknown[] = [];
  let count: number;
  do {
    const isLeft = stuck.length === 0 ? isOld : and(isOld, notInArray(PLACE, stuck));
    count = await deleteSome(executor, table, isLeft).catch(async (error: unknown) => {
      failures.push(error);
      const places = await listPlaces(executor, table, isLeft);
      for (const place of places) if (!(await canDelete(executor, table, place))) stuck.push(place);
      return places.length;
    });
  } while (count === ROWS_AT_ONCE);
  return failures;
}

async function deleteSome(executor: Executor, table: PgTable, isLeft: SQL | undefined): Promise<number> {
  const some = executor
    .select({ place: sql`ctid` })
    .from(table)
    .where(isLeft)
    .limit(ROWS_AT_ONCE);
  const deleted = await executor
    .delete(table)
    .where(sql`ctid = ANY (ARRAY(${some}))`)
    .returning({ one: sql`1` });
  return deleted.length;
}

async function listPlaces(executor: Executor, table: PgTable, isLeft: SQL | undefined): Promise<string[]> {
  const rows = await executor.select({ place: PLACE }).from(table).where(isLeft).limit(ROWS_AT_ONCE);
  return rows.map(({ place }) => place);
}

async function canDelete(executor: Executor, table: PgTable, place: string): Promise<boolean> {
  return executor
    .delete(table)
    .where(sql`ctid = ${place}::tid`)
    .then(
      () => true,
      () => false,
    );
}
