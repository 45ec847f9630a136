import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant, rials } from './columns';

/**
 * A code that becomes a gift in the wallet, or when an order is settled with it, once a person. Its terms hold for the
 * gift as well and never change, so that nobody's gift becomes worth less.
 */
export const giftCodes = pgTable('gift_codes', {
  code: text().primaryKey(),
  /** The number by which the desk and the questions to a second operator name it. */
  id: integer().notNull().unique().generatedAlwaysAsIdentity(),
  amountRials: rials().notNull(),
  remainingUses: integer().notNull(),
  /** The only owner of the code; null for one that anybody may use. */
  ownerId: integer(),
  /** Null for a code that could be used from its making on. */
  beginsAt: instant(),
  expiresAt: instant().notNull(),
  /** The most that the gift pays of one order, in percent of its price; null for the share of every gift. */
  sharePercent: integer(),
  /** The smallest price of an order that the gift pays for. */
  leastOrderRials: rials().notNull().default(0),
  /** The cities and services of the orders that the gift pays for; null for all of them. */
  cityIds: jsonb().$type<readonly number[]>(),
  categoryIds: jsonb().$type<readonly number[]>(),
  isFirstOrderOnly: boolean().notNull().default(false),
  /** The code is worth so much in all that a second operator has to approve it: until then nobody can use it. */
  isWaiting: boolean().notNull().default(false),
  /** Null for a code that no operator made. */
  madeById: integer(),
  madeAt: instant(),
  /** The time when an operator ended it early. Gifts made by then stay. */
  endedAt: instant(),
});

export type GiftCodeRow = typeof giftCodes.$inferSelect;
