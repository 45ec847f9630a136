import type { PriceBook } from '@/lib/domain/money/price-book';

import { eachCity, PRICES_FROM } from './cities';

/** A vehicle, its price in Tehran, the hours of a usual removal with it, and its number of movers. */
const VEHICLES: readonly {
  typeId: number;
  amountRials: number;
  hours: number;
  minimumMovers: number;
  maximumMovers: number;
  isPacking?: true;
}[] = [
  { typeId: 1401, amountRials: 9_000_000, hours: 3, minimumMovers: 1, maximumMovers: 3 },
  { typeId: 1402, amountRials: 14_000_000, hours: 4, minimumMovers: 2, maximumMovers: 4 },
  { typeId: 1403, amountRials: 26_000_000, hours: 6, minimumMovers: 3, maximumMovers: 6 },
  { typeId: 1404, amountRials: 0, hours: 4, minimumMovers: 1, maximumMovers: 6 },
  { typeId: 1405, amountRials: 0, hours: 5, minimumMovers: 1, maximumMovers: 4, isPacking: true },
];

/** Prices of moving in 1405, the guide beside the bids. */
export const removalPrices: PriceBook<'moving'> = {
  validFrom: PRICES_FROM,
  cities: eachCity([1, 2, 3, 4, 5, 6], (priced) => ({
    floorRials: priced(10_000_000),
    moverHourRials: priced(2_600_000),
    vehicleRates: VEHICLES.map(({ typeId, amountRials }) => ({ typeId, amountRials: priced(amountRials) })),
    floorWithoutLiftRials: priced(2_200_000),
    heavyPieceRials: priced(4_500_000),
    packingHourRials: priced(2_400_000),
  })),
  types: VEHICLES.map(({ typeId, hours, minimumMovers, maximumMovers, isPacking = false }) => ({
    typeId,
    hours,
    minimumMovers,
    maximumMovers,
    isPacking,
  })),
  packingHours: 3,
};

/** Prices of petrol that comes to the car, in 1405. */
export const gasPrices: PriceBook<'gas'> = {
  validFrom: PRICES_FROM,
  cities: eachCity([1, 2, 3, 4, 5], (priced) => ({
    fuels: [
      { gasTypeEnum: 'REGULAR', litreRials: 30_000 },
      { gasTypeEnum: 'SUPER', litreRials: 650_000 },
    ],
    deliveryRials: priced(1_200_000),
  })),
};
