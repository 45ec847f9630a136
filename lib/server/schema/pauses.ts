import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { PauseKind } from '@/lib/contract/desk-enumerations';

import { categories, cities, locations } from './catalogue';
import { id, instant } from './columns';
import { users } from './identity';
import { providers } from './providers';

/**
 * The desk's pauses of places and providers (decision 0154). A row lives until `endedAt`. Its effect stands beside it,
 * in columns that searches read: `category_cities.is_paused`, `locations.is_paused`, and a provider's status.
 */
export const pauses = pgTable(
  'pauses',
  {
    id: id(),
    kind: text().$type<PauseKind>().notNull(),
    /** The paused city, or the only city where a service is paused. */
    cityId: integer().references(() => cities.id),
    categoryId: integer().references(() => categories.id),
    locationId: integer().references(() => locations.id),
    providerId: integer().references(() => providers.userId),
    /** The operator's reason, which the desk and the provider concerned read. */
    reason: text().notNull(),
    beganAt: instant().notNull(),
    /** Null for one that an operator ends. */
    endsAt: instant(),
    endedAt: instant(),
    madeById: integer()
      .notNull()
      .references(() => users.id),
    /** Null for one that lasts, and for one that ended by itself. */
    endedById: integer().references(() => users.id),
    /** The provider had paused herself before; her own pause goes on afterwards, where it lasts longer. */
    hadOwnPause: boolean().notNull().default(false),
    ownPausedUntil: instant(),
  },
  (table) => [
    check(
      'pauses_of_one',
      sql`CASE ${table.kind}
        WHEN 'city' THEN ${table.cityId} IS NOT NULL AND num_nonnulls(${table.categoryId}, ${table.locationId}, ${table.providerId}) = 0
        WHEN 'service' THEN ${table.categoryId} IS NOT NULL AND num_nonnulls(${table.locationId}, ${table.providerId}) = 0
        WHEN 'neighbourhood' THEN ${table.locationId} IS NOT NULL AND num_nonnulls(${table.cityId}, ${table.categoryId}, ${table.providerId}) = 0
        WHEN 'provider' THEN ${table.providerId} IS NOT NULL AND num_nonnulls(${table.cityId}, ${table.categoryId}, ${table.locationId}) = 0
        ELSE false END`,
    ),
    index('pauses_listed').on(table.kind, table.endedAt.desc().nullsFirst(), table.id.desc()),
    index()
      .on(table.endsAt)
      .where(sql`${table.endedAt} IS NULL`),
    index()
      .on(table.providerId)
      .where(sql`${table.providerId} IS NOT NULL`),
  ],
);

export type PauseRow = typeof pauses.$inferSelect;
