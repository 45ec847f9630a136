import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';
import { users } from './identity';

/** A service of the catalogue, or a provider. */
export type BookmarkKind = 'service' | 'worker';

/** A person's bookmarks. A service or provider that is gone by now is left out where the bookmarks are read. */
export const bookmarks = pgTable(
  'bookmarks',
  {
    userId: integer()
      .notNull()
      .references(() => users.id),
    kind: text().$type<BookmarkKind>().notNull(),
    /** The category's or the provider's. */
    subjectId: integer().notNull(),
    markedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.subjectId] }),
    // Somebody marked a provider, and that account is erased.
    index().on(table.kind, table.subjectId),
  ],
);
