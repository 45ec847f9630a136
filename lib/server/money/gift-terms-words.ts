import { inArray } from 'drizzle-orm';
import type { z } from 'zod';

import type { giftTerms } from '@/lib/contract/gift-shapes';
import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { categories, cities, selectName, type GiftCodeRow } from '../schema';

/** The terms of a code with the names of its cities and services. */
export async function toWireTerms(
  executor: Executor,
  { sharePercent, leastOrderRials, cityIds, categoryIds, isFirstOrderOnly }: GiftCodeRow,
  locale: Locale,
): Promise<z.infer<typeof giftTerms>> {
  return {
    sharePercent,
    leastOrderRial: leastOrderRials,
    lstCity: await listCityNames(executor, cityIds ?? [], locale),
    lstService: await listServiceNames(executor, categoryIds ?? [], locale),
    isFirstOrderOnly,
  };
}

/** The names of cities in a language. */
export async function listCityNames(executor: Executor, ids: readonly number[], locale: Locale): Promise<string[]> {
  const rows = await executor
    .select({ name: cities.name })
    .from(cities)
    .where(inArray(cities.id, [...ids]));
  return rows.map(({ name }) => name[locale]);
}

/** The names of services in a language. */
export async function listServiceNames(executor: Executor, ids: readonly number[], locale: Locale): Promise<string[]> {
  const rows = await executor
    .select({ name: selectName(categories) })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return rows.map(({ name }) => name[locale]);
}
