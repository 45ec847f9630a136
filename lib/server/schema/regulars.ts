import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { RegularState } from '@/lib/contract/provider-enumerations';

import { id, instant } from './columns';
import { addresses, users } from './identity';
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
    /** When the provider agreed, declined or ended it; null while the customer waits. */
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
  },
  (table) => [
    index().on(table.userId, table.endsAt, table.startsAt),
    // What the sweep finds.
    index().on(table.reservedUntil),
  ],
);

/** How a customer was to work for, for the provider's own use. Null: nothing was said. */
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

/** What a provider, or a company's people, note of an address for the next visit. */
export const addressNotes = pgTable(
  'address_notes',
  {
    addressId: integer()
      .notNull()
      .references(() => addresses.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    /** Whose address it is. */
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
