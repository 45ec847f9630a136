import { SERVICE_GRADES, UPHOLSTERY_PIECES } from '@/lib/contract/enumerations';
import { UPHOLSTERY_SEATS } from '@/lib/domain/constants/upholstery';
import { toUpholsteryHours } from '@/lib/domain/kind/upholstery';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { quoteUpholstery, toPieceRials } from '@/lib/funnel/kinds/upholstery/quote';

import type { TaskRow } from '../../schema';
import { sayLineWord } from '../../words/line-word';
import { getWords } from '../../words/words';
import { findMinimumOrderRials } from '../minimum-order';
import { requireGraded, requireSold } from '../require-sold';
import {
  NOTHING_LISTED,
  type ListedPrices,
  type PlainVisit,
  type PriceRow,
  type PriceTableRequest,
  type ServerKind,
} from '../server-kind';
import { listUsualOrders } from './usual-orders';

type Book = PriceBook<'upholstery'>;

/** Sofas are priced by the seat and grade, until they are counted; other furniture counts as seats. */
export const upholstery: ServerKind<'upholstery'> = {
  requireQuote: (answers, { book, cityId }) =>
    requireSold(quoteUpholstery({ ...requireGraded(answers, cityId), upholstery: answers.upholstery }, book)),
  shown: {
    shortestVisitHours: () => toUpholsteryHours(Math.min(...Object.values(UPHOLSTERY_SEATS))),
    plainRials: findLowestRials,
    minimumOrderRials: findMinimumOrderRials,
    toTable: toPriceTable,
    listUsualOrders,
  },
  listFor: listPieces,
};

/** One seat, which is the least that an order costs. */
function findLowestRials(book: Book, { cityId, typeId }: PlainVisit): number | null {
  if (typeId === null) return null;
  const oneSeat = [{ piece: 'seat', count: 1 }] as const;
  return quoteUpholstery({ typeId, cityId, grade: 'ECO', upholstery: oneSeat }, book)?.priceRials ?? null;
}

/** Every piece in both grades. */
function toPriceTable(book: Book, { cityId, typeId, locale }: PriceTableRequest): PriceRow[] {
  const words = getWords(locale, 'catalogue');
  const rate = book.cities.find((city) => city.cityId === cityId)?.rates.find((known) => known.typeId === typeId);
  if (!rate) return [];
  return UPHOLSTERY_PIECES.flatMap((piece) =>
    SERVICE_GRADES.map((grade) => ({
      label: words.say(`inGrade${grade}`, { name: sayLineWord(`upholsteryPieces.${piece}`, locale) }),
      hourCount: null,
      amountRial: toPieceRials(piece, rate[grade]),
    })),
  );
}

/** Every piece in the order's grade. */
function listPieces({ typeId, grade }: TaskRow, book: Book): ListedPrices {
  const city = book.cities[0];
  if (!city || grade === null) return NOTHING_LISTED;
  const seatRials = city.rates.find((rate) => rate.typeId === typeId)?.[grade];
  const pieces = (seatRials === undefined ? [] : UPHOLSTERY_PIECES).map((piece) => ({
    piece: `upholsteryPieces.${piece}`,
    count: 0,
    pieceRial: toPieceRials(piece, seatRials ?? 0),
  }));
  return { ...NOTHING_LISTED, pieces, minimumRial: city.minimumOrderRials };
}
