import type { CityServicePauseSeed } from './types';

/** Pauses within a category's own cities: it is listed there, but takes no orders for now. */
export const cityServicePauses = [
  { cityId: 6, categoryId: 3 },
  { cityId: 2, categoryId: 9 },
  { cityId: 4, categoryId: 28 },
  { cityId: 5, categoryId: 12 },
] satisfies CityServicePauseSeed[] as CityServicePauseSeed[];
