import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/**
 * The progress of a day's or a week's payouts (BEHAVIOUR 19), one row each. So a process that ends in between leaves
 * nobody out and pays nobody twice.
 */
export const payoutRounds = pgTable(
  'payout_rounds',
  {
    kind: text().$type<'daily' | 'weekly'>().notNull(),
    /** The day that it began with, a Gregorian one in Tehran; of a week its Saturday. */
    day: text().notNull(),
    /** Every provider up to this user has been paid. */
    lastUserId: integer().notNull().default(0),
    endedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.day] })],
);
