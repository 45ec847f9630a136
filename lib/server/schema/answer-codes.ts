import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/**
 * The letters by which somebody answers an offered order by SMS (BEHAVIOUR 18). Kept for a while after the offer's end.
 * So a late answer hears that it came too late, and is not taken for another order's.
 */
export const answerCodes = pgTable(
  'answer_codes',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    code: text().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.code), index().on(table.createdAt)],
);
