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
import { listPercentsInTime } from '../lateness';
import type { Executor } from '../ports/database';
import { listSentences } from '../reviews';
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
  const ids = rows.map(({ profile }) => profile.userId);
  const now = ports.clock.now();
  const { next, days } = await readNextFree(connection, ids, {
    ...city,
    hours: SHORTEST_VISIT_HOURS,
    nowMs: now.getTime(),
  });
  const said = {
    percents: await listPercentsInTime(connection, ids, now),
    sentences: await listSentences(connection, ids),
  };
  return {
    lstWorker: rows
      .sort((one, other) => other.rating - one.rating || one.profile.userId - other.profile.userId)
      .map((row) => toListed(row, { next, ...said }, locale)),
    lstFreeDay: [...days],
  };
});

interface FoundWorker {
  readonly profile: typeof providers.$inferSelect;
  readonly firstName: string;
  readonly lastName: string;
  readonly imageFileId: number | null;
}

/** Facts of each provider, by the person's number. */
interface Said {
  readonly next: Awaited<ReturnType<typeof readNextFree>>['next'];
  readonly percents: Awaited<ReturnType<typeof listPercentsInTime>>;
  readonly sentences: Awaited<ReturnType<typeof listSentences>>;
}

function toListed(
  { profile, firstName, lastName, imageFileId }: FoundWorker,
  { next, percents, sentences }: Said,
  locale: Locale,
): CallAnswer<'workerprofile/getall'>['lstWorker'][number] {
  const lstFreeHour = (next.get(profile.userId) ?? []).map(({ gDate, startHour }) => ({ gDate, startHour }));
  return {
    userId: profile.userId,
    workerCode: profile.workerCode,
    fullname: toNameIn(toFullName({ firstName, lastName }), locale),
    userImage: toProfileImageUrl(imageFileId),
    slogan: maskContacts(profile.slogan).text,
    workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    reviewCount: profile.ratingCount,
    doneTaskCount: profile.doneTaskCount,
    inTimePercent: percents.get(profile.userId) ?? null,
    sentence: sentences.get(profile.userId) ?? null,
    nextFree: lstFreeHour[0] ?? null,
    lstFreeHour,
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
