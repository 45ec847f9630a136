import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant, rials } from './columns';
import { tasks } from './orders';

/**
 * A provider's word that the cash of an order was not paid, and its fate; one an order. It stands while
 * `tasks.cash_outcome` is `none`.
 */
export const cashClaims = pgTable(
  'cash_claims',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id),
    amountRials: rials().notNull(),
    claimedAt: instant().notNull(),
    /** The customer's words against it, which operators alone read. */
    contestText: text(),
    contestedAt: instant(),
    /** An operator's word; null before one. */
    decidedById: integer(),
    decisionReason: text(),
    decidedAt: instant(),
    /** The decision's time, or that of a later payment. */
    endedAt: instant(),
  },
  (table) => [
    index()
      .on(table.claimedAt, table.taskId)
      .where(sql`${table.endedAt} IS NULL`),
  ],
);
