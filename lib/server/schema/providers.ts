import { sql } from 'drizzle-orm';
import { bit, boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { CarWashMethod, Gender } from '@/lib/contract/enumerations';
import type { ProviderStatus } from '@/lib/contract/provider-enumerations';
import { RATING_PRIOR } from '@/lib/domain/constants/reviews';

import { categories, cities, locations } from './catalogue';
import { id, instant } from './columns';
import { uploadedFiles, users } from './identity';
import { tasks } from './orders';

const HOURS_A_WEEK = 168;
const BAYESIAN_RATING = sql.raw(
  `(${RATING_PRIOR.mean * RATING_PRIOR.weight} + rating_sum)::double precision / (${RATING_PRIOR.weight} + rating_count)`,
);

/** SPEC 3 "Worker profile". */
export const providers = pgTable(
  'providers',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id),
    merchantId: integer().notNull(),
    merchantName: text().notNull(),
    workerCode: text().notNull().unique(),
    gender: text().$type<Gender>().notNull(),
    status: text().$type<ProviderStatus>().notNull(),
    about: text().notNull().default(''),
    slogan: text().notNull().default(''),
    hasBusinessCertificate: boolean().notNull().default(false),
    hasSkillCertificate: boolean().notNull().default(false),
    /** A no-criminal-record certificate (BEHAVIOUR 1.4). */
    hasClearRecordCertificate: boolean().notNull().default(false),
    warranty: text(),
    /** The provider's own text about prices, where the price book does not say it all. */
    tariffNote: text(),
    officeAddress: text(),
    officePhone: text(),
    ratingSum: integer().notNull().default(0),
    ratingCount: integer().notNull().default(0),
    doneTaskCount: integer().notNull().default(0),
    experienceMonths: integer().notNull().default(0),
    /** The places of a car washer's work: where the car stands, and some in a workshop, too. */
    carWashMethods: jsonb().$type<readonly CarWashMethod[]>().notNull().default(['on-site']),
    reliability: integer().notNull().default(100),
    /** No new work is offered until then (BEHAVIOUR 18); a timer takes it away. */
    offersHeldUntil: instant(),
    /** The time when a timer ends the pause; null for a pause without an end, and without a pause. */
    pausedUntil: instant(),
    /**
     * The key in the address at which calendars read the coming work, in the place of a login; null before the address
     * is made.
     */
    feedKey: text().unique(),
    /** Approved without a photo, and offered nothing until there is one (custom.sql keeps it). */
    lacksPhoto: boolean().notNull().default(false),
    /** The last answer to the practice alert. */
    practisedAt: instant(),
    registeredAt: instant().notNull(),
    /** The sort key of lists: `toBayesianRating` of the two sums, which the database computes itself. */
    bayesianRating: doublePrecision().notNull().generatedAlwaysAs(BAYESIAN_RATING),
  },
  (table) => [
    index().on(table.merchantId),
    index()
      .on(table.offersHeldUntil)
      .where(sql`${table.offersHeldUntil} IS NOT NULL`),
    index()
      .on(table.pausedUntil)
      .where(sql`${table.pausedUntil} IS NOT NULL`),
  ],
);

/** Pictures of a provider's work, for everybody to see on her page. */
export const providerPictures = pgTable(
  'provider_pictures',
  {
    fileId: integer()
      .primaryKey()
      .references(() => uploadedFiles.id),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.userId)],
);

/** A provider's configuration: the triple that an alert must match (SPEC 4). */
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
  (table) => [primaryKey({ columns: [table.userId, table.locationId] }), index().on(table.locationId, table.userId)],
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

/**
 * The providers who serve a category in a city, the best first: active ones alone, with their types, hours and rating.
 * Nobody writes it: the database keeps it with the tables that it comes from (custom.sql), and
 * `rebuild_city_providers()` makes it anew.
 */
export const cityProviders = pgTable(
  'city_providers',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    userId: integer()
      .notNull()
      .references(() => providers.userId),
    typeIds: integer().array().notNull(),
    /** The hours of the week that are worked, Saturday's first hour first. */
    weekHours: bit({ dimensions: HOURS_A_WEEK }).notNull(),
    bayesianRating: doublePrecision().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.cityId, table.userId] }),
    index('city_providers_best').on(
      table.categoryId,
      table.cityId,
      table.bayesianRating.desc().nullsFirst(),
      table.userId,
    ),
    // What weeks are worked in a city, and who works at an hour.
    index('city_providers_weeks').on(table.categoryId, table.cityId, table.weekHours, table.userId),
    index().on(table.userId),
  ],
);

/** Time that somebody is not free. Live rows of one person never overlap: custom.sql has the exclusion constraint. */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    /** The order's provider, or the worker of a company's team. */
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    /**
     * The person whose time it takes. It is the provider, except for work that a company has not handed out yet: one of
     * its team is held for that. Where it is left out, the database writes the provider (custom.sql).
     */
    personId: integer()
      .notNull()
      .references(() => providers.userId),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    isLive: boolean().notNull().default(true),
  },
  (table) => [
    // What is booked from some time on; what is over is before it, however much that is.
    index('bookings_to_come')
      .on(table.providerId, table.endsAt, table.startsAt)
      .where(sql`${table.isLive}`),
    index('bookings_of_person')
      .on(table.personId, table.endsAt, table.startsAt)
      .where(sql`${table.isLive}`),
    index().on(table.taskId),
  ],
);
