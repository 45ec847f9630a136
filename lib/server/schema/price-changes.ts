import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { PriceChangeState } from '@/lib/contract/enumerations';

import { id, instant, rials } from './columns';
import { users } from './identity';
import type { OrderLine } from './order-detail';
import { tasks } from './orders';

/** Another final price that a provider proposed (BEHAVIOUR 14), and its fate. One is open at a time. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    /** The lines that it adds to the order's. */
    lines: jsonb().$type<readonly OrderLine[]>().notNull(),
    reason: text().notNull(),
    fileId: integer(),
    oldRials: rials().notNull(),
    newRials: rials().notNull(),
    state: text().$type<PriceChangeState>().notNull(),
    proposedAt: instant().notNull(),
    answerDueAt: instant().notNull(),
    decidedAt: instant(),
  },
  (table) => [
    index().on(table.taskId),
    index().on(table.providerId),
    index().on(table.fileId),
    uniqueIndex('price_changes_one_open')
      .on(table.taskId)
      .where(sql`${table.state} = 'open'`),
    // Both as columns: a statement that names its state as a value does not meet an index of one state.
    index('price_changes_due').on(table.state, table.answerDueAt),
  ],
);
