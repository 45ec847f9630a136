import { CallError } from '@/lib/contract/call-error';
import type { PriceBook } from '@/lib/domain/money/price-book';

import { requirePriceBook } from '../../../../prices';
import type { Executor } from '../../../../ports/database';
import type { OrderDetail } from '../../../../schema';
import { requireAnswer } from '../../order-place';
import type { CataloguePorts, OrderQuote, PricedAnswers, PricedPlace } from '../../placed-kind';

type Bidding = NonNullable<OrderDetail['bidding']>;

/**
 * The floor under every bid, what such a job costs as a rule and how long it takes, by a city's book; null for a type
 * that it does not know.
 */
export function findTaskGuide(book: PriceBook<'task'>, cityId: number, typeId: number): Bidding | null {
  const city = book.cities.find((known) => known.cityId === cityId);
  const type = book.types.find((known) => known.typeId === typeId);
  if (!city || !type) return null;
  const guide = city.guides.find((known) => known.typeId === typeId);
  return {
    floorRials: city.floorRials,
    guide: guide ? { leastRials: guide.fromRials, mostRials: guide.toRials } : null,
    hours: type.hours,
  };
}

/**
 * An order of a task costs nothing until a bid is chosen: what it keeps of the book is its floor and its guide. Throws
 * service-not-available.
 */
export async function requireTaskQuote(
  executor: Executor,
  answers: Pick<PricedAnswers, 'srvcattypeid'>,
  { categoryId, cityId }: PricedPlace,
  ports: CataloguePorts,
): Promise<OrderQuote> {
  const book = await requirePriceBook(executor, { kind: 'task', categoryId, cityId }, ports);
  const bidding = findTaskGuide(book, cityId, requireAnswer(answers.srvcattypeid, 'srvcattypeid'));
  if (!bidding) throw new CallError('service-not-available');
  const { hours } = bidding;
  return { lines: [], priceRials: 0, discountRials: 0, needHours: hours, minHours: hours, detail: { bidding } };
}
