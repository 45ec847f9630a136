import { eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import type { Transaction } from '../ports/database';
import { tasks } from '../schema';
import { HELD } from './of-person';

type Step = { readonly rowsOf: string } | { readonly emptied: PgTable['$inferInsert']; readonly of: string };

/** The tables that are erased by the steps of `OF_PERSON`, in its order. */
export const ERASED_ROWS = HELD.flatMap(({ table, erased }) => {
  const steps: readonly Step[] = [erased].flat().filter((way) => typeof way === 'object');
  return steps.length === 0 ? [] : [{ table, steps }];
});

const SIDES: Readonly<Record<string, typeof tasks.customerId | typeof tasks.providerId>> = {
  'their orders': tasks.customerId,
  'their works': tasks.providerId,
};

/** Takes the steps of `OF_PERSON`: deletes rows that have the person's id, and empties columns of rows that stay. */
export async function eraseRows(transaction: Transaction, userId: number): Promise<void> {
  for (const { table, steps } of ERASED_ROWS)
    for (const step of steps)
      if ('rowsOf' in step) await transaction.delete(table).where(isTheirs(transaction, table, step.rowsOf, userId));
      else
        await transaction
          .update(table)
          .set(step.emptied)
          .where(isTheirs(transaction, table, step.of, userId));
}

function isTheirs(transaction: Transaction, table: PgTable, owner: string, userId: number): SQL {
  const side = SIDES[owner];
  const column = getTableColumns(table)[side ? 'taskId' : owner];
  if (!column) throw new Error(`A table of OF_PERSON has no column for "${owner}".`);
  if (!side) return eq(column, userId);
  return inArray(column, transaction.select({ id: tasks.id }).from(tasks).where(eq(side, userId)));
}
