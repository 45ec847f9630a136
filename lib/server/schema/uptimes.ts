import { pgTable } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';

/** Stretches in which the site worked, one after the other; between two of them it was away. */
export const uptimes = pgTable('uptimes', {
  id: id(),
  startedAt: instant().notNull(),
  /** The last sign of life, by the marketplace's clock. */
  seenAt: instant().notNull(),
  /** The sign's time by the database's own clock: a process clock that was moved by hand makes no outage. */
  seenByDatabaseAt: instant().notNull(),
});
