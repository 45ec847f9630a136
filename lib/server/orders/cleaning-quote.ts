import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { quoteCleaning, type CleaningQuote } from '@/lib/funnel/quote/cleaning';

import { findPriceBook } from '../catalogue';
import type { Executor } from '../ports/database';
import { categories, categoryCities, categoryTypes } from '../schema';

type Answers = Pick<CallInput<'clean/getcleanprice'>, 'srvcattypeid' | 'cleaningHours' | 'home' | 'petTypes' | 'plan'>;

export interface OrderableType {
  readonly category: typeof categories.$inferSelect;
  readonly typeId: number;
}

/** A type of a cleaning category that takes orders in a city now. Throws service-not-available. */
export async function requireOrderableCleaning(executor: Executor, typeId: number, cityId: number): Promise<OrderableType> {
  const [found] = await executor
    .select({ category: categories, isActive: categoryCities.isActive })
    .from(categoryTypes)
    .innerJoin(categories, eq(categories.id, categoryTypes.categoryId))
    .innerJoin(categoryCities, and(eq(categoryCities.categoryId, categories.id), eq(categoryCities.cityId, cityId)))
    .where(and(eq(categoryTypes.id, typeId), eq(categories.kind, 'cleaning')));
  if (!found?.isActive || !found.category.isOrderable || found.category.isHidden) throw new CallError('service-not-available');
  return { category: found.category, typeId };
}

/** The price by today's book of the city. Throws service-not-available where it has none. */
export async function requireCleaningQuote(executor: Executor, answers: Answers, place: { readonly categoryId: number; readonly cityId: number }, now: Date): Promise<CleaningQuote> {
  const book = await findPriceBook(executor, place.categoryId, place.cityId, now);
  const quote = book && quoteCleaning({
    typeId: answers.srvcattypeid, cityId: place.cityId, cleaningHours: answers.cleaningHours ?? null, home: answers.home ?? null, petTypes: answers.petTypes, plan: answers.plan,
  }, book);
  if (!quote) throw new CallError('service-not-available');
  return quote;
}

/** What an order costs: the quote's price without its discount. */
export function toOrderPriceRials(quote: CleaningQuote): number {
  return quote.priceRials - quote.discountRials;
}
