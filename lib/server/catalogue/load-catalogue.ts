import { isDeepStrictEqual } from 'node:util';

import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

import type { Localized } from '@/lib/catalogue/types';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { toArabicLetters } from '@/lib/domain/text/arabic-letters';
import { toInstantMs } from '@/lib/domain/site/jalali-date';
import { readPriceBook, type PriceBook } from '@/lib/domain/money/price-book';

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
import { applyPauses } from './paused-places';
import type { CatalogueSeed } from './seed';
import { readShippedCatalogue } from './shipped-catalogue';

/**
 * Writes the catalogue and the geography, or updates them. Prices are only ever added, because orders were made by
 * them. Unchanged rows keep the time of their last change; for others it is `now`.
 */
export async function loadCatalogue(
  transaction: Transaction,
  now: Date,
  seed: CatalogueSeed = readShippedCatalogue(),
): Promise<void> {
  await loadGeography(transaction, seed);
  await loadCategories(transaction, seed, now);
  await loadPrices(transaction, seed);
  await applyPauses(transaction);
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
  return types.map(
    (
      { id, seopath, hasPage, kind = null, isOrderable = true, name, keywords, description, page, children },
      index,
    ) => ({
      id,
      categoryId,
      seopath,
      position: index + 1,
      hasPage,
      kind,
      isOrderable,
      content: { name, keywords, description, page, children },
    }),
  );
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
    const isSame = changedAt !== undefined && isDeepStrictEqual(toStored(row), { ...known, content });
    return { ...row, content: { ...row.content, changedAt: isSame ? changedAt : now.toISOString() } };
  });
}

/** The row as the database returns it: without undefined values. */
function toStored(row: object): unknown {
  return JSON.parse(JSON.stringify(row));
}

async function loadPrices(transaction: Transaction, seed: CatalogueSeed): Promise<void> {
  const there = await transaction
    .select({ categoryId: priceBooks.categoryId, cityId: priceBooks.cityId, validFrom: priceBooks.validFrom })
    .from(priceBooks);
  const known = new Set(there.map((row) => toBookKey(row)));
  const rows = seed.prices.flatMap(({ categoryId, kind, prices }) => {
    const validFrom = new Date(toInstantMs(prices.validFrom));
    return prices.cities
      .filter(({ cityId }) => !known.has(toBookKey({ categoryId, cityId, validFrom })))
      .map((city) => ({ categoryId, cityId: city.cityId, validFrom, prices: toStoredBook(kind, prices, city) }));
  });
  if (rows.length > 0) await transaction.insert(priceBooks).values(rows);
}

function toBookKey({ categoryId, cityId, validFrom }: { categoryId: number; cityId: number; validFrom: Date }): string {
  return `${categoryId}/${cityId}/${validFrom.getTime()}`;
}

/** The book with one city alone. Throws where it does not have its kind's shape. */
function toStoredBook(kind: ServiceKind, prices: PriceBook, city: PriceBook['cities'][number]): PriceBook {
  const book = { ...prices, cities: [city] };
  readPriceBook(kind, book);
  return book as PriceBook;
}

/** Fills missing names: the Latin one for German, the Persian one in Arabic letters for Arabic. */
function toLocalized({ fa, en, de, ar }: PlaceName): Localized {
  return { fa, en, de: de ?? en, ar: ar ?? toArabicLetters(fa) };
}

/**
 * Rows that are there take the new values. They go as one JSON text, because thousands of parameters cost five times
 * the processor time.
 */
async function upsert<Table extends PgTable>(
  transaction: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  target: readonly PgColumn[],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => rows.some((row) => key in row));
  const stored = rows.map((row: Record<string, unknown>) =>
    Object.fromEntries(columns.map(([key]) => [toSnakeCase(key), row[key]])),
  );
  const toList = (parts: SQL[]) => sql.join(parts, sql`, `);
  const toName = (key: string) => sql`${sql.identifier(toSnakeCase(key))}`;
  const names = toList(columns.map(([key]) => toName(key)));
  const keys = columns.filter(([, column]) => target.includes(column)).map(([key]) => toName(key));
  const changes = columns
    .filter(([, column]) => !target.includes(column))
    .map(([key]) => sql`${toName(key)} = excluded.${toName(key)}`);
  await transaction.execute(sql`
    INSERT INTO ${table} (${names})
    SELECT ${names} FROM jsonb_populate_recordset(NULL::${table}, ${JSON.stringify(stored)}::jsonb)
    ON CONFLICT (${toList(keys)}) DO UPDATE SET ${toList(changes)}`);
}
