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
  /** Of the price, in percent. */
  percent: integer().notNull(),
  /** What the customer's wallet got. */
  amountRials: rials().notNull(),
  creditedAt: instant().notNull(),
  /**
   * What would have been due by the phone that was told the start code without network; left out where there was none.
   * The commission and the provider's pay bear no more than this.
   */
  saidRials: rials(),
  /** What the commission and the provider's pay bore of it at the order's end; the marketplace bears the rest. */
  commissionRials: rials().notNull().default(0),
  providerRials: rials().notNull().default(0),
});
