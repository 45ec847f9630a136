import { and, eq, exists, gt, gte, sql, type SQL } from 'drizzle-orm';

import type { CallAnswer, CallInput } from '@/lib/contract';
import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toShownRating } from '@/lib/domain/order/rating';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import { toFullName } from '@/lib/domain/person/full-name';
import type { Locale } from '@/lib/i18n/locales';

import { readNextFree, selectBestOfCity, SHORTEST_VISIT_HOURS } from '../availability';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { cityProviders, providerLocations, providers, users } from '../schema';
import { toNameIn } from '../words/told-names';

/** The providers who work there now, the best first; one on a break has a page and stands in no list. */
export const handler = defineHandler('workerprofile/getall', async (wanted, { ports, request: { locale } }) => {
  const { connection } = ports.database;
  const city = { categoryId: wanted.srvcategoryid, cityId: wanted.cityid };
  const best = selectBestOfCity(connection, { city, most: WORKER_PAGE.listed, more: whoIsWanted(connection, wanted) });
  const rows = await connection
    .select({
      profile: providers,
      firstName: users.firstName,
      lastName: users.lastName,
      imageFileId: users.imageFileId,
      rating: best.bayesianRating,
    })
    .from(best)
    .innerJoin(providers, eq(providers.userId, best.userId))
    .innerJoin(users, eq(users.id, best.userId));
  const { next, days } = await readNextFree(
    connection,
    rows.map(({ profile }) => profile.userId),
    { ...city, hours: SHORTEST_VISIT_HOURS, nowMs: ports.clock.now().getTime() },
  );
  return {
    lstWorker: rows
      .sort((one, other) => other.rating - one.rating || one.profile.userId - other.profile.userId)
      .map((row) => toListed(row, next, locale)),
    lstFreeDay: [...days],
  };
});

interface FoundWorker {
  readonly profile: typeof providers.$inferSelect;
  readonly firstName: string;
  readonly lastName: string;
  readonly imageFileId: number | null;
}

function toListed(
  { profile, firstName, lastName, imageFileId }: FoundWorker,
  nextFree: Awaited<ReturnType<typeof readNextFree>>['next'],
  locale: Locale,
): CallAnswer<'workerprofile/getall'>['lstWorker'][number] {
  const first = nextFree.get(profile.userId);
  return {
    userId: profile.userId,
    workerCode: profile.workerCode,
    fullname: toNameIn(toFullName({ firstName, lastName }), locale),
    userImage: toProfileImageUrl(imageFileId),
    slogan: maskContacts(profile.slogan).text,
    workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    reviewCount: profile.ratingCount,
    doneTaskCount: profile.doneTaskCount,
    nextFree: first ? { gDate: first.gDate, startHour: first.startHour } : null,
  };
}

function whoIsWanted(
  executor: Executor,
  { locationid, gender, leastRate }: CallInput<'workerprofile/getall'>,
): SQL | undefined {
  const { ratingSum, ratingCount } = providers;
  const found = executor.select({ found: sql`1` });
  return and(
    locationid
      ? exists(
          found
            .from(providerLocations)
            .where(
              and(eq(providerLocations.userId, cityProviders.userId), eq(providerLocations.locationId, locationid)),
            ),
        )
      : undefined,
    gender || leastRate
      ? exists(
          found
            .from(providers)
            .where(
              and(
                eq(providers.userId, cityProviders.userId),
                gender ? eq(providers.gender, gender) : undefined,
                leastRate
                  ? and(gt(ratingCount, 0), gte(ratingSum, sql`${leastRate}::double precision * ${ratingCount}`))
                  : undefined,
              ),
            ),
        )
      : undefined,
  );
}
