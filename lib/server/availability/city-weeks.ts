import { and, asc, sql, type SQL } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { cityProviders } from '../schema';
import { isHere, isOfCity, type CityService, type Place } from './who-serves';

/** The weekly hours of a city's providers, without regard to bookings, as `city_providers` has them. */
export function listWeeksOfCity(executor: Executor, city: CityService): Promise<string[]> {
  return readWeeks(executor, isOfCity(city));
}

/** The weekly hours for the category in the city of a place. */
export function listWeeksAround(executor: Executor, { categoryId, locationId }: Place): Promise<string[]> {
  return readWeeks(executor, isHere(executor, { categoryId, typeId: null, locationId }));
}

/**
 * Every distinct week. The index is asked for the first, then for the first after each that it has found. That takes as
 * many looks as there are weeks, where DISTINCT reads an entry of every provider.
 */
async function readWeeks(executor: Executor, isMeant: SQL | undefined): Promise<string[]> {
  const { weekHours } = cityProviders;
  const selectFirst = (isAfter?: SQL) =>
    executor
      .select({ weekHours })
      .from(cityProviders)
      .where(and(isMeant, isAfter))
      .orderBy(asc(weekHours))
      .limit(1)
      .getSQL();
  const found = sql`(
    WITH RECURSIVE found(week) AS (
      (${selectFirst()}) UNION ALL SELECT (${selectFirst(sql`${weekHours} > found.week`)}) FROM found WHERE week IS NOT NULL
    ) SELECT week FROM found WHERE week IS NOT NULL) AS found`;
  return (await executor.select({ week: sql<string>`week` }).from(found)).map(({ week }) => week);
}

/**
 * A condition on `city_providers`: their week is one of these. An index finds by whole weeks, and not by an hour of
 * them.
 */
export function isOfWeeks(weeks: readonly string[]): SQL {
  return sql`${cityProviders.weekHours} = ANY (string_to_array(${weeks.join()}, ',')::bit(168)[])`;
}
