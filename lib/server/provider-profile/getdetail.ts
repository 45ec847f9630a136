import { and, desc, eq, inArray, ne } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { toTehranDate } from '@/lib/domain/jalali-date';
import { toShownRating } from '@/lib/domain/rating';
import { toProfileImageUrl } from '@/lib/domain/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import { toDatedPapers } from '../availability';
import { toCategoryPicture } from '../catalogue';
import { defineHandler } from '../handler';
import type { Executor } from '../ports/database';
import { toReviewerName } from '../reviews';
import {
  categories,
  categoryTypes,
  cities,
  locations,
  providerApplications,
  providerLocations,
  providerServices,
  providers,
  reviews,
  users,
} from '../schema';

type Answer = CallAnswer<'workerprofile/getDetail'>;

const MONTHS_A_YEAR = 12;
const MOST_REVIEWS = 20;

/** A provider's public page. An applicant or somebody suspended has none: RecordNotFound. */
export const handler = defineHandler('workerprofile/getDetail', async ({ id }, { ports, request: { locale } }) => {
  const { connection } = ports.database;
  const [found] = await connection
    .select({
      profile: providers,
      firstName: users.firstName,
      lastName: users.lastName,
      imageFileId: users.imageFileId,
      decidedAt: providerApplications.decidedAt,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .leftJoin(providerApplications, eq(providerApplications.userId, providers.userId))
    .where(and(eq(providers.userId, id), inArray(providers.status, ['active', 'paused'])));
  if (!found) throw new CallError('RecordNotFound');
  const { profile, firstName, lastName, imageFileId, decidedAt } = found;
  const userImage = toProfileImageUrl(imageFileId);
  return {
    ...toOwnFields(profile),
    lstCertificate: toDatedPapers(profile, decidedAt),
    fullname: `${firstName} ${lastName}`.trim(),
    userImage,
    images: imageFileId === null ? [] : [{ url: userImage, docType: 'profile' }],
    ...(await listPlaces(connection, id, locale)),
    lstService: await listServices(connection, id, locale),
    reviews: await listReviews(connection, id),
  };
});

function toOwnFields(profile: typeof providers.$inferSelect) {
  return {
    userId: profile.userId,
    workerCode: profile.workerCode,
    aboutWorker: profile.about,
    slogan: profile.slogan,
    statusEnum: profile.status.toUpperCase(),
    warranty: profile.warranty,
    officeAddr: profile.officeAddress,
    officeTel: profile.officePhone,
    hasBusinessCertificate: profile.hasBusinessCertificate,
    hasSkillCertificate: profile.hasSkillCertificate,
    hasCriminalRecord: profile.hasClearRecordCertificate,
    totalTasks: profile.doneTaskCount,
    workerRate: toShownRating(profile.ratingSum, profile.ratingCount),
    reviewCount: profile.ratingCount,
    registrationDate: toTehranDate(profile.registeredAt.getTime()),
    experienceMonth: profile.experienceMonths % MONTHS_A_YEAR,
    experienceYear: Math.floor(profile.experienceMonths / MONTHS_A_YEAR),
  };
}

async function listPlaces(
  executor: Executor,
  userId: number,
  locale: Locale,
): Promise<Pick<Answer, 'lstLocation' | 'lstCity'>> {
  const rows = await executor
    .select({ id: locations.id, name: locations.name, cityId: cities.id, cityName: cities.name })
    .from(providerLocations)
    .innerJoin(locations, eq(locations.id, providerLocations.locationId))
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(providerLocations.userId, userId));
  const cityNames = new Map(rows.map(({ cityId, cityName }) => [cityId, cityName[locale]]));
  const { compare } = new Intl.Collator(locale);
  return {
    lstLocation: rows
      .map(({ id, name }) => ({ id, name: name[locale] }))
      .sort((one, other) => compare(one.name, other.name)),
    lstCity: [...cityNames].map(([id, name]) => ({ id, name })).sort((one, other) => one.id - other.id),
  };
}

async function listServices(executor: Executor, userId: number, locale: Locale): Promise<Answer['lstService']> {
  const rows = await executor
    .select({ type: categoryTypes, seopath: categories.seopath, isOrderable: categories.isOrderable })
    .from(providerServices)
    .innerJoin(categories, eq(categories.id, providerServices.categoryId))
    .innerJoin(
      categoryTypes,
      and(eq(categoryTypes.id, providerServices.typeId), eq(categoryTypes.categoryId, providerServices.categoryId)),
    )
    .where(eq(providerServices.userId, userId))
    .orderBy(categories.position, categoryTypes.position);
  return rows.map(({ type, seopath, isOrderable }) => ({
    id: type.id,
    name: type.content.name[locale],
    icon: toCategoryPicture(seopath),
    seopath: `${seopath}/${type.seopath}`,
    newFunnel: isOrderable,
    hasPDP: type.hasPage,
  }));
}

async function listReviews(executor: Executor, userId: number): Promise<Answer['reviews']> {
  const rows = await executor
    .select({
      stars: reviews.stars,
      text: reviews.text,
      createdAt: reviews.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.customerId))
    .where(and(eq(reviews.providerId, userId), ne(reviews.text, '')))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MOST_REVIEWS);
  return rows.map(({ firstName, lastName, stars, text, createdAt }) => ({
    stars,
    text,
    name: toReviewerName(firstName, lastName),
    createdAtMs: createdAt.getTime(),
  }));
}
