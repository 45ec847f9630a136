import { sql, type SQLWrapper, type WithSubquery } from 'drizzle-orm';

import type { Transaction } from './database';

/**
 * A statement that was built and is not sent. It is no promise, so awaiting it does nothing, and no builder of
 * statements, which would send itself when it is awaited. `writeTogether` alone sends it.
 */
export class PendingWrite {
  readonly #statement: SQLWrapper;
  constructor(statement: SQLWrapper) {
    this.#statement = statement;
  }
  toWith(transaction: Transaction, name: string): WithSubquery {
    return transaction.$with(name, {}).as(this.#statement.getSQL());
  }
}

/**
 * Writes that do not depend on each other, as one statement and so one round trip: each is a WITH of its own. They see
 * the state before all of them, so no two may change one row. A row may name another that is written beside it, because
 * foreign keys are checked when all is written. Nothing comes back.
 */
export async function writeTogether(transaction: Transaction, writes: readonly PendingWrite[]): Promise<void> {
  if (writes.length === 0) return;
  await transaction
    .with(...toWriteParts(transaction, writes))
    .select({ done: sql`1` })
    .from(sql`(VALUES (1)) AS once`);
}

/** Writes that do not depend on each other, each a WITH, for a statement that has more to say. */
export function toWriteParts(transaction: Transaction, writes: readonly PendingWrite[]): WithSubquery[] {
  return writes.map((write, index) => write.toWith(transaction, `write_${index}`));
}
