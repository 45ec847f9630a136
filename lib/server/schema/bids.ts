import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';

import type { BidState, BidType } from '@/lib/contract/provider-enumerations';

import { id, instant, rials } from './columns';
import { tasks } from './orders';
import { providers } from './providers';

/**
 * A provider's offer to do an order (BEHAVIOUR 6). The database holds one live bid a provider and order, and one chosen
 * bid an order.
 */
export const bids = pgTable(
  'bids',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    type: text().$type<BidType>().notNull(),
    /** The sum of the job, or of one hour. */
    amountRials: rials().notNull(),
    hours: integer().notNull(),
    priceRials: rials().notNull(),
    /** The note, with ways around the marketplace masked. */
    note: text().notNull().default(''),
    state: text().$type<BidState>().notNull(),
    /** Photos of `work_photos`, from the bidder's past work. They are read while both sides of that work show them. */
    photoIds: integer().array().notNull().default([]),
    addedAt: instant().notNull(),
    editedAt: instant(),
  },
  (table) => [
    // With the id behind it a provider's bids are read from the newest on.
    index().on(table.providerId, table.id),
    index().on(table.taskId),
    // What won in the quarter.
    index('bids_chosen')
      .on(table.addedAt)
      .where(sql`state = 'selected'`),
    uniqueIndex('bids_one_live')
      .on(table.taskId, table.providerId)
      .where(sql`state IN ('pending', 'selected')`),
    uniqueIndex('bids_one_selected')
      .on(table.taskId)
      .where(sql`state = 'selected'`),
    check(
      'bids_price',
      sql`${table.hours} > 0 AND ${table.amountRials} > 0 AND ${table.priceRials} = ${table.amountRials} * CASE "type" WHEN 'hourly' THEN ${table.hours} ELSE 1 END`,
    ),
  ],
);

export type BidRow = typeof bids.$inferSelect;

/** A bid's words and prices that a provider keeps to begin others with. */
export const bidTemplates = pgTable(
  'bid_templates',
  {
    id: id(),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    title: text().notNull(),
    type: text().$type<BidType>().notNull(),
    amountRials: rials().notNull(),
    hours: integer().notNull(),
    note: text().notNull(),
  },
  (table) => [unique().on(table.providerId, table.title)],
);

/**
 * Orders that take bids and whose professionals are being told. A row is written with the order, or when it is opened
 * anew, and removed with the last of them. People who were told already are in `bid_readers`.
 */
export const bidInvitations = pgTable(
  'bid_invitations',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id),
    /** The time at which the next bidders are told. */
    dueAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt)],
);

/**
 * The providers who were told of an order that takes bids, or have found it, and those who have opened it. Of the
 * present window: a retry asks anew.
 */
export const bidReaders = pgTable(
  'bid_readers',
  {
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    /** Null for a provider who was not told. */
    askedAt: instant(),
    /** Null before it was opened. */
    readAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.providerId] }),
    index().on(table.providerId),
    index('bid_readers_last').on(sql`greatest(${table.askedAt}, ${table.readAt})`),
  ],
);

/**
 * A bidder's questions before the choice, with their answers (BEHAVIOUR 13): one at a time, and read by the two of them
 * alone.
 */
export const bidQuestions = pgTable(
  'bid_questions',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    text: text().notNull(),
    askedAt: instant().notNull(),
    answer: text(),
    answeredAt: instant(),
  },
  (table) => [
    index().on(table.taskId),
    index().on(table.providerId),
    uniqueIndex('bid_questions_one_open')
      .on(table.taskId, table.providerId)
      .where(sql`answered_at IS NULL`),
  ],
);
