import type { HourlyRateSeed, PriceBookFacts } from './types';

const perHourFrom3To10 = (rates: readonly number[]): HourlyRateSeed[] =>
  rates.map((hourlyRateRials, index) => ({ hours: index + 3, hourlyRateRials }));

/** Prices of house cleaning in 1405, the whole visit being charged at the rate of its own length. */
export const priceBook = {
  validFrom: '2026-03-21',
  minimumHours: 3,
  maximumHours: 10,
  cities: [
    {
      cityId: 1,
      hourlyRates: perHourFrom3To10([
        3_200_000, 3_000_000, 2_900_000, 2_800_000, 2_700_000, 2_600_000, 2_550_000, 2_500_000,
      ]),
    },
    {
      cityId: 2,
      hourlyRates: perHourFrom3To10([
        2_850_000, 2_700_000, 2_600_000, 2_500_000, 2_400_000, 2_350_000, 2_300_000, 2_250_000,
      ]),
    },
    {
      cityId: 3,
      hourlyRates: perHourFrom3To10([
        2_750_000, 2_600_000, 2_500_000, 2_400_000, 2_350_000, 2_250_000, 2_200_000, 2_150_000,
      ]),
    },
    {
      cityId: 4,
      hourlyRates: perHourFrom3To10([
        2_600_000, 2_450_000, 2_350_000, 2_250_000, 2_200_000, 2_150_000, 2_100_000, 2_050_000,
      ]),
    },
    {
      cityId: 5,
      hourlyRates: perHourFrom3To10([
        2_700_000, 2_550_000, 2_450_000, 2_350_000, 2_300_000, 2_250_000, 2_200_000, 2_150_000,
      ]),
    },
    {
      cityId: 6,
      hourlyRates: perHourFrom3To10([
        2_550_000, 2_400_000, 2_300_000, 2_200_000, 2_150_000, 2_100_000, 2_050_000, 2_000_000,
      ]),
    },
  ],
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
      minutesPerTenSquareMetresYard: 4,
      minutesPerLift: 15,
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
  overtimeStepMinutes: 15,
} satisfies PriceBookFacts as PriceBookFacts;
