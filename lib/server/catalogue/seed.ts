import type { CategorySeed, CityServicePauseSeed, HolidaySeed, PriceBookSeed } from '@/lib/catalogue/types';

import type { LocationSeed, ProvinceSeed } from '../seed/geography/types';

/** All that the shipped catalogue is made of. */
export interface CatalogueSeed {
  readonly provinces: readonly ProvinceSeed[];
  readonly locations: readonly LocationSeed[];
  readonly categories: readonly CategorySeed[];
  readonly cityServicePauses: readonly CityServicePauseSeed[];
  readonly holidays: readonly HolidaySeed[];
  /** House cleaning's; the other kinds have none yet. */
  readonly priceBook: PriceBookSeed;
}
