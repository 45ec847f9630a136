import type { CarWashMethod } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { quoteCarWash } from '@/lib/funnel/kinds/carwash/quote';

import type { TaskRow } from '../../schema';
import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import { requireAnswer } from '../require-answer';
import { requireSold } from '../require-sold';
import {
  NOTHING_LISTED,
  type ListedPrices,
  type PriceRow,
  type PriceTableRequest,
  type ServerKind,
} from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'carwash'>;

/** The method that every kind of wash is offered by, and that a page's prices are of. */
const USUAL_METHOD: CarWashMethod = 'on-site';

/** A car wash is priced by body, kind of wash and method. */
export const carwash: ServerKind<'carwash'> = {
  requireQuote: ({ srvcattypeid, carTypeId, carWashLocation }, { book, cityId }) => {
    const typeId = requireAnswer(srvcattypeid, 'srvcattypeid');
    const bodyTypeId = requireAnswer(carTypeId, 'carTypeId');
    // While nobody has said how: every kind of wash is offered there.
    const method = carWashLocation ?? USUAL_METHOD;
    return requireSold(quoteCarWash({ typeId, cityId, bodyTypeId, method }, book));
  },
  shown: {
    shortestVisitHours(book, typeId) {
      const hours = book.types.filter((type) => typeId === null || type.typeId === typeId).map((type) => type.hours);
      return Math.min(...(hours.length > 0 ? hours : book.types.map((type) => type.hours)));
    },
    plainRials(book, { cityId, typeId }) {
      return findLowestRials(book, cityId, typeId);
    },
    toTable: toPriceTable,
    listUsualOrders,
  },
  listFor: listWashes,
};

function findLowestRials(book: Book, cityId: number, typeId: number | null): number | null {
  const amounts = (book.cities.find((city) => city.cityId === cityId)?.rates ?? [])
    .filter((rate) => typeId === null || rate.typeId === typeId)
    .map(({ amountRials }) => amountRials);
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** A type's page names every body; the category's compares the lowest prices of the types. */
function toPriceTable(book: Book, { cityId, typeId, others, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  if (others.length > 0)
    return others.flatMap(({ id, name }) => {
      const amountRial = findLowestRials(book, cityId, id);
      return amountRial === null ? [] : [{ label: words.say('typeFrom', { name }), hourCount: null, amountRial }];
    });
  const rates = book.cities.find((city) => city.cityId === cityId)?.rates ?? [];
  return rates.flatMap(({ bodyTypeId, amountRials, ...rate }) => {
    const body = book.bodies.find((known) => known.bodyTypeId === bodyTypeId);
    if (!body || rate.typeId !== typeId || rate.method !== USUAL_METHOD) return [];
    return [{ label: sayLineWord(`bodies.${body.key}`, locale), hourCount: null, amountRial: amountRials }];
  });
}

/** Every wash of the same body where the car stands: fetching it is a line of its own already. */
function listWashes({ draft }: TaskRow, book: Book): ListedPrices {
  const rates = book.cities[0]?.rates ?? [];
  const pieces = book.types.flatMap(({ typeId, key }) => {
    const rate = rates.find(
      (known) => known.typeId === typeId && known.bodyTypeId === draft.carTypeId && known.method === USUAL_METHOD,
    );
    return rate ? [{ piece: `washes.${key}`, count: 0, pieceRial: rate.amountRials }] : [];
  });
  return { ...NOTHING_LISTED, pieces };
}
