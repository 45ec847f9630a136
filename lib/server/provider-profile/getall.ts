import { eq } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toShownRating } from '@/lib/domain/order/rating';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import { toFullName } from '@/lib/domain/person/full-name';

import { selectBestOfCity } from '../availability';
import { defineHandler } from '../handler';
import { providers, users } from '../schema';

/** The providers who work there now, the best first; one on a break has a page and stands in no list. */
export const handler = defineHandler('workerprofile/getall', async ({ srvcategoryid, cityid }, { ports }) => {
  const { connection } = ports.database;
  const best = selectBestOfCity(connection, { categoryId: srvcategoryid, cityId: cityid }, WORKER_PAGE.listed);
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
  return {
    lstWorker: rows
      .sort((one, other) => other.rating - one.rating || one.profile.userId - other.profile.userId)
      .map(({ profile, firstName, lastName, imageFileId }) => ({
        userId: profile.userId,
        workerCode: profile.workerCode,
        fullname: toFullName({ firstName, lastName }),
        userImage: toProfileImageUrl(imageFileId),
        slogan: maskContacts(profile.slogan).text,
        workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
        reviewCount: profile.ratingCount,
        doneTaskCount: profile.doneTaskCount,
      })),
  };
});
