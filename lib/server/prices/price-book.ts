import { and, desc, eq, lte } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ServiceKind } from '@/lib/contract/enumerations';
import { readPriceBook, type PriceBook } from '@/lib/domain/money/price-book';

import { createCatalogueMemory } from '../catalogue-memory';
import type { Ports } from '../context';
import type { Executor } from '../ports/database';
import { categories, priceBooks } from '../schema';

interface DatedBook {
  readonly prices: PriceBook;
  readonly validFrom: Date;
}

/** The owner and the place of a price book. The kind is the category's, and sets the prices' shape. */
export interface BookPlace<Kind extends ServiceKind = ServiceKind> {
  readonly kind: Kind;
  readonly categoryId: number;
  readonly cityId: number;
}

/**
 * The prices of a category that hold in a city at a moment; null where it has none. Its `cities` is that city alone.
 */
export async function findPriceBook<Kind extends ServiceKind>(
  executor: Executor,
  { kind, categoryId, cityId }: BookPlace<Kind>,
  at: Date,
): Promise<PriceBook<Kind> | null> {
  const [row] = await executor
    .select({ prices: priceBooks.prices })
    .from(priceBooks)
    .where(and(eq(priceBooks.categoryId, categoryId), eq(priceBooks.cityId, cityId), lte(priceBooks.validFrom, at)))
    .orderBy(desc(priceBooks.validFrom))
    .limit(1);
  return row ? readPriceBook(kind, row.prices) : null;
}

const recallBooks = createCatalogueMemory<readonly DatedBook[]>();

export type BookPorts = Pick<Ports, 'database' | 'clock'>;

/** The book that holds now, from memory: one that begins to hold later does so to the moment. Null without one. */
export async function recallPriceBook<Kind extends ServiceKind>(
  executor: Executor,
  { kind, categoryId, cityId }: BookPlace<Kind>,
  ports: BookPorts,
): Promise<PriceBook<Kind> | null> {
  const books = await recallBooks(ports, `${kind}/${categoryId}/${cityId}`, async () => {
    const rows = await executor
      .select({ prices: priceBooks.prices, validFrom: priceBooks.validFrom })
      .from(priceBooks)
      .where(and(eq(priceBooks.categoryId, categoryId), eq(priceBooks.cityId, cityId)))
      .orderBy(desc(priceBooks.validFrom));
    return rows.map(({ prices, validFrom }) => ({ prices: readPriceBook(kind, prices), validFrom }));
  });
  const now = ports.clock.now();
  // The key names the kind, so what is kept under it was read as that kind's.
  return (books.find(({ validFrom }) => validFrom <= now)?.prices ?? null) as PriceBook<Kind> | null;
}

/** The book that holds now, from memory. Throws service-not-available without one. */
export async function requirePriceBook<Kind extends ServiceKind>(
  executor: Executor,
  place: BookPlace<Kind>,
  ports: BookPorts,
): Promise<PriceBook<Kind>> {
  const book = await recallPriceBook(executor, place, ports);
  if (!book) throw new CallError('service-not-available');
  return book;
}

/** The book of a kind that has one category, in a city. Throws service-not-available without one. */
export async function requireOnlyPriceBook<Kind extends ServiceKind>(
  executor: Executor,
  { kind, cityId }: Pick<BookPlace<Kind>, 'kind' | 'cityId'>,
  at: Date,
): Promise<PriceBook<Kind>> {
  const [category] = await executor
    .select({ id: categories.id })
    .from(categories)
    .where(eq(categories.kind, kind))
    .limit(1);
  const book = category ? await findPriceBook(executor, { kind, categoryId: category.id, cityId }, at) : null;
  if (!book) throw new CallError('service-not-available');
  return book;
}
