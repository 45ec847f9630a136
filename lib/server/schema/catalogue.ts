import { sql, type SQL } from 'drizzle-orm';
import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { CategoryTypeSeed, CategorySeed, GradeSeed, Localized } from '@/lib/catalogue/types';
import type { PriceBook } from '@/lib/domain/money/price-book';

import { instant, seededId } from './columns';

export const provinces = pgTable('provinces', {
  id: integer().primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
});

export const cities = pgTable('cities', {
  id: integer().primaryKey(),
  provinceId: integer()
    .notNull()
    .references(() => provinces.id),
  name: jsonb().$type<Localized>().notNull(),
});

/** A neighbourhood; its zone is the municipal region. */
export const locations = pgTable('locations', {
  id: integer().primaryKey(),
  cityId: integer()
    .notNull()
    .references(() => cities.id),
  zoneId: integer().notNull(),
  name: jsonb().$type<Localized>().notNull(),
  latitude: doublePrecision().notNull(),
  longitude: doublePrecision().notNull(),
  /** The desk takes no new orders there for now (`pauses`). */
  isPaused: boolean().notNull().default(false),
});

/** The last change of a row, as ISO 8601 (catalogue/load-catalogue.ts). */
interface Dated {
  readonly changedAt: string;
}

/** SPEC 3 "Category bundle"; its words stand in `content`, in four languages. */
export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  seopath: text().notNull().unique(),
  kind: text().$type<CategorySeed['kind']>().notNull(),
  matching: text().$type<CategorySeed['matching']>().notNull(),
  position: integer().notNull(),
  isHidden: boolean().notNull(),
  isSpecial: boolean().notNull(),
  isOrderable: boolean().notNull(),
  content: jsonb()
    .$type<Pick<CategorySeed, 'name' | 'serviceName' | 'keywords' | 'description' | 'page'> & Dated>()
    .notNull(),
  grades: jsonb().$type<GradeSeed[]>().notNull(),
});

export const categoryTypes = pgTable('category_types', {
  id: integer().primaryKey(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
  seopath: text().notNull(),
  position: integer().notNull(),
  hasPage: boolean().notNull(),
  /** Null where its orders are of its category's kind. */
  kind: text().$type<CategorySeed['kind']>(),
  /** False for one that its category's orders are not made for. */
  isOrderable: boolean().notNull().default(true),
  content: jsonb()
    .$type<Pick<CategoryTypeSeed, 'name' | 'keywords' | 'description' | 'page' | 'children'> & Dated>()
    .notNull(),
});

/**
 * A service's name alone. The words of its pages, which stand beside it, are a hundred times as long, and a list would
 * load them with each row.
 */
export function selectName({ content }: typeof categories | typeof categoryTypes): SQL<Localized> {
  return sql<Localized>`${content} -> 'name'`;
}

/**
 * Cities a category works in. It takes orders there where the catalogue has it active and the desk has not paused it:
 * ask `isOpenThere`.
 */
export const categoryCities = pgTable(
  'category_cities',
  {
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    cityId: integer()
      .notNull()
      .references(() => cities.id),
    /** Set by the shipped catalogue. */
    isActive: boolean().notNull(),
    /** Set by the desk (`pauses`), for the city, the service, or the service in the city. */
    isPaused: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.cityId] })],
);

/** A condition on a row of `category_cities`: the category takes orders in the city now. */
export const isOpenThere = sql<boolean>`(${categoryCities.isActive} AND NOT ${categoryCities.isPaused})`;

/**
 * A city's prices of a category from a date on, with that city alone in them. An order keeps its own lines, so nothing
 * here rewrites it.
 */
export const priceBooks = pgTable('price_books', {
  id: seededId(),
  categoryId: integer()
    .notNull()
    .references(() => categories.id),
  cityId: integer()
    .notNull()
    .references(() => cities.id),
  validFrom: instant().notNull(),
  prices: jsonb().$type<PriceBook>().notNull(),
});

export const holidays = pgTable('holidays', {
  day: date({ mode: 'string' }).primaryKey(),
  name: jsonb().$type<Localized>().notNull(),
});
