import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { categories, locations } from './catalogue';
import { id, instant } from './columns';
import { users } from './identity';
import { tasks } from './orders';

/** SPEC 3 "Worker profile". */
export const providers = pgTable('providers', {
  userId: integer()
    .primaryKey()
    .references(() => users.id),
  merchantId: integer().notNull(),
  merchantName: text().notNull(),
  workerCode: text().notNull().unique(),
  gender: text().$type<'female' | 'male'>().notNull(),
  status: text().$type<'active' | 'paused' | 'suspended'>().notNull(),
  about: text().notNull().default(''),
  slogan: text().notNull().default(''),
  hasBusinessCertificate: boolean().notNull().default(false),
  hasSkillCertificate: boolean().notNull().default(false),
  /** A no-criminal-record certificate (BEHAVIOUR 1.4). */
  hasClearRecordCertificate: boolean().notNull().default(false),
  warranty: text(),
  officeAddress: text(),
  officePhone: text(),
  ratingSum: integer().notNull().default(0),
  ratingCount: integer().notNull().default(0),
  doneTaskCount: integer().notNull().default(0),
  experienceMonths: integer().notNull().default(0),
  reliability: integer().notNull().default(100),
  registeredAt: instant().notNull(),
});

/** What a provider is configured for: the triple that an alert must match (SPEC 4). */
export const providerServices = pgTable(
  'provider_services',
  {
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    typeId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.categoryId, table.typeId] })],
);

export const providerLocations = pgTable(
  'provider_locations',
  {
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    locationId: integer()
      .notNull()
      .references(() => locations.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.locationId] })],
);

/** Hours a provider works on a weekday, Tehran time: 0 is Saturday, hours 0–24. */
export const providerShifts = pgTable(
  'provider_shifts',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    weekday: integer().notNull(),
    startHour: integer().notNull(),
    endHour: integer().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** Time a provider is not free. Rows that are live never overlap: custom.sql has the exclusion constraint. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isLive: boolean().notNull().default(true),
  },
  (table) => [index().on(table.providerId, table.startsAt)],
);

/** One review a task, 1–5 with reasons and text (BEHAVIOUR 11). */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    taskId: integer()
      .notNull()
      .unique()
      .references(() => tasks.id),
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    customerId: integer()
      .notNull()
      .references(() => users.id),
    stars: integer().notNull(),
    reasons: jsonb().$type<readonly string[]>().notNull(),
    text: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index().on(table.providerId)],
);
