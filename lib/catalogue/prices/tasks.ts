import type { CategoryPrices } from './types';
import { eachCity, PRICES_FROM } from './cities';

interface TaskRates {
  readonly categoryId: number;
  readonly cityIds: readonly number[];
  /** Under it no bid is taken. */
  readonly floorRials: number;
  /** A type's usual price and hours. */
  readonly guides: readonly { typeId: number; fromRials: number; toRials: number; hours: number }[];
}

/** Tehran's, by category. */
const RATES: readonly TaskRates[] = [
  // handyman
  {
    categoryId: 12,
    cityIds: [1, 2, 3, 4, 5],
    floorRials: 3_000_000,
    guides: [
      { typeId: 1201, fromRials: 4_000_000, toRials: 12_000_000, hours: 2 },
      { typeId: 1202, fromRials: 3_500_000, toRials: 9_000_000, hours: 1 },
      { typeId: 1203, fromRials: 15_000_000, toRials: 80_000_000, hours: 6 },
      { typeId: 1204, fromRials: 4_000_000, toRials: 18_000_000, hours: 1 },
      { typeId: 1205, fromRials: 5_000_000, toRials: 22_000_000, hours: 2 },
      { typeId: 1206, fromRials: 3_000_000, toRials: 10_000_000, hours: 1 },
    ],
  },
  // electric-service
  {
    categoryId: 16,
    cityIds: [1, 2, 3, 4],
    floorRials: 3_500_000,
    guides: [
      { typeId: 1601, fromRials: 5_000_000, toRials: 18_000_000, hours: 2 },
      { typeId: 1602, fromRials: 4_000_000, toRials: 12_000_000, hours: 1 },
      { typeId: 1603, fromRials: 5_000_000, toRials: 20_000_000, hours: 2 },
      { typeId: 1604, fromRials: 9_000_000, toRials: 35_000_000, hours: 3 },
      { typeId: 1605, fromRials: 6_000_000, toRials: 24_000_000, hours: 2 },
    ],
  },
  // home-appliances
  {
    categoryId: 18,
    cityIds: [1, 2, 3, 4, 5],
    floorRials: 4_000_000,
    guides: [
      { typeId: 1801, fromRials: 6_000_000, toRials: 28_000_000, hours: 2 },
      { typeId: 1802, fromRials: 7_000_000, toRials: 40_000_000, hours: 2 },
      { typeId: 1803, fromRials: 6_000_000, toRials: 30_000_000, hours: 2 },
      { typeId: 1804, fromRials: 6_000_000, toRials: 25_000_000, hours: 2 },
      { typeId: 1805, fromRials: 5_000_000, toRials: 22_000_000, hours: 2 },
      { typeId: 1806, fromRials: 4_000_000, toRials: 14_000_000, hours: 1 },
    ],
  },
  // disinfection
  {
    categoryId: 20,
    cityIds: [1, 3, 4],
    floorRials: 8_000_000,
    guides: [
      { typeId: 2001, fromRials: 15_000_000, toRials: 40_000_000, hours: 3 },
      { typeId: 2002, fromRials: 20_000_000, toRials: 70_000_000, hours: 4 },
      { typeId: 2003, fromRials: 12_000_000, toRials: 35_000_000, hours: 2 },
      { typeId: 2004, fromRials: 14_000_000, toRials: 40_000_000, hours: 2 },
      { typeId: 2005, fromRials: 18_000_000, toRials: 45_000_000, hours: 3 },
    ],
  },
  // assorted
  {
    categoryId: 26,
    cityIds: [1, 2],
    floorRials: 2_500_000,
    guides: [
      { typeId: 2601, fromRials: 8_000_000, toRials: 35_000_000, hours: 4 },
      { typeId: 2602, fromRials: 3_000_000, toRials: 20_000_000, hours: 2 },
      { typeId: 2603, fromRials: 9_000_000, toRials: 30_000_000, hours: 5 },
      { typeId: 2604, fromRials: 2_500_000, toRials: 10_000_000, hours: 2 },
      { typeId: 2605, fromRials: 2_500_000, toRials: 20_000_000, hours: 2 },
    ],
  },
  // home-service
  {
    categoryId: 28,
    cityIds: [1, 2, 3, 4],
    floorRials: 4_000_000,
    guides: [
      { typeId: 2801, fromRials: 5_000_000, toRials: 30_000_000, hours: 2 },
      { typeId: 2802, fromRials: 7_000_000, toRials: 40_000_000, hours: 3 },
      { typeId: 2803, fromRials: 7_000_000, toRials: 40_000_000, hours: 3 },
      { typeId: 2804, fromRials: 6_000_000, toRials: 22_000_000, hours: 1 },
      { typeId: 2805, fromRials: 5_000_000, toRials: 25_000_000, hours: 2 },
      { typeId: 2806, fromRials: 7_000_000, toRials: 35_000_000, hours: 2 },
    ],
  },
  // camera-repair
  {
    categoryId: 30,
    cityIds: [1],
    floorRials: 5_000_000,
    guides: [
      { typeId: 3001, fromRials: 9_000_000, toRials: 60_000_000, hours: 2 },
      { typeId: 3002, fromRials: 10_000_000, toRials: 70_000_000, hours: 2 },
      { typeId: 3003, fromRials: 8_000_000, toRials: 20_000_000, hours: 1 },
      { typeId: 3004, fromRials: 7_000_000, toRials: 40_000_000, hours: 3 },
      { typeId: 3005, fromRials: 5_000_000, toRials: 20_000_000, hours: 1 },
    ],
  },
  // rebuilding-service
  {
    categoryId: 32,
    cityIds: [1, 2, 5],
    floorRials: 10_000_000,
    guides: [
      { typeId: 3201, fromRials: 40_000_000, toRials: 250_000_000, hours: 8 },
      { typeId: 3202, fromRials: 35_000_000, toRials: 220_000_000, hours: 8 },
      { typeId: 3203, fromRials: 30_000_000, toRials: 200_000_000, hours: 8 },
      { typeId: 3204, fromRials: 60_000_000, toRials: 400_000_000, hours: 8 },
      { typeId: 3205, fromRials: 40_000_000, toRials: 260_000_000, hours: 8 },
    ],
  },
  // bar-service
  {
    categoryId: 34,
    cityIds: [1],
    floorRials: 10_000_000,
    guides: [
      { typeId: 3401, fromRials: 20_000_000, toRials: 60_000_000, hours: 5 },
      { typeId: 3402, fromRials: 35_000_000, toRials: 120_000_000, hours: 8 },
      { typeId: 3403, fromRials: 25_000_000, toRials: 90_000_000, hours: 6 },
      { typeId: 3404, fromRials: 20_000_000, toRials: 70_000_000, hours: 5 },
    ],
  },
];

/** Floors and guide prices of the kinds of tasks in 1405. */
export const taskPrices: readonly CategoryPrices[] = RATES.map(({ categoryId, cityIds, floorRials, guides }) => ({
  categoryId,
  kind: 'task',
  prices: {
    validFrom: PRICES_FROM,
    cities: eachCity(cityIds, (priced) => ({
      floorRials: priced(floorRials),
      guides: guides.map(({ typeId, fromRials, toRials }) => ({
        typeId,
        fromRials: priced(fromRials),
        toRials: priced(toRials),
      })),
    })),
    types: guides.map(({ typeId, hours }) => ({ typeId, hours })),
  },
}));
