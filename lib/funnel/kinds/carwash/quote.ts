import type { CarWashMethod } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import type { QuoteLine } from '@/lib/funnel/quote/line';

export interface CarWashAnswers {
  readonly typeId: number;
  readonly cityId: number;
  readonly bodyTypeId: number;
  readonly method: CarWashMethod;
}

export interface CarWashQuote {
  /** Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
  readonly discountRials: 0;
  /** Whole hours that are booked, the way to the workshop included. */
  readonly needHours: number;
  readonly minHours: number;
}

/** Whole hours that a wash takes; null for a type that the book does not know. */
export function findWashHours(
  book: PriceBook<'carwash'>,
  { typeId, bodyTypeId, method }: Omit<CarWashAnswers, 'cityId'>,
): number | null {
  const type = book.types.find((known) => known.typeId === typeId);
  if (!type) return null;
  const longer = type.longer.find((known) => known.bodyTypeId === bodyTypeId);
  return (longer?.hours ?? type.hours) + (method === 'collect' ? book.collectExtraHours : 0);
}

/**
 * Car body × kind of wash × method (BEHAVIOUR 4). Fetching the car is a line of its own where it can be washed on site,
 * too. Null for a body, a type, a method or a city that the book does not know.
 */
export function quoteCarWash(answers: CarWashAnswers, book: PriceBook<'carwash'>): CarWashQuote | null {
  const { typeId, cityId, bodyTypeId, method } = answers;
  const rates = book.cities.find((known) => known.cityId === cityId)?.rates ?? [];
  const findRate = (wanted: CarWashMethod) =>
    rates.find((rate) => rate.typeId === typeId && rate.bodyTypeId === bodyTypeId && rate.method === wanted);
  const rate = findRate(method);
  const type = book.types.find((known) => known.typeId === typeId);
  const body = book.bodies.find((known) => known.bodyTypeId === bodyTypeId);
  const needHours = findWashHours(book, answers);
  if (!rate || !type || !body || needHours === null) return null;
  const washRials = Math.min(rate.amountRials, findRate('on-site')?.amountRials ?? rate.amountRials);
  const lines: QuoteLine[] = [
    {
      key: 'carwash',
      params: { wash: `washes.${type.key}`, body: `bodies.${body.key}` },
      amountRials: washRials,
    },
    { key: 'carwash-collect', params: {}, amountRials: rate.amountRials - washRials },
  ];
  return {
    lines: lines.filter(({ amountRials }) => amountRials > 0),
    priceRials: rate.amountRials,
    discountRials: 0,
    needHours,
    minHours: needHours,
  };
}
