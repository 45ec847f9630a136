import { POPULAR_TILE_COUNT, SHOWCASE_CATEGORY_IDS, SHOWCASE_SUB_ITEM_COUNT } from '@/lib/domain/constants/screen';

import type { HomeCategory } from './home-category';

/** The first eight (row S-18). */
export function pickPopular(categories: readonly HomeCategory[]): readonly HomeCategory[] {
  return categories.slice(0, POPULAR_TILE_COUNT);
}

/** The four main categories that SPEC 2 names, each with its first three subcategories (row S-23). */
export function pickShowcase(categories: readonly HomeCategory[]): readonly HomeCategory[] {
  return SHOWCASE_CATEGORY_IDS.flatMap((id) => categories.filter((category) => category.id === id)).map((category) => ({
    ...category,
    types: category.types.slice(0, SHOWCASE_SUB_ITEM_COUNT),
  }));
}
