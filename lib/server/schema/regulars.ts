import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import type { OrderSide } from '@/lib/contract/enumerations';
import type { HourOfferState, RegularState } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { addresses, users } from './identity';
import { tasks } from './orders';
import { providers } from './providers';

/** A customer keeps a provider, or has asked to (BEHAVIOUR 26). A refusal stays, so that nobody asks every day. */
export const regulars = pgTable(
  'regulars',
  {
    customerId: integer()
      .notNull()
      .references(() => users.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    state: text().$type<RegularState>().notNull(),
    askedAt: instant().notNull(),
    /** The time when the provider agreed, declined or ended it; null while the customer waits. */
    decidedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.providerId] }),
    index().on(table.providerId, table.state),
    check('regulars_others', sql`${table.customerId} <> ${table.providerId}`),
  ],
);

/**
 * Hours that a provider opened and that their regulars alone may book until an instant (decision 0101). A row takes
 * nobody's time: `provider_absences` and `bookings` say whether the provider has it.
 */
export const reservedHours = pgTable(
  'reserved_hours',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    reservedUntil: instant().notNull(),
    /** The time when the regulars were told of it, or it was left out because they had just been told of others. */
    toldAt: instant(),
  },
  (table) => [
    index().on(table.userId, table.endsAt, table.startsAt),
    // What the sweep finds, and what is still to be told.
    index().on(table.reservedUntil),
  ],
);

/** A provider's rating of a customer, for the provider's own use. Null: nothing was said. */
export const customerRatings = pgTable(
  'customer_ratings',
  {
    customerId: integer()
      .notNull()
      .references(() => users.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    isReady: boolean(),
    hasPaid: boolean(),
    isRespectful: boolean(),
    ratedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.providerId] }), index().on(table.providerId)],
);

/** A note of a provider, or of a company's people, on an address for the next visit. */
export const addressNotes = pgTable(
  'address_notes',
  {
    addressId: integer()
      .notNull()
      .references(() => addresses.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    /** The owner of the address. */
    customerId: integer()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    writtenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.addressId, table.providerId] }),
    index().on(table.providerId),
    index().on(table.customerId),
  ],
);

/**
 * One of the two wants nothing more to do with the other: neither is offered to the other any more (decision 0145). The
 * other one hears nothing of it.
 */
export const partings = pgTable(
  'partings',
  {
    customerId: integer()
      .notNull()
      .references(() => users.id),
    /** The provider or the company's member who came. */
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    wantedBy: text().$type<OrderSide>().notNull(),
    /** The order that it was said of. */
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    partedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.providerId, table.wantedBy] }),
    index().on(table.providerId),
    index().on(table.taskId),
  ],
);

/** A provider offers one of their free hours to a regular customer, for the work of the last order of the two. */
export const hourOffers = pgTable(
  'hour_offers',
  {
    id: id(),
    customerId: integer()
      .notNull()
      .references(() => users.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    /** The finished order whose answers and address it takes. */
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    gDate: text().notNull(),
    deliveryTimeId: integer().notNull(),
    state: text().$type<HourOfferState>().notNull(),
    offeredAt: instant().notNull(),
    /** It is closed from then on, whatever its state says. */
    endsAt: instant().notNull(),
  },
  (table) => [
    // One waits at a time between the two.
    uniqueIndex()
      .on(table.customerId, table.providerId)
      .where(sql`${table.state} = 'open'`),
    index().on(table.customerId, table.endsAt),
    index().on(table.providerId),
    index().on(table.taskId),
    // What the sweep finds.
    index().on(table.endsAt),
  ],
);
