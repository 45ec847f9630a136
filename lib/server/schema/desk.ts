import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { users } from './identity';

/** The operator of a case. The case's facts stand in the tables of its subject. */
export const deskCases = pgTable(
  'desk_cases',
  {
    /** A queue's name, with the id of the row that waits in it. */
    queue: text().notNull(),
    subjectId: integer().notNull(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    takenAt: instant().notNull(),
    /** Out of sight for its owner until then. */
    snoozedUntil: instant(),
  },
  (table) => [primaryKey({ columns: [table.queue, table.subjectId] }), index().on(table.ownerId)],
);

/** The present viewers of a case; a row older than a minute or so no longer counts. */
export const deskViewers = pgTable(
  'desk_viewers',
  {
    queue: text().notNull(),
    subjectId: integer().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.queue, table.subjectId, table.userId] }),
    index().on(table.userId),
    index().on(table.seenAt),
  ],
);

/** A list of the desk as an operator wants to see it again: its address, with filter and order in the query. */
export const deskViews = pgTable(
  'desk_views',
  {
    id: id(),
    ownerId: integer()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Below `/operator/`, with its query. */
    address: text().notNull(),
    /** Every operator sees it. */
    isShared: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.ownerId), index().on(table.isShared)],
);
