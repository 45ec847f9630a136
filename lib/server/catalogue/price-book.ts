import { and, desc, eq, lte } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PriceBook } from '@/lib/domain/price-book';

import type { Executor } from '../ports/database';
import { categories, priceBooks } from '../schema';

/** The prices of a category that hold in a city at a moment; null where it has none. Its `cities` is that city alone. */
export async function findPriceBook(executor: Executor, categoryId: number, cityId: number, at: Date): Promise<PriceBook | null> {
  const [row] = await executor
    .select({ prices: priceBooks.prices })
    .from(priceBooks)
    .where(and(eq(priceBooks.categoryId, categoryId), eq(priceBooks.cityId, cityId), lte(priceBooks.validFrom, at)))
    .orderBy(desc(priceBooks.validFrom))
    .limit(1);
  return row?.prices ?? null;
}

/** The price book of house cleaning in a city. Throws service-not-available where there is none. */
export async function requireCleaningPriceBook(executor: Executor, cityId: number, at: Date): Promise<PriceBook> {
  const [cleaning] = await executor.select({ id: categories.id }).from(categories).where(eq(categories.kind, 'cleaning')).limit(1);
  const book = cleaning ? await findPriceBook(executor, cleaning.id, cityId, at) : null;
  if (!book) throw new CallError('service-not-available');
  return book;
}
