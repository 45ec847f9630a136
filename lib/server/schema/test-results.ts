import { index, integer, pgTable } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { uploadedFiles } from './identity';
import { tasks } from './orders';

/**
 * Results of a medical test that a provider has handed over, for one person of its order. The file is the customer's
 * own, so that nobody else reads it, and it goes with the account. A withdrawn one keeps its row without the file: both
 * sides see that there was one.
 */
export const testResults = pgTable(
  'test_results',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** The person's number in the order, from 1; null for results from before this was stored. */
    personNumber: integer(),
    /** Null once it was taken back. */
    fileId: integer()
      .unique()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    addedAt: instant().notNull(),
    withdrawnAt: instant(),
  },
  (table) => [index().on(table.taskId)],
);
