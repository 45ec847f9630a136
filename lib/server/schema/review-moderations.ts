import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import type { ReviewMeasure } from '@/lib/contract/desk-enumerations';
import type { ReviewQuality, ReviewReason } from '@/lib/contract/enumerations';
import type { SanctionDecision } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/**
 * Reviews that an operator took from the pages, with the removed parts: a lifted appeal puts them back (decision 0142).
 * A hidden review is no row of `reviews` meanwhile, so that no sum and no list has it.
 */
export const reviewModerations = pgTable(
  'review_moderations',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    customerId: integer()
      .notNull()
      .references(() => users.id),
    measure: text().$type<ReviewMeasure>().notNull(),
    /** The review's writer can read the reason. */
    reason: text().notNull(),
    decidedById: integer()
      .notNull()
      .references(() => users.id),
    decidedAt: instant().notNull(),
    stars: integer().notNull(),
    reasons: jsonb().$type<readonly ReviewReason[]>().notNull(),
    qualities: jsonb().$type<Partial<Readonly<Record<ReviewQuality, number>>>>().notNull(),
    text: text().notNull(),
    /** Files of the customer's own. */
    photoIds: jsonb().$type<readonly number[]>().notNull(),
    answer: text(),
    answeredAt: instant(),
    writtenAt: instant().notNull(),
    editedAt: instant().notNull(),
    appealDueAt: instant().notNull(),
    appealText: text(),
    appealedAt: instant(),
    appealDecision: text().$type<SanctionDecision>(),
    appealReason: text(),
    appealDecidedAt: instant(),
    appealDecidedById: integer().references(() => users.id),
  },
  (table) => [
    index().on(table.taskId),
    index().on(table.customerId),
    index()
      .on(table.appealedAt)
      .where(sql`${table.appealedAt} IS NOT NULL AND ${table.appealDecidedAt} IS NULL`),
  ],
);
