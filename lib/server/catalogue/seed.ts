import type { CategoryPrices } from '@/lib/catalogue/prices/types';
import type { CategorySeed, CityServicePauseSeed, HolidaySeed } from '@/lib/catalogue/types';

import type { LocationSeed, ProvinceSeed } from '../seed/geography/types';

/** All that the shipped catalogue is made of. */
export interface CatalogueSeed {
  readonly provinces: readonly ProvinceSeed[];
  readonly locations: readonly LocationSeed[];
  readonly categories: readonly CategorySeed[];
  readonly cityServicePauses: readonly CityServicePauseSeed[];
  readonly holidays: readonly HolidaySeed[];
  /** The prices of every category that has some, with all its cities. */
  readonly prices: readonly CategoryPrices[];
}
