import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallInput } from '@/lib/contract';
import { quoteCleaning, type CleaningQuote } from '@/lib/funnel/quote/cleaning';

import { createCatalogueMemory, requirePriceBook } from '../catalogue';
import type { Ports } from '../context';
import type { Executor } from '../ports/database';
import { categories, categoryCities, categoryTypes } from '../schema';

type Answers = Pick<CallInput<'clean/getcleanprice'>, 'srvcattypeid' | 'cleaningHours' | 'home' | 'petTypes'>;
type CataloguePorts = Pick<Ports, 'database' | 'clock'>;

const recallCategoryId = createCatalogueMemory<number>();

/** The cleaning category of a type that takes orders in a city now. Throws service-not-available. */
export function requireOrderableCleaning(
  executor: Executor,
  typeId: number,
  cityId: number,
  ports: CataloguePorts,
): Promise<number> {
  return recallCategoryId(ports, `${typeId}/${cityId}`, async () => {
    const [found] = await executor
      .select({ categoryId: categories.id })
      .from(categoryTypes)
      .innerJoin(categories, eq(categories.id, categoryTypes.categoryId))
      .innerJoin(
        categoryCities,
        and(
          eq(categoryCities.categoryId, categories.id),
          eq(categoryCities.cityId, cityId),
          eq(categoryCities.isActive, true),
        ),
      )
      .where(
        and(
          eq(categoryTypes.id, typeId),
          eq(categories.kind, 'cleaning'),
          eq(categories.isOrderable, true),
          eq(categories.isHidden, false),
        ),
      );
    if (!found) throw new CallError('service-not-available');
    return found.categoryId;
  });
}

/** The price by today's book of the city. Throws service-not-available where it has none. */
export async function requireCleaningQuote(
  executor: Executor,
  answers: Answers,
  place: { readonly categoryId: number; readonly cityId: number },
  ports: CataloguePorts,
): Promise<CleaningQuote> {
  const book = await requirePriceBook(executor, place, ports);
  const quote = quoteCleaning(
    {
      typeId: answers.srvcattypeid,
      cityId: place.cityId,
      cleaningHours: answers.cleaningHours ?? null,
      home: answers.home ?? null,
      petTypes: answers.petTypes,
    },
    book,
  );
  if (!quote) throw new CallError('service-not-available');
  return quote;
}

/** What an order costs: the quote's price without its discount. */
export function toOrderPriceRials(quote: CleaningQuote): number {
  return quote.priceRials - quote.discountRials;
}
