import type { PriceBook } from '@/lib/domain/money/price-book';

import type { OrderDetail } from '../../schema';
import { requireAnswer } from '../require-answer';
import { requireSold } from '../require-sold';
import type { ServerKind } from '../server-kind';

type Bidding = NonNullable<OrderDetail['bidding']>;

/** A task costs nothing until a bid is chosen: it stores its floor and its guide from the book. */
export const task: ServerKind<'task'> = {
  requireQuote({ srvcattypeid }, { book, cityId }) {
    const bidding = requireSold(findTaskGuide(book, cityId, requireAnswer(srvcattypeid, 'srvcattypeid')));
    const { hours } = bidding;
    return { lines: [], priceRials: 0, discountRials: 0, needHours: hours, minHours: hours, detail: { bidding } };
  },
  shown: null,
  findUsualRials: (book, { cityId, typeId }) => findTaskGuide(book, cityId, typeId)?.guide ?? null,
};

/**
 * The floor under every bid, the usual price of such a job and its time, by a city's book. Null for a type that it does
 * not know.
 */
function findTaskGuide(book: PriceBook<'task'>, cityId: number, typeId: number): Bidding | null {
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
