import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { users } from './identity';

/** Views of the site with a person's eyes by operators, who could change nothing (decision 0159). */
export const personViews = pgTable(
  'person_views',
  {
    id: id(),
    operatorId: integer()
      .notNull()
      .references(() => users.id),
    /** The operator's own session, which sees with the person's eyes until the view ends. */
    sessionId: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    /** The person reads it. */
    reason: text().notNull(),
    beganAt: instant().notNull(),
    /** It ends by itself then. */
    endsAt: instant().notNull(),
    endedAt: instant(),
    /** The time when the person is told of it; null once they have been. */
    tellAt: instant(),
  },
  (table) => [
    uniqueIndex()
      .on(table.sessionId)
      .where(sql`${table.endedAt} is null`),
    index().on(table.userId, table.beganAt),
    index().on(table.operatorId),
    index().on(table.sessionId, table.id),
    index().on(table.tellAt),
  ],
);
