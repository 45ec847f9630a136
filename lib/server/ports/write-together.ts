import { sql, type SQLWrapper, type WithSubquery } from 'drizzle-orm';

import type { Transaction } from './database';

/**
 * Writes that do not depend on each other, as one statement and so one round trip: each is a WITH of its own. They see what was there before all of
 * them, so no two may change the same row; a row may name another that is written beside it, for foreign keys are looked at when all is written.
 * Nothing comes back.
 */
export async function writeTogether(transaction: Transaction, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length === 0) return;
  await transaction
    .with(...toWriteParts(transaction, writes))
    .select({ done: sql`1` })
    .from(sql`(VALUES (1)) AS once`);
}

/** The same for a statement that has more to say. */
export function toWriteParts(transaction: Transaction, writes: readonly SQLWrapper[]): WithSubquery[] {
  return writes.map((write, index) => transaction.$with(`write_${index}`, {}).as(write.getSQL()));
}
