import { index, integer, pgTable } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { uploadedFiles } from './identity';
import { tasks } from './orders';

/** What a provider has handed over of a medical test. The file is the customer's own, so that nobody else reads it, and it goes with the account. */
export const testResults = pgTable(
  'test_results',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    fileId: integer()
      .notNull()
      .unique()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    addedAt: instant().notNull(),
  },
  (table) => [index().on(table.taskId)],
);
