import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { ReviewQuality, ReviewReason } from '@/lib/contract/enumerations';

import { categories } from './catalogue';
import { id, instant } from './columns';
import { uploadedFiles, users } from './identity';
import { tasks } from './orders';
import { providers } from './providers';

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
    reasons: jsonb().$type<readonly ReviewReason[]>().notNull(),
    /** Stars of single qualities; none is required. */
    qualities: jsonb().$type<Partial<Readonly<Record<ReviewQuality, number>>>>().notNull().default({}),
    /** The count of its rows in `review_photos`. */
    photoCount: integer().notNull().default(0),
    text: text().notNull().default(''),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The provider's answer, once; null without one. */
    answer: text(),
    answeredAt: instant(),
    /** The task's category, whatever is written here (custom.sql): the pages of services find it by these columns. */
    categoryId: integer(),
    typeId: integer(),
    cityId: integer(),
  },
  (table) => {
    const saysSomething = sql`(${table.text} <> '' OR ${table.photoCount} > 0)`;
    const { createdAt, id: last } = table;
    return [
      index().on(table.customerId),
      index('reviews_of_provider').on(table.providerId, createdAt, last),
      index('reviews_of_category').on(table.categoryId, createdAt, last).where(saysSomething),
      index('reviews_of_type').on(table.categoryId, table.typeId, createdAt, last).where(saysSomething),
      index('reviews_of_city').on(table.categoryId, table.cityId, createdAt, last).where(saysSomething),
    ];
  },
);

/**
 * The sums of a service's stars in a city. Kept by the database with each review (custom.sql), and made anew by
 * `rebuild_review_totals()`.
 */
export const reviewTotals = pgTable(
  'review_totals',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    /** 0 for orders of a kind without types. */
    typeId: integer().notNull(),
    cityId: integer().notNull(),
    ratingSum: integer().notNull(),
    ratingCount: integer().notNull(),
    /** Counts of reviews with one star, two, and so on to five. */
    starCounts: integer().array().notNull().default([0, 0, 0, 0, 0]),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.typeId, table.cityId] })],
);

/** The subject of a provider's stars: the work as a whole, or one quality of it. */
export type RatingMeasure = 'stars' | ReviewQuality;

/**
 * Counts of a provider's reviews by stars, for the work and for each quality. Kept by the database with each review
 * (custom.sql), and made anew by `rebuild_review_totals()`.
 */
export const providerRatings = pgTable(
  'provider_ratings',
  {
    providerId: integer()
      .notNull()
      .references(() => providers.userId),
    measure: text().$type<RatingMeasure>().notNull(),
    stars: integer().notNull(),
    ratingCount: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.measure, table.stars] })],
);

/** Photos that a customer shows with a review. Everybody sees them. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    fileId: integer()
      .primaryKey()
      .references(() => uploadedFiles.id, { onDelete: 'cascade' }),
    taskId: integer()
      .notNull()
      .references(() => reviews.taskId, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.taskId)],
);
