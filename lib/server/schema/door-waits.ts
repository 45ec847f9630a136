import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { DoorWord } from '@/lib/contract/provider-enumerations';

import { instant, rials } from './columns';
import { tasks } from './orders';

/**
 * The two sides' events at the door of an order (BEHAVIOUR 30); one row an order. It outlives the way: a dispute is
 * decided by it.
 */
export const doorWaits = pgTable('door_waits', {
  taskId: integer()
    .primaryKey()
    .references(() => tasks.id),
  /** The provider's reported arrival; null before, and once they have gone on. */
  arrivedAt: instant(),
  /** The distance in metres between the address and the position that they shared at that moment; null without one. */
  metresAway: integer(),
  /** Their first message since, which begins the countdown. */
  writtenAt: instant(),
  customerWord: text().$type<DoorWord>(),
  customerSaidAt: instant(),
});

/**
 * The fee of a door that nobody opened. Until `tasks.fee_due_at` it can be contested; the ledger has the fate of its
 * money.
 */
export const heldFees = pgTable('held_fees', {
  taskId: integer()
    .primaryKey()
    .references(() => tasks.id),
  /** The part that waits in escrow. */
  heldRials: rials().notNull(),
  /** The part that the customer owes, because nothing was paid for the order. */
  debtRials: rials().notNull(),
  heldAt: instant().notNull(),
  /** The time when the customer paid the debt. */
  debtPaidAt: instant(),
});
