import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { ServiceContext } from '../context';
import type { Transaction } from '../ports/database';
import { defineBatch, type Batch } from './batch';

interface RowBatchDefinition<Table extends PgTable> {
  readonly name: string;
  readonly limit: number;
  readonly table: Table;
  readonly id: PgColumn;
  /** The column of a row's due time. */
  readonly due: PgColumn;
  /** The time before its hour at which a row is due. */
  readonly leadMs?: number;
  /** A further condition on a due row. */
  readonly where?: (now: Date) => SQL | undefined;
  /** Does one row that the transaction has locked, so that it is due no more. */
  readonly work: (
    transaction: Transaction,
    row: Table['$inferSelect'],
    now: Date,
    context: ServiceContext,
  ) => Promise<unknown>;
  /** After the commit: wakes the relays that the work has written for. */
  readonly wake?: (context: ServiceContext) => void;
}

/** A batch whose work is one transaction a row, under the row's lock. */
export function defineRowBatch<Table extends PgTable>(definition: RowBatchDefinition<Table>): Batch {
  const { name, limit, id, due, leadMs = 0, where, work, wake } = definition;
  const table: PgTable = definition.table;
  const isDue = (now: Date) => and(lte(due, new Date(now.getTime() + leadMs)), where?.(now));
  return defineBatch<{ readonly id: number }>({
    name,
    limit,
    changes: id,
    find: ({ executor, now, limit: most, isMeant }) =>
      executor
        .select({ id })
        .from(table)
        .where(and(isDue(now), isMeant(id)))
        .orderBy(asc(due))
        .limit(most) as unknown as Promise<{ readonly id: number }[]>,
    work: async (context, row, now) => {
      const isDone = await context.ports.database.transaction(async (transaction) => {
        const [locked] = await transaction
          .select()
          .from(table)
          .where(and(eq(id, row.id), isDue(now)))
          .for('update', { skipLocked: true });
        if (locked) await work(transaction, locked as Table['$inferSelect'], now, context);
        return locked !== undefined;
      });
      if (isDone) wake?.(context);
      return isDone;
    },
  });
}
