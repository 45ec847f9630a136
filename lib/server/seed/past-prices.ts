import { quoteCarWash } from '@/lib/funnel/kinds/carwash/quote';
import { quoteCleaning } from '@/lib/funnel/kinds/cleaning/quote';
import { quoteTesting } from '@/lib/funnel/kinds/testing/quote';
import type { ServiceKind } from '@/lib/contract/enumerations';

import type { Transaction } from '../ports/database';
import { findPriceBook } from '../prices';
import { categories, categoryTypes } from '../schema';
import type { PastJob } from './past-jobs';

const CLEANING_HOURS = 4;
const SALOON_ID = 2;

type PricedJob = Pick<PastJob, 'kind' | 'categoryId' | 'quote'>;

/** What a finished job of a type cost in a city, by the quote that prices orders of its kind. Throws for a kind that no sample tells of yet. */
export async function readPastPrices(
  transaction: Transaction,
  cityId: number,
  now: Date,
): Promise<(typeId: number) => PricedJob> {
  const kinds = await transaction.select({ id: categories.id, kind: categories.kind }).from(categories);
  const types = await transaction
    .select({ id: categoryTypes.id, categoryId: categoryTypes.categoryId })
    .from(categoryTypes);
  const findBook = <Kind extends ServiceKind>(kind: Kind) =>
    findPriceBook(
      transaction,
      { kind, categoryId: kinds.find((category) => category.kind === kind)?.id ?? 0, cityId },
      now,
    );
  const [cleaning, carwash, testing] = [
    await findBook('cleaning'),
    await findBook('carwash'),
    await findBook('testing'),
  ];
  const quoteType = (kind: ServiceKind | undefined, typeId: number) => {
    if (kind === 'cleaning' && cleaning)
      return quoteCleaning({ typeId, cityId, cleaningHours: CLEANING_HOURS, home: null, petTypes: [] }, cleaning);
    if (kind === 'carwash' && carwash)
      return quoteCarWash({ typeId, cityId, bodyTypeId: SALOON_ID, method: 'on-site' }, carwash);
    const test = testing?.tests.find((known) => known.typeId === typeId);
    if (kind === 'testing' && testing && test)
      return quoteTesting({ typeId, cityId, testIds: [test.testId], personCount: 1 }, testing);
    return null;
  };
  return (typeId) => {
    const categoryId = types.find(({ id }) => id === typeId)?.categoryId;
    const kind = kinds.find(({ id }) => id === categoryId)?.kind;
    const quote = quoteType(kind, typeId);
    if (categoryId === undefined || kind === undefined || !quote)
      throw new Error(`Nothing says what a finished job of type ${typeId} cost in city ${cityId}.`);
    return { kind, categoryId, quote };
  };
}
