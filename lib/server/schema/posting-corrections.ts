import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { id, instant, rials } from './columns';
import { users } from './identity';
import { ledgerPostings } from './money';

/** Postings that correct another, and the sum that they leave of it. The posting itself has the movements. */
export const postingCorrections = pgTable(
  'posting_corrections',
  {
    id: id(),
    /** The posting that corrects the other one. */
    postingId: integer()
      .notNull()
      .unique()
      .references(() => ledgerPostings.id),
    correctedId: integer()
      .notNull()
      .references(() => ledgerPostings.id),
    /** The corrected posting's present sum. */
    leftRials: rials().notNull(),
    /** Why, in the operator's words. */
    reason: text().notNull(),
    madeById: integer()
      .notNull()
      .references(() => users.id),
    madeAt: instant().notNull(),
  },
  (table) => [index().on(table.correctedId, table.id)],
);
