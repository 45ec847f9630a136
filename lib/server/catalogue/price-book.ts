import { and, desc, eq, lte } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PriceBook } from '@/lib/domain/price-book';

import type { Ports } from '../context';
import type { Executor } from '../ports/database';
import { categories, priceBooks } from '../schema';
import { createCatalogueMemory } from './catalogue-memory';

type DatedBook = Pick<typeof priceBooks.$inferSelect, 'prices' | 'validFrom'>;

/** The prices of a category that hold in a city at a moment; null where it has none. Its `cities` is that city alone. */
export async function findPriceBook(
  executor: Executor,
  categoryId: number,
  cityId: number,
  at: Date,
): Promise<PriceBook | null> {
  const [row] = await executor
    .select({ prices: priceBooks.prices })
    .from(priceBooks)
    .where(and(eq(priceBooks.categoryId, categoryId), eq(priceBooks.cityId, cityId), lte(priceBooks.validFrom, at)))
    .orderBy(desc(priceBooks.validFrom))
    .limit(1);
  return row?.prices ?? null;
}

const recallBooks = createCatalogueMemory<readonly DatedBook[]>();

interface BookPlace {
  readonly categoryId: number;
  readonly cityId: number;
}

type BookPorts = Pick<Ports, 'database' | 'clock'>;

/** The book that holds now, from memory: one that begins to hold later does so to the moment. Null where there is none. */
export async function recallPriceBook(
  executor: Executor,
  { categoryId, cityId }: BookPlace,
  ports: BookPorts,
): Promise<PriceBook | null> {
  const books = await recallBooks(ports, `${categoryId}/${cityId}`, () =>
    executor
      .select({ prices: priceBooks.prices, validFrom: priceBooks.validFrom })
      .from(priceBooks)
      .where(and(eq(priceBooks.categoryId, categoryId), eq(priceBooks.cityId, cityId)))
      .orderBy(desc(priceBooks.validFrom)),
  );
  const now = ports.clock.now();
  return books.find(({ validFrom }) => validFrom <= now)?.prices ?? null;
}

/** The same; throws service-not-available where there is none. */
export async function requirePriceBook(executor: Executor, place: BookPlace, ports: BookPorts): Promise<PriceBook> {
  const book = await recallPriceBook(executor, place, ports);
  if (!book) throw new CallError('service-not-available');
  return book;
}

/** The price book of house cleaning in a city. Throws service-not-available where there is none. */
export async function requireCleaningPriceBook(executor: Executor, cityId: number, at: Date): Promise<PriceBook> {
  const [cleaning] = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.kind, 'cleaning'))
    .limit(1);
  const book = cleaning ? await findPriceBook(executor, cleaning.id, cityId, at) : null;
  if (!book) throw new CallError('service-not-available');
  return book;
}
