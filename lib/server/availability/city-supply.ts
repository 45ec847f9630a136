import { and, eq } from 'drizzle-orm';

import type { Locale } from '@/lib/i18n/locales';

import type { Executor } from '../ports/database';
import { cityProviders, locations, providerLocations } from '../schema';
import { listBestSchedulesOfCity, toSchedule } from './candidates';
import { isOfWeeks, listWeeksOfCity } from './city-weeks';
import { findWorkedHours, isComing } from './read-free';
import { findFirstFree, listFreeHours, type FreeHour } from './rules';
import { worksAll } from './week-hours';
import { isOfCity, type CityService } from './who-serves';

const MOST_LOOKED_AT = 100;

interface CitySearch extends CityService {
  /** The visit's length in hours; null where visits are not chosen by the hour. */
  readonly hours: number | null;
  readonly locale: Locale;
}

export interface CitySupply {
  readonly providerCount: number;
  /** The neighbourhoods that at least one of them comes to, by name. */
  readonly locations: readonly { readonly id: number; readonly name: string }[];
  readonly earliest: FreeHour | null;
}

/** The providers of a category in a whole city, their neighbourhoods, and their earliest hour. */
export async function readCitySupply(
  executor: Executor,
  { hours, locale, ...city }: CitySearch,
  nowMs: number,
): Promise<CitySupply> {
  const providerCount = await executor.$count(cityProviders, isOfCity(city));
  if (providerCount === 0) return { providerCount, locations: [], earliest: null };
  return {
    providerCount,
    locations: await listServedLocations(executor, city, locale),
    earliest: hours === null ? null : await findEarliestOfCity(executor, { ...city, hours }, nowMs),
  };
}

/**
 * Most often one of the best is free when somebody first works. Before that hour its providers are looked for, an hour
 * at a time.
 */
async function findEarliestOfCity(
  executor: Executor,
  { hours, ...city }: CityService & { readonly hours: number },
  nowMs: number,
): Promise<FreeHour | null> {
  const best = await listBestSchedulesOfCity(executor, city, { nowMs, most: MOST_LOOKED_AT });
  const found = findFirstFree(best, hours, nowMs);
  const weeks = await listWeeksOfCity(executor, city);
  const schedules = weeks.map((weekHours) => toSchedule({ weekHours, booked: null }));
  for (const worked of listFreeHours(schedules, hours, nowMs)) {
    if (worked.gDate === found?.gDate && worked.startHour === found.startHour) break;
    if (await isSomebodyFree(executor, city, { ...worked, hours, weeks }, nowMs)) return worked;
  }
  return found;
}

interface VisitInWeeks extends FreeHour {
  readonly hours: number;
  readonly weeks: readonly string[];
}

/** Whether anybody of a city is free for a visit. */
async function isSomebodyFree(
  executor: Executor,
  city: CityService,
  { weeks, ...visit }: VisitInWeeks,
  nowMs: number,
): Promise<boolean> {
  const worked = findWorkedHours(visit, nowMs);
  if (worked === null) return false;
  const { userId } = cityProviders;
  const fitting = weeks.filter((week) => worksAll(week, worked));
  const rows = await executor
    .select({ userId })
    .from(cityProviders)
    .where(
      and(
        isOfCity(city),
        isOfWeeks(fitting),
        isComing(executor, cityProviders, { search: city, worked: [worked], visits: [visit], nowMs }),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/**
 * The neighbourhoods of a city that somebody comes to, by name, without those that the desk has paused. The limit says
 * to the planner that one of a neighbourhood is enough: it would read the whole city otherwise.
 */
export async function listServedLocations(
  executor: Executor,
  city: CityService,
  locale: Locale,
): Promise<CitySupply['locations']> {
  const { userId, locationId } = providerLocations;
  const served = executor
    .select({ userId })
    .from(providerLocations)
    .innerJoin(cityProviders, and(isOfCity(city), eq(cityProviders.userId, userId)))
    .where(eq(locationId, locations.id))
    .limit(1)
    .as('served');
  const rows = await executor
    .select({ id: locations.id, name: locations.name })
    .from(locations)
    .crossJoinLateral(served)
    .where(and(eq(locations.cityId, city.cityId), eq(locations.isPaused, false)));
  const { compare } = new Intl.Collator(locale);
  return rows.map(({ id, name }) => ({ id, name: name[locale] })).sort((one, other) => compare(one.name, other.name));
}
