import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { RepeatedPlan, SeriesConflict, SeriesState } from '@/lib/contract/series-enumerations';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import type { SeriesRule } from '@/lib/domain/series/series';

import { id, instant, rials } from './columns';
import { users } from './identity';
import type { OrderLine } from './order-detail';
import { tasks } from './orders';

/** A cleaning that comes again, with one provider (BEHAVIOUR 16). */
export const series = pgTable(
  'series',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => users.id),
    providerId: integer()
      .notNull()
      .references(() => users.id),
    state: text().$type<SeriesState>().notNull(),
    plan: text().$type<RepeatedPlan>().notNull(),
    /** The day of the first visit. */
    firstDay: text().notNull(),
    rules: jsonb().$type<readonly SeriesRule[]>().notNull(),
    /** No visit is planned from this day on; null while it goes on. */
    endsOn: text(),
    /** Rises with each act, as the calendar's SEQUENCE does. */
    sequence: integer().notNull().default(0),
    /** The draft of each visit: the first order's answers without its hour. */
    draft: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    hours: integer().notNull(),
    paymentWay: text().$type<PaymentWay>().notNull(),
    /** The agreed price of one visit, before the discount. */
    lines: jsonb().$type<readonly OrderLine[]>().notNull(),
    priceRials: rials().notNull(),
    /** A higher price that was told and waits for the customer; null where none does. */
    askedLines: jsonb().$type<readonly OrderLine[]>(),
    askedPriceRials: rials(),
    askedAt: instant(),
    /** The time of the customer's consent before the price's day; null without it. */
    agreedAt: instant(),
    /** The time when the next visit is to become an order; null where none is planned. */
    nextVisitAt: instant(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index().on(table.customerId, table.id),
    index().on(table.providerId),
    index()
      .on(table.nextVisitAt)
      .where(sql`${table.nextVisitAt} IS NOT NULL`),
  ],
);

export type SeriesRow = typeof series.$inferSelect;

/** Events of a series' visits. A planned visit without an event has no row. */
export const seriesVisits = pgTable(
  'series_visits',
  {
    id: id(),
    seriesId: integer()
      .notNull()
      .references(() => series.id, { onDelete: 'cascade' }),
    /** The day for which it was planned, which names it wherever it was moved. */
    plannedDay: text().notNull(),
    isSkipped: boolean().notNull().default(false),
    movedDay: text(),
    movedDeliveryTimeId: integer(),
    /** The order that it became. */
    taskId: integer().references(() => tasks.id),
    /** Why it did not become an order; its customer was told. Null for all others. */
    conflict: text().$type<SeriesConflict>(),
    /** The time when the wallet is tried, or its customer is asked to pay; null when that is done or not needed. */
    payAt: instant(),
  },
  (table) => [
    uniqueIndex().on(table.seriesId, table.plannedDay),
    uniqueIndex()
      .on(table.taskId)
      .where(sql`${table.taskId} IS NOT NULL`),
    index()
      .on(table.payAt)
      .where(sql`${table.payAt} IS NOT NULL`),
  ],
);

export type SeriesVisitRow = typeof seriesVisits.$inferSelect;
