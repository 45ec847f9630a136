import { isDeepStrictEqual } from 'node:util';

import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { IndexColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core';

import type { Localized } from '@/lib/catalogue/types';
import { toArabicLetters } from '@/lib/domain/arabic-letters';
import { toInstantMs } from '@/lib/domain/jalali-date';

import type { Transaction } from '../ports/database';
import {
  categories,
  categoryCities,
  categoryTypes,
  cities,
  holidays,
  locations,
  priceBooks,
  provinces,
} from '../schema';
import type { PlaceName } from '../seed/geography/types';
import type { CatalogueSeed } from './seed';
import { readShippedCatalogue } from './shipped-catalogue';

/** PostgreSQL takes at most 65,535 parameters a statement; this stays far below with any table's columns. */
const ROWS_A_STATEMENT = 500;

/**
 * Writes the catalogue and the geography, or brings what is there up to date. Prices are only ever added: an order may have been made by them. What says
 * the same as before keeps the moment of its last change, else that is `now`.
 */
export async function loadCatalogue(
  transaction: Transaction,
  now: Date,
  seed: CatalogueSeed = readShippedCatalogue(),
): Promise<void> {
  await loadGeography(transaction, seed);
  await loadCategories(transaction, seed, now);
  await loadPrices(transaction, seed);
  await upsert(
    transaction,
    holidays,
    seed.holidays.map(({ date, name }) => ({ day: date, name })),
    [holidays.day],
  );
}

async function loadGeography(transaction: Transaction, seed: CatalogueSeed): Promise<void> {
  const cityRows = seed.provinces.flatMap((province) =>
    province.cities.map(({ id, name }) => ({ id, provinceId: province.id, name: toLocalized(name) })),
  );
  const locationRows = seed.locations.map(({ name, ...location }) => ({ ...location, name: toLocalized(name) }));
  await upsert(
    transaction,
    provinces,
    seed.provinces.map(({ id, name }) => ({ id, name })),
    [provinces.id],
  );
  await upsert(transaction, cities, cityRows, [cities.id]);
  await upsert(transaction, locations, locationRows, [locations.id]);
}

async function loadCategories(transaction: Transaction, seed: CatalogueSeed, now: Date): Promise<void> {
  const categoryRows = seed.categories.map((category) => {
    const { id, seopath, kind, matching, position, isHidden, isSpecial, isOrderable, grades } = category;
    const { name, serviceName, keywords, description, page } = category;
    return {
      id,
      seopath,
      kind,
      matching,
      position,
      isHidden,
      isSpecial,
      isOrderable,
      grades,
      content: { name, serviceName, keywords, description, page },
    };
  });
  const typeRows = seed.categories.flatMap(toTypeRows);
  const isPaused = (categoryId: number, cityId: number) =>
    seed.cityServicePauses.some((pause) => pause.categoryId === categoryId && pause.cityId === cityId);
  const cityRows = seed.categories.flatMap(({ id, activeCityIds }) =>
    activeCityIds.map((cityId) => ({ categoryId: id, cityId, isActive: !isPaused(id, cityId) })),
  );
  const [categoriesBefore, typesBefore] = [
    await transaction.select().from(categories),
    await transaction.select().from(categoryTypes),
  ];
  await upsert(transaction, categories, toDatedRows(categoryRows, categoriesBefore, now), [categories.id]);
  await upsert(transaction, categoryTypes, toDatedRows(typeRows, typesBefore, now), [categoryTypes.id]);
  await upsert(transaction, categoryCities, cityRows, [categoryCities.categoryId, categoryCities.cityId]);
}

function toTypeRows({ id: categoryId, types }: CatalogueSeed['categories'][number]) {
  return types.map(({ id, seopath, hasPage, name, description, page, children }, index) => ({
    id,
    categoryId,
    seopath,
    position: index + 1,
    hasPage,
    content: { name, description, page, children },
  }));
}

interface ContentRow<Content extends object> {
  readonly id: number;
  readonly content: Content;
}

type Dated<Row extends ContentRow<object>> = Omit<Row, 'content'> & { content: Row['content'] & { changedAt: string } };

function toDatedRows<Row extends ContentRow<object>>(
  rows: readonly Row[],
  before: readonly ContentRow<{ changedAt?: string }>[],
  now: Date,
): Dated<Row>[] {
  return rows.map((row) => {
    const known = before.find(({ id }) => id === row.id);
    const { changedAt, ...content } = known?.content ?? {};
    const isSame = changedAt !== undefined && isDeepStrictEqual(toStored(row), toStored({ ...known, content }));
    return { ...row, content: { ...row.content, changedAt: isSame ? changedAt : now.toISOString() } };
  });
}

/** As the database gives it back: without what is undefined. */
function toStored(row: object): unknown {
  return JSON.parse(JSON.stringify(row));
}

async function loadPrices(transaction: Transaction, { categories: known, priceBook }: CatalogueSeed): Promise<void> {
  const cleaning = known.find((category) => category.kind === 'cleaning');
  if (!cleaning) return;
  const validFrom = new Date(toInstantMs(priceBook.validFrom));
  const there = await transaction
    .select({ cityId: priceBooks.cityId })
    .from(priceBooks)
    .where(and(eq(priceBooks.categoryId, cleaning.id), eq(priceBooks.validFrom, validFrom)));
  const missing = priceBook.cities.filter(({ cityId }) => !there.some((row) => row.cityId === cityId));
  const rows = missing.map((city) => ({
    categoryId: cleaning.id,
    cityId: city.cityId,
    validFrom,
    prices: { ...priceBook, cities: [city] },
  }));
  if (rows.length > 0) await transaction.insert(priceBooks).values(rows);
}

/** Where a name lacks German, the Latin one stands for it; where it lacks Arabic, the Persian one in Arabic letters. */
function toLocalized({ fa, en, de, ar }: PlaceName): Localized {
  return { fa, en, de: de ?? en, ar: ar ?? toArabicLetters(fa) };
}

/** Inserts in chunks; rows that are there take the new values. */
async function upsert<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: Table['$inferInsert'][],
  target: IndexColumn[],
): Promise<void> {
  const keys = Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    target.includes(column) ? [] : [key],
  );
  const given = keys.filter((key) => rows.some((row) => key in row));
  const set = Object.fromEntries(
    given.map((key) => [key, sql`excluded.${sql.identifier(toSnakeCase(key))}`]),
  ) as PgUpdateSetSource<Table>;
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await transaction
      .insert(table)
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflictDoUpdate({ target, set });
  }
}
