import { SERVICE_GRADES, UPHOLSTERY_PIECES } from '@/lib/contract/enumerations';
import { UPHOLSTERY_SEATS } from '@/lib/domain/constants/upholstery';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { toUpholsteryHours } from '@/lib/domain/kind/upholstery';
import { quoteUpholstery, toPieceRials } from '@/lib/funnel/kinds/upholstery/quote';

import { getWords } from '../../../words/words';
import { sayLineWord } from '../../line-words';
import type { PlainVisit, PricedKind, PriceRow, PriceTableRequest } from '../../priced-kind';
import { findMinimumOrderRials } from '../minimum-order';

type Book = PriceBook<'upholstery'>;

/** Sofas are priced by the seat and grade; what else is washed with them counts as so many seats. */
export const pricedUpholstery: PricedKind<'upholstery'> = {
  shortestVisitHours: () => toUpholsteryHours(Math.min(...Object.values(UPHOLSTERY_SEATS))),
  plainRials: findLowestRials,
  minimumOrderRials: findMinimumOrderRials,
  toTable: toPriceTable,
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
