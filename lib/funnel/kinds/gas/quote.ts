import type { VehicleType } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';
import { isLitreCount } from '@/lib/funnel/kinds/gas/litre-limits';
import type { QuoteLine } from '@/lib/funnel/quote/line';

export interface GasAnswers {
  readonly cityId: number;
  readonly gasTypeEnum: string;
  readonly litres: number;
  readonly vehicleType: VehicleType;
}

export interface GasQuote {
  /** Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
  readonly discountRials: 0;
  /** The price of the petrol alone: litres × unit. */
  readonly netRials: number;
  /** The price of the delivery. */
  readonly deliveryRials: number;
}

/**
 * Litres × unit, and bringing it (SPEC 3 "Gas price result", BEHAVIOUR 4). Null for a city or a fuel that the book does
 * not know, and for litres that the vehicle does not take.
 */
export function quoteGas(
  { cityId, gasTypeEnum, litres, vehicleType }: GasAnswers,
  book: PriceBook<'gas'>,
): GasQuote | null {
  const city = book.cities.find((known) => known.cityId === cityId);
  const fuel = city?.fuels.find((known) => known.gasTypeEnum === gasTypeEnum);
  if (!city || !fuel || !isLitreCount(litres, vehicleType)) return null;
  const { litreRials } = fuel;
  const { deliveryRials } = city;
  const netRials = litres * litreRials;
  return {
    lines: [
      { key: 'petrol', params: { fuel: `fuels.${gasTypeEnum}`, litres, litreRials }, amountRials: netRials },
      { key: 'petrol-delivery', params: {}, amountRials: deliveryRials },
    ],
    priceRials: netRials + deliveryRials,
    discountRials: 0,
    netRials,
    deliveryRials,
  };
}
