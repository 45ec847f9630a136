import { CAR_WASH_METHODS, type CarWashMethod } from '@/lib/contract/enumerations';
import type { PriceBook } from '@/lib/domain/money/price-book';

import { carBodyTypes } from '../car-body-types';
import { eachCity, PRICES_FROM, toPercent } from './cities';

/** A saloon's price in Tehran, and the visit's hours, by type. */
const TYPES: readonly {
  typeId: number;
  key: string;
  amountRials: number;
  hours: number;
  methods: readonly CarWashMethod[];
}[] = [
  { typeId: 901, key: 'waterless', amountRials: 3_800_000, hours: 1, methods: ['on-site'] },
  { typeId: 902, key: 'waterWash', amountRials: 4_600_000, hours: 1, methods: CAR_WASH_METHODS },
  { typeId: 903, key: 'detailing', amountRials: 38_000_000, hours: 6, methods: CAR_WASH_METHODS },
  { typeId: 904, key: 'interior', amountRials: 16_500_000, hours: 4, methods: CAR_WASH_METHODS },
  { typeId: 905, key: 'engineBay', amountRials: 5_200_000, hours: 1, methods: CAR_WASH_METHODS },
];

/** The price of each body in percent of a saloon's (car-body-types.ts). */
const PERCENT_OF_SALOON: readonly (readonly [bodyTypeId: number, percent: number])[] = [
  [1, 90],
  [2, 100],
  [3, 115],
  [4, 130],
  [5, 105],
  [6, 125],
  [7, 145],
];

/** Large bodies take longer where the work is by hand and by panel. */
const LONGER: Readonly<Record<number, { bodyTypeId: number; hours: number }[]>> = {
  903: [
    { bodyTypeId: 4, hours: 8 },
    { bodyTypeId: 6, hours: 7 },
    { bodyTypeId: 7, hours: 8 },
  ],
  904: [
    { bodyTypeId: 4, hours: 5 },
    { bodyTypeId: 7, hours: 5 },
  ],
};

/** The price of fetching the car and bringing it back, in Tehran. */
const COLLECT_RIALS = 4_000_000;

/** Prices of the car wash in 1405: body type × service type × method. */
export const carwashPrices: PriceBook<'carwash'> = {
  validFrom: PRICES_FROM,
  cities: eachCity([1, 2, 3, 5], (priced) => ({
    rates: TYPES.flatMap(({ typeId, amountRials, methods }) =>
      PERCENT_OF_SALOON.flatMap(([bodyTypeId, percent]) =>
        methods.map((method) => ({
          bodyTypeId,
          typeId,
          method,
          amountRials: toPercent(priced(amountRials), percent) + (method === 'collect' ? priced(COLLECT_RIALS) : 0),
        })),
      ),
    ),
  })),
  bodies: carBodyTypes.map(({ id, key }) => ({ bodyTypeId: id, key })),
  types: TYPES.map(({ typeId, key, hours }) => ({ typeId, key, hours, longer: LONGER[typeId] ?? [] })),
  collectExtraHours: 1,
};
