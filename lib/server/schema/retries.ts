import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/**
 * A row that a batch failed at and has not done yet (batches/batch.ts). The batch leaves it out until `retryAt`.
 * `rowId` is the id by which the batch knows its rows; 0 stands for the job as a whole.
 */
export const retries = pgTable(
  'retries',
  {
    batch: text().notNull(),
    rowId: integer().notNull(),
    failures: integer().notNull(),
    /** The first time. */
    failedAt: instant().notNull(),
    retryAt: instant().notNull(),
    /** The time when the operators were told of it; null before. */
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.batch, table.rowId] }),
    index().on(table.batch, table.retryAt),
    index().on(table.retryAt),
    index()
      .on(table.failures)
      .where(sql`${table.toldAt} IS NULL`),
  ],
);
