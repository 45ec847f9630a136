import { integer, pgTable } from 'drizzle-orm/pg-core';

import { instant, rials } from './columns';
import { tasks } from './orders';

/** Visits that began later than promised (BEHAVIOUR 24); one an order, written in the transaction of the start. */
export const lateStarts = pgTable('late_starts', {
  taskId: integer()
    .primaryKey()
    .references(() => tasks.id),
  /** After the visit's hour, in whole minutes. */
  lateMinutes: integer().notNull(),
  /** The share of the price, in percent. */
  percent: integer().notNull(),
  /** The credit to the customer's wallet. */
  amountRials: rials().notNull(),
  creditedAt: instant().notNull(),
  /**
   * The credit that would have been due by the start code's time on a phone without network; left out where there was
   * none. The commission and the provider's pay bear at most this.
   */
  saidRials: rials(),
  /** The parts that the commission and the provider's pay bore at the order's end; the marketplace bears the rest. */
  commissionRials: rials().notNull().default(0),
  providerRials: rials().notNull().default(0),
});
