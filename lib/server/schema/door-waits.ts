import { integer, pgTable, text } from 'drizzle-orm/pg-core';

import type { DoorWord } from '@/lib/contract/provider-enumerations';

import { instant, rials } from './columns';
import { tasks } from './orders';

/**
 * What the two sides of an order say at the door (BEHAVIOUR 30); one an order. It outlives the way: a dispute is
 * decided by it.
 */
export const doorWaits = pgTable('door_waits', {
  taskId: integer()
    .primaryKey()
    .references(() => tasks.id),
  /** When the provider said that they are there; null before, and once they have gone on. */
  arrivedAt: instant(),
  /** How far from the address a position was that they shared at that moment; null without one. */
  metresAway: integer(),
  /** Their first message since, which begins the countdown. */
  writtenAt: instant(),
  customerWord: text().$type<DoorWord>(),
  customerSaidAt: instant(),
});

/**
 * The fee of a door that nobody opened. Until `tasks.fee_due_at` it can be contested; the ledger has what became of its
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
  /** When the customer paid the debt. */
  debtPaidAt: instant(),
});
