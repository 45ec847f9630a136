import { and, asc, desc, eq, inArray } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { toShownRating } from '@/lib/domain/order/rating';
import { toFullName } from '@/lib/domain/person/full-name';

import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { locations, providerLocations, providers, users } from '../schema';
import { toNameIn } from '../words/told-names';

/** A provider on a break has a page that search engines leave alone, and is not named. */
export const handler = defineHandler('workerprofile/getnames', async ({ cityid }, { ports, request: { locale } }) => {
  const { connection } = ports.database;
  const rows = await connection
    .select({
      workerCode: providers.workerCode,
      firstName: users.firstName,
      lastName: users.lastName,
      ratingSum: providers.ratingSum,
      ratingCount: providers.ratingCount,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(inArray(providers.userId, selectWorkersOf(connection, cityid)), eq(providers.status, 'active')))
    .orderBy(desc(providers.bayesianRating), asc(providers.userId))
    .limit(WORKER_PAGE.namedInCity);
  return {
    lstWorker: rows.map(({ workerCode, firstName, lastName, ratingSum, ratingCount }) => ({
      workerCode,
      fullname: toNameIn(toFullName({ firstName, lastName }), locale),
      workerRate: toShownRating(ratingSum, ratingCount),
    })),
  };
});

function selectWorkersOf(executor: Executor, cityId: number) {
  return executor
    .selectDistinct({ userId: providerLocations.userId })
    .from(locations)
    .innerJoin(providerLocations, eq(providerLocations.locationId, locations.id))
    .where(eq(locations.cityId, cityId));
}
