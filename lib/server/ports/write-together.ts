import { sql, type SQLWrapper } from 'drizzle-orm';

import type { Transaction } from './database';

/**
 * Writes that do not depend on each other, as one statement and so one round trip: each is a WITH of its own. They see what was there before all of
 * them, so no two may change the same row. Nothing comes back.
 */
export async function writeTogether(transaction: Transaction, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} AS (${write.getSQL()})`);
  await transaction.execute(sql`WITH ${sql.join(parts, sql`, `)} SELECT 1`);
}
