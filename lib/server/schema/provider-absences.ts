import { boolean, index, pgTable, integer } from 'drizzle-orm/pg-core';

import { id, instant } from './columns';
import { providers } from './providers';

/**
 * A provider's absences from the hours of the week: a whole day off, or a busy hour of her own. Visits booked then stay
 * booked.
 */
export const providerAbsences = pgTable(
  'provider_absences',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    isWholeDay: boolean().notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
  },
  // What is over is before what is asked for, however much that is.
  (table) => [index().on(table.userId, table.endsAt, table.startsAt)],
);
