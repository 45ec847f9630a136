import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Executor } from '../ports/database';

/** A statement that deletes no more than this is over in a moment, and holds nobody up meanwhile. */
const ROWS_AT_ONCE = 2000;

/** Removes the rows of a condition that an index answers, some at a time, until none is left. */
export async function deleteOld(executor: Executor, table: PgTable, isOld: SQL | undefined): Promise<void> {
  let deleted: readonly unknown[];
  do {
    const some = executor
      .select({ place: sql`ctid` })
      .from(table)
      .where(isOld)
      .limit(ROWS_AT_ONCE);
    deleted = await executor
      .delete(table)
      .where(sql`ctid = ANY (ARRAY(${some}))`)
      .returning({ one: sql`1` });
  } while (deleted.length === ROWS_AT_ONCE);
}
