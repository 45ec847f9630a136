import { CallError } from '@/lib/contract/call-error';
import { findVehicle, quoteRemoval } from '@/lib/funnel/kinds/moving/quote';

import { requireAnswer } from '../require-answer';
import { requireSold } from '../require-sold';
import { NOTHING_LISTED, type ServerKind } from '../server-kind';

/** The fewest movers, with nothing heavy and no stairs. */
const SMALLEST_REMOVAL = {
  moverCount: null,
  heavyPieces: [],
  hasPacking: false,
  originAccess: null,
  destinationAccess: null,
} as const;

/**
 * A removal costs nothing until a bid is chosen: it stores its floor from the book, and the guide from the customer's
 * answers. More or fewer movers than the vehicle takes are invalid-input.
 */
export const moving: ServerKind<'moving'> = {
  requireQuote(answers, { book, cityId }) {
    const typeId = requireAnswer(answers.srvcattypeid, 'srvcattypeid');
    const { floorRials } = requireSold(book.cities.find((known) => known.cityId === cityId) ?? null);
    requireSold(findVehicle(book, typeId));
    const quote = quoteRemoval(
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
    const detail = { bidding: { floorRials, guide, hours } };
    return { lines: [], priceRials: 0, discountRials: 0, needHours: hours, minHours: hours, detail };
  },
  shown: null,
  findUsualRials(book, job) {
    const rials = quoteRemoval({ ...SMALLEST_REMOVAL, ...job }, book)?.priceRials;
    return rials === undefined ? null : { leastRials: rials, mostRials: rials };
  },
  listFor: (_task, { cities: [city] }) =>
    city
      ? {
          ...NOTHING_LISTED,
          extras: [
            { key: 'extra-floor', rateRial: city.floorWithoutLiftRials },
            { key: 'extra-heavy', rateRial: city.heavyPieceRials },
          ],
        }
      : NOTHING_LISTED,
};
