import { doublePrecision, integer, pgTable } from 'drizzle-orm/pg-core';

import { locations } from './catalogue';
import { instant } from './columns';
import { providers } from './providers';

/**
 * The home base: where a provider starts a working day, mostly at home. Only the provider and the desk may read the
 * point.
 */
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
