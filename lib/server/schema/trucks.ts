import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';
import { providers } from './providers';

/** Trucks that bring petrol, each with the one who drives it. */
export const trucks = pgTable(
  'trucks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 701 }),
    driverId: integer()
      .notNull()
      .unique()
      .references(() => providers.userId),
    /** What stands on its side. */
    number: text().notNull().unique(),
    /** `gasTypeEnum` of what it carries, what most ask for first. */
    fuels: jsonb().$type<readonly string[]>().notNull(),
    /** Where it was last: at the last car, or where it set out. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    seenAt: instant().notNull(),
  },
  (table) => [index().on(table.latitude, table.longitude)],
);
