import { and, eq, exists, sql } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { cityProviders, locations, providerLocations } from '../schema';
import { isOfCity, listSchedulesOfCity, listWeeksOfCity, type CityService } from './candidates';
import { findFirstFree, type FreeHour } from './rules';

const MOST_LOOKED_AT = 200;

interface CitySearch extends CityService {
  /** Of the visit that is looked for; null where visits are not chosen by the hour. */
  readonly hours: number | null;
  readonly locale: Locale;
}

export interface CitySupply {
  readonly providerCount: number;
  /** The neighbourhoods that at least one of them comes to, by name. */
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly earliest: FreeHour | null;
}

/** Who serves a category in a city as a whole, where exactly, and from when. */
export async function readCitySupply(
  executor: Executor,
  { hours, locale, ...city }: CitySearch,
  nowMs: number,
): Promise<CitySupply> {
  const providerCount = await executor.$count(cityProviders, isOfCity(city));
  if (providerCount === 0) return { providerCount, locations: [], earliest: null };
  return {
    providerCount,
    locations: await listServed(executor, city, locale),
    earliest: hours === null ? null : await findEarliestOfCity(executor, { ...city, hours }, nowMs),
  };
}

/** No hour is earlier than the first that somebody works. Where one of the best is free then, nobody else need be looked at. */
async function findEarliestOfCity(
  executor: Executor,
  { hours, ...city }: CityService & { readonly hours: number },
  nowMs: number,
): Promise<FreeHour | null> {
  const worked = findFirstFree(await listWeeksOfCity(executor, city), hours, nowMs);
  if (worked === null) return null;
  const best = await listSchedulesOfCity(executor, city, { nowMs, most: MOST_LOOKED_AT });
  const found = findFirstFree(best, hours, nowMs);
  const isEarliest = found?.gDate === worked.gDate && found.startHour === worked.startHour;
  if (isEarliest) return found;
  return findFirstFree(await listSchedulesOfCity(executor, city, { nowMs, most: null }), hours, nowMs);
}

async function listServed(executor: Executor, city: CityService, locale: Locale): Promise<CitySupply['locations']> {
  const whoever = executor
    .select({ found: sql`1` })
    .from(providerLocations)
    .innerJoin(cityProviders, and(isOfCity(city), eq(cityProviders.userId, providerLocations.userId)))
    .where(eq(providerLocations.locationId, locations.id));
  const rows = await executor
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .where(and(eq(locations.cityId, city.cityId), exists(whoever)));
  const { compare } = new Intl.Collator(locale);
  return rows.map(({ id, name }) => ({ id, name: name[locale] })).sort((one, other) => compare(one.name, other.name));
}
