import type { ServiceGrade } from '@/lib/contract/enumerations';
import { roundToToman } from '@/lib/domain/money/money';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { QuoteLine } from '@/lib/funnel/quote/line';
import { toTextileQuote, type TextileQuote } from '@/lib/funnel/quote/textile-quote';

export interface CarpetAnswers {
  readonly typeId: number;
  readonly cityId: number;
  readonly grade: ServiceGrade;
  /** Carpets by size: square metres of one, or metres of fringe, by the material's unit. */
  readonly carpets: readonly { readonly units: number; readonly count: number }[];
}

/**
 * Size × material and grade, filled up to the least that an order costs (BEHAVIOUR 4). It is an estimate by the sizes
 * that the customer knows, until it is measured. Null without a size, and for a material or a city that the book does
 * not know.
 */
export function quoteCarpet(answers: CarpetAnswers, book: PriceBook<'carpet'>): TextileQuote | null {
  const { typeId, cityId, grade, carpets } = answers;
  const city = book.cities.find((known) => known.cityId === cityId);
  const type = book.types.find((known) => known.typeId === typeId);
  const unitRials = city?.rates.find((known) => known.typeId === typeId)?.[grade];
  // What is counted by seats is washed where it stands, and no carpet.
  if (!city || !type || type.unit === 'seat' || unitRials === undefined || carpets.length === 0) return null;
  const lines = carpets.map(({ units, count }): QuoteLine => ({
    key: `carpet-${type.unit}`,
    params: { count, units, unitRials },
    amountRials: roundToToman(units * count * unitRials),
  }));
  return toTextileQuote(lines, city.minimumOrderRials);
}
