import { and, eq, inArray } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { locations, providerLocations } from '../schema';
import { listCandidatesOfCity } from './candidates';
import { findFirstFree, type FreeHour } from './rules';

interface CitySearch {
  readonly categoryId: number;
  readonly cityId: number;
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
  { categoryId, cityId, hours, locale }: CitySearch,
  nowMs: number,
): Promise<CitySupply> {
  const candidates = await listCandidatesOfCity(executor, { categoryId, cityId }, nowMs);
  const ids = candidates.map(({ profile }) => profile.userId);
  if (ids.length === 0) return { providerCount: 0, locations: [], earliest: null };
  const rows = await executor
    .selectDistinct({ id: locations.id, name: locations.name })
    .from(locations)
    .innerJoin(providerLocations, eq(providerLocations.locationId, locations.id))
    .where(and(eq(locations.cityId, cityId), inArray(providerLocations.userId, ids)));
  const { compare } = new Intl.Collator(locale);
  return {
    providerCount: ids.length,
    locations: rows
      .map(({ id, name }) => ({ id, name: name[locale] }))
      .sort((one, other) => compare(one.name, other.name)),
    earliest:
      hours === null
        ? null
        : findFirstFree(
            candidates.map(({ schedule }) => schedule),
            hours,
            nowMs,
          ),
  };
}
