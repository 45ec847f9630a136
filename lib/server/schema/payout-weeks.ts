import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';

/**
 * How far the payouts of a week have come (BEHAVIOUR 19): one row a week, so that a process that ends in between leaves
 * nobody out and pays nobody twice.
 */
export const payoutWeeks = pgTable('payout_weeks', {
  /** The Saturday that it began with, a Gregorian day in Tehran. */
  saturday: text().primaryKey(),
  /** Everybody up to this user has had theirs. */
  lastUserId: integer().notNull().default(0),
  endedAt: instant(),
});
