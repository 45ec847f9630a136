import type { ServiceGrade, UpholsteryPiece } from '@/lib/contract/enumerations';
import { UPHOLSTERY_MOST_SEATS, UPHOLSTERY_SEATS } from '@/lib/domain/constants/upholstery';
import { roundToToman } from '@/lib/domain/money/money';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { toUpholsteryHours } from '@/lib/domain/kind/upholstery';
import type { QuoteLine } from '@/lib/funnel/quote/line';
import { withMinimumOrder } from '@/lib/funnel/quote/textile-quote';

export type UpholsteryPieces = readonly { readonly piece: UpholsteryPiece; readonly count: number }[];

export interface UpholsteryAnswers {
  readonly typeId: number;
  readonly cityId: number;
  readonly grade: ServiceGrade;
  readonly upholstery: UpholsteryPieces;
}

export interface UpholsteryQuote {
  /** Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
  readonly discountRials: 0;
  /** Whole hours of the one visit. */
  readonly needHours: number;
  readonly minHours: number;
}

/** The seats as which all pieces count. */
export function countSeats(pieces: UpholsteryPieces): number {
  return pieces.reduce((sum, { piece, count }) => sum + count * UPHOLSTERY_SEATS[piece], 0);
}

/** The price of a piece at a seat's price, rounded to whole tomans. */
export function toPieceRials(piece: UpholsteryPiece, seatRials: number): number {
  return roundToToman(UPHOLSTERY_SEATS[piece] * seatRials);
}

/**
 * Pieces × their seats × grade, filled up to the least that an order costs, until they are counted at the customer's
 * home. Null without a piece, for more than one visit can do, and for a type or a city that the book does not know.
 */
export function quoteUpholstery(answers: UpholsteryAnswers, book: PriceBook<'upholstery'>): UpholsteryQuote | null {
  const { typeId, cityId, grade, upholstery } = answers;
  const city = book.cities.find((known) => known.cityId === cityId);
  const isBySeat = book.types.some((known) => known.typeId === typeId && known.unit === 'seat');
  const seatRials = city?.rates.find((known) => known.typeId === typeId)?.[grade];
  const seats = countSeats(upholstery);
  if (!city || !isBySeat || seatRials === undefined || seats === 0 || seats > UPHOLSTERY_MOST_SEATS) return null;
  const needHours = toUpholsteryHours(seats);
  const lines = upholstery.map(({ piece, count }): QuoteLine => {
    const pieceRials = toPieceRials(piece, seatRials);
    return {
      key: 'upholstery-piece',
      params: { piece: `upholsteryPieces.${piece}`, count, pieceRials },
      amountRials: count * pieceRials,
    };
  });
  return {
    ...withMinimumOrder(lines, city.minimumOrderRials),
    discountRials: 0,
    needHours,
    minHours: needHours,
  };
}
