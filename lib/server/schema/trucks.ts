import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from './columns';
import { providers } from './providers';
import { workVehicles } from './work-vehicles';

/** The place of each petrol driver with their truck. A row begins when they go online for the first time. */
export const trucks = pgTable(
  'trucks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity({ startWith: 701 }),
    driverId: integer()
      .notNull()
      .unique()
      .references(() => providers.userId),
    /** Litres in its tank: the driver's last report, minus the deliveries since. Null before: a full tank. */
    litres: doublePrecision(),
    /** The number on its side. */
    number: text().notNull(),
    /** The approved vehicle; null where the driver has removed it. */
    vehicleId: integer().references(() => workVehicles.id, { onDelete: 'set null' }),
    /** `gasTypeEnum` of its fuels, the one most asked for first. */
    fuels: jsonb().$type<readonly string[]>().notNull(),
    /** The last place: at the last car, or where it set out. */
    latitude: doublePrecision().notNull(),
    longitude: doublePrecision().notNull(),
    seenAt: instant().notNull(),
    /** Since when the driver takes orders; null while offline. */
    onlineSince: instant(),
    /** The last question for a position to a driver who is online. */
    askedAt: instant(),
  },
  (table) => [
    index().on(table.latitude, table.longitude),
    index().on(table.vehicleId),
    index('trucks_online')
      .on(table.seenAt)
      .where(sql`${table.onlineSince} IS NOT NULL`),
  ],
);
