import { PRICES_FROM } from './cities';
import type { CleaningPriceFacts } from './types';

/** The price of a visit's hour in a city, for visits of three to ten hours. Rials. */
const HOURLY_RATES: readonly (readonly [cityId: number, rates: readonly number[]])[] = [
  [1, [3_200_000, 3_000_000, 2_900_000, 2_800_000, 2_700_000, 2_600_000, 2_550_000, 2_500_000]],
  [2, [2_850_000, 2_700_000, 2_600_000, 2_500_000, 2_400_000, 2_350_000, 2_300_000, 2_250_000]],
  [3, [2_750_000, 2_600_000, 2_500_000, 2_400_000, 2_350_000, 2_250_000, 2_200_000, 2_150_000]],
  [4, [2_600_000, 2_450_000, 2_350_000, 2_250_000, 2_200_000, 2_150_000, 2_100_000, 2_050_000]],
  [5, [2_700_000, 2_550_000, 2_450_000, 2_350_000, 2_300_000, 2_250_000, 2_200_000, 2_150_000]],
  [6, [2_550_000, 2_400_000, 2_300_000, 2_200_000, 2_150_000, 2_100_000, 2_050_000, 2_000_000]],
];
const SHORTEST_VISIT_HOURS = 3;
/** Types of cleaning that are of a home: the regular one, the deep one, after a move and after a party. */
const HOMES = [301, 302, 305, 306];

/** Prices of house cleaning in 1405, the whole visit being charged at the rate of its own length. */
export const cleaningPrices = {
  validFrom: PRICES_FROM,
  minimumHours: SHORTEST_VISIT_HOURS,
  maximumHours: 10,
  cities: HOURLY_RATES.map(([cityId, rates]) => ({
    cityId,
    hourlyRates: rates.map((hourlyRateRials, index) => ({ hours: index + SHORTEST_VISIT_HOURS, hourlyRateRials })),
  })),
  types: [
    { typeId: 301, ratePercent: 100, minimumHours: 3 },
    { typeId: 302, ratePercent: 120, minimumHours: 4 },
    { typeId: 303, ratePercent: 105, minimumHours: 3 },
    { typeId: 304, ratePercent: 110, minimumHours: 3 },
    { typeId: 305, ratePercent: 115, minimumHours: 4 },
    { typeId: 306, ratePercent: 110, minimumHours: 3 },
  ],
  hoursRules: [
    {
      typeId: 301,
      baseMinutes: 30,
      minutesPerTenSquareMetres: 8,
      minutesPerRoom: 15,
      minutesPerBathroom: 25,
      minutesPerWindow: 8,
    },
    {
      typeId: 302,
      baseMinutes: 60,
      minutesPerTenSquareMetres: 15,
      minutesPerRoom: 30,
      minutesPerBathroom: 50,
      minutesPerWindow: 15,
    },
    {
      typeId: 303,
      baseMinutes: 30,
      minutesPerTenSquareMetres: 7,
      minutesPerRoom: 12,
      minutesPerBathroom: 25,
      minutesPerWindow: 8,
    },
    {
      typeId: 305,
      baseMinutes: 45,
      minutesPerTenSquareMetres: 13,
      minutesPerRoom: 25,
      minutesPerBathroom: 45,
      minutesPerWindow: 15,
    },
    {
      typeId: 306,
      baseMinutes: 60,
      minutesPerTenSquareMetres: 8,
      minutesPerRoom: 12,
      minutesPerBathroom: 25,
      minutesPerWindow: 6,
    },
  ],
  outdoorHoursRules: [
    {
      typeId: 304,
      baseMinutes: 30,
      minutesPerFloor: 20,
      minutesPerTenSquareMetresCarPark: 5,
    },
  ],
  // Their names: content/shared/<locale>.json.
  pets: [
    { id: 1, seopath: 'cat', extraMinutes: 30 },
    { id: 2, seopath: 'dog', extraMinutes: 30 },
    { id: 3, seopath: 'bird', extraMinutes: 15 },
    { id: 4, seopath: 'rodent', extraMinutes: 15 },
    { id: 5, seopath: 'fish-or-turtle', extraMinutes: 0 },
  ],
  // Added once where the home was never deep-cleaned by us, or not for more than six months.
  firstDeepCleanExtraMinutes: 60,
  extras: [
    { key: 'oven', extraMinutes: 45, amountRials: 2_500_000, typeIds: HOMES },
    { key: 'fridge', extraMinutes: 30, amountRials: 1_700_000, typeIds: HOMES },
    { key: 'ironing', extraMinutes: 60, amountRials: 3_000_000, typeIds: HOMES },
  ],
} satisfies CleaningPriceFacts as CleaningPriceFacts;
