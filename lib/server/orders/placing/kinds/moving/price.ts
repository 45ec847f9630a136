import { CallError } from '@/lib/contract/call-error';
import { findVehicle, quoteMoving } from '@/lib/funnel/kinds/moving/quote';

import type { Executor } from '../../../../ports/database';
import { requirePriceBook } from '../../../../prices';
import { requireAnswer } from '../../order-place';
import type { CataloguePorts, OrderQuote, PricedAnswers, PricedPlace } from '../../placed-kind';

/**
 * A removal costs nothing until a bid is chosen: what it keeps of the book is its floor and the guide that the
 * customer's answers make. Throws service-not-available for a vehicle or a city without prices, and invalid-input for
 * more or fewer movers than the vehicle takes.
 */
export async function requireMovingQuote(
  executor: Executor,
  answers: PricedAnswers,
  { categoryId, cityId }: PricedPlace,
  ports: CataloguePorts,
): Promise<OrderQuote> {
  const book = await requirePriceBook(executor, { kind: 'moving', categoryId, cityId }, ports);
  const typeId = requireAnswer(answers.srvcattypeid, 'srvcattypeid');
  const city = book.cities.find((known) => known.cityId === cityId);
  if (!city || !findVehicle(book, typeId)) throw new CallError('service-not-available');
  const quote = quoteMoving(
    {
      typeId,
      cityId,
      moverCount: answers.personCount ?? null,
      heavyPieces: answers.heavyPieces,
      hasPacking: answers.hasPacking,
      originAccess: answers.originAccess ?? null,
      destinationAccess: answers.destinationAccess ?? null,
    },
    book,
  );
  if (!quote) throw new CallError('invalid-input', { fields: [{ field: 'personCount', message: 'out-of-range' }] });
  const { lines, priceRials, needHours: hours } = quote;
  const guide = { leastRials: priceRials, mostRials: priceRials, lines };
  const detail = { bidding: { floorRials: city.floorRials, guide, hours } };
  return { lines: [], priceRials: 0, discountRials: 0, needHours: hours, minHours: hours, detail };
}
