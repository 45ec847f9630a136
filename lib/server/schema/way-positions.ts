import { doublePrecision, index, integer, pgTable } from 'drizzle-orm/pg-core';

import { instant } from './columns';
import { tasks } from './orders';

/**
 * The provider's last position on the way to an order, if they share it (BEHAVIOUR 17); one an order, and deleted with
 * the way. A row with only `arrivedAt` means that they are at the door.
 */
export const wayPositions = pgTable(
  'way_positions',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id),
    /** Degrees of WGS 84; null once they have arrived. */
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    at: instant().notNull(),
    arrivedAt: instant(),
    /** A newer place that is too far from this one to be believed alone; null where the last one is believed. */
    doubtLatitude: doublePrecision(),
    doubtLongitude: doublePrecision(),
    doubtAt: instant(),
  },
  (table) => [index().on(table.at)],
);
