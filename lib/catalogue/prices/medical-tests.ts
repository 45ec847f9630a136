import type { PriceBook } from '@/lib/domain/money/price-book';

import { eachCity, PRICES_FROM } from './cities';

/** A test, its price a person in Tehran, and the hours without food before it. */
const TESTS: readonly { testId: number; key: string; typeId: number; amountRials: number; fastingHours: number }[] = [
  { testId: 24011, key: 'basicPanel', typeId: 2401, amountRials: 9_800_000, fastingHours: 12 },
  { testId: 24012, key: 'fullPanel', typeId: 2401, amountRials: 18_500_000, fastingHours: 12 },
  { testId: 24013, key: 'urineAnalysis', typeId: 2401, amountRials: 3_200_000, fastingHours: 0 },
  { testId: 24021, key: 'prescriptionFive', typeId: 2402, amountRials: 7_500_000, fastingHours: 12 },
  { testId: 24022, key: 'prescriptionTen', typeId: 2402, amountRials: 14_000_000, fastingHours: 12 },
  { testId: 24023, key: 'prescriptionTwenty', typeId: 2402, amountRials: 24_000_000, fastingHours: 12 },
  { testId: 24031, key: 'fastingSugar', typeId: 2403, amountRials: 900_000, fastingHours: 8 },
  { testId: 24032, key: 'longTermSugar', typeId: 2403, amountRials: 4_200_000, fastingHours: 0 },
  { testId: 24033, key: 'kidneyMarkers', typeId: 2403, amountRials: 2_600_000, fastingHours: 0 },
  { testId: 24034, key: 'lipids', typeId: 2403, amountRials: 3_600_000, fastingHours: 12 },
  { testId: 24041, key: 'thyroid', typeId: 2404, amountRials: 4_800_000, fastingHours: 0 },
  { testId: 24042, key: 'vitaminD', typeId: 2404, amountRials: 6_900_000, fastingHours: 0 },
  { testId: 24043, key: 'vitaminB12', typeId: 2404, amountRials: 5_400_000, fastingHours: 0 },
  { testId: 24044, key: 'iron', typeId: 2404, amountRials: 3_900_000, fastingHours: 8 },
  { testId: 24051, key: 'covid', typeId: 2405, amountRials: 6_200_000, fastingHours: 0 },
  { testId: 24052, key: 'influenza', typeId: 2405, amountRials: 5_800_000, fastingHours: 0 },
];

const VISIT_RIALS = 2_800_000;

/** Prices of tests at home in 1405: persons × tests, and one visit fee. */
export const medicalTestsPrices: PriceBook<'testing'> = {
  validFrom: PRICES_FROM,
  cities: eachCity([1, 2], (priced) => ({
    visitFeeRials: priced(VISIT_RIALS),
    rates: TESTS.map(({ testId, amountRials }) => ({ testId, amountRials: priced(amountRials) })),
  })),
  tests: TESTS.map(({ testId, key, typeId, fastingHours }) => ({ testId, key, typeId, fastingHours })),
  hours: 1,
  personsAnHour: 4,
};
