import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { tasks } from './orders';

/**
 * The people who give a sample in an order of medical tests. Apart from the order's draft: a name is shown to those
 * alone who need it, and goes with the customer's account.
 */
export const orderPersons = pgTable(
  'order_persons',
  {
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** Counts from 1. */
    personNumber: integer().notNull(),
    name: text().notNull(),
    /** Persian or Gregorian, which its number tells (lib/domain/person/birth-year.ts). */
    birthYear: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.taskId, table.personNumber] })],
);
