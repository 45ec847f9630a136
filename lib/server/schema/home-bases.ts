import { doublePrecision, integer, pgTable } from 'drizzle-orm/pg-core';

import { locations } from './catalogue';
import { instant } from './columns';
import { providers } from './providers';

/** Where a provider starts from on a working day. It is mostly her home: nobody but she and the desk reads the point. */
export const homeBases = pgTable('home_bases', {
  userId: integer()
    .primaryKey()
    .references(() => providers.userId),
  locationId: integer()
    .notNull()
    .references(() => locations.id),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  savedAt: instant().notNull(),
});
