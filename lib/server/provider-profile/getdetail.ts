import { and, eq, inArray, or } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { CallAnswer } from '@/lib/contract';
import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import { maskContacts } from '@/lib/domain/text/contact-mask';
import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { toShownRating } from '@/lib/domain/order/rating';
import { isOfKind } from '@/lib/domain/kind/service-kind';
import { toProfileImageUrl } from '@/lib/domain/site/uploaded-file';
import type { Locale } from '@/lib/i18n/locales';

import { toFullName } from '@/lib/domain/person/full-name';

import { listFreeDays, toDatedPapers } from '../availability';
import { toCategoryPicture } from '../catalogue';
import { defineHandler } from '../handler';
import { listPercentsInTime } from '../lateness';
import type { Executor } from '../ports/database';
import { listReviews, readProviderRatings } from '../reviews';
import {
  categories,
  categoryTypes,
  cities,
  locations,
  providerApplications,
  providerLocations,
  providerServices,
  providers,
  selectName,
  users,
} from '../schema';
import { toNameIn } from '../words/told-names';

import { listPictures } from './pictures';

type Answer = CallAnswer<'workerprofile/getDetail'>;

/** The states of a provider whose page others see: at work, or on a break. */
const PUBLIC_STATES = ['active', 'paused'] as const;
/** The largest number of a person in the database. */
const LARGEST_ID = 2_147_483_647;

const MONTHS_A_YEAR = 12;

/** A number names the person, anything else the worker code. */
function isMeant(key: string) {
  const userId = Number(key);
  return Number.isSafeInteger(userId) && userId > 0 && userId <= LARGEST_ID
    ? or(eq(providers.userId, userId), eq(providers.workerCode, key))
    : eq(providers.workerCode, key);
}

/** A provider's public page. An applicant or somebody suspended has none: RecordNotFound. */
export const handler = defineHandler('workerprofile/getDetail', async ({ id: key }, { ports, request: { locale } }) => {
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
    .where(and(isMeant(key), inArray(providers.status, PUBLIC_STATES)));
  if (!found) throw new CallError('RecordNotFound');
  const { profile, firstName, lastName, imageFileId, decidedAt } = found;
  const [userId, userImage] = [profile.userId, toProfileImageUrl(imageFileId)];
  const now = ports.clock.now();
  return {
    ...toOwnFields(profile),
    lstCertificate: toDatedPapers(profile, decidedAt),
    ...toNames({ firstName, lastName }, locale),
    userImage,
    images: [
      ...(imageFileId === null ? [] : [{ url: userImage, docType: 'profile' }]),
      ...(await listPictures(connection, userId)).map(({ fileurl }) => ({ url: fileurl, docType: 'work' })),
    ],
    ...(await listPlaces(connection, userId, locale)),
    lstService: await listServices(connection, userId, locale),
    ...(await readProviderRatings(connection, profile.userId)),
    inTimePercent: (await listPercentsInTime(connection, [userId], now)).get(userId) ?? null,
    reviews: (await listReviews(connection, userId)).map(({ taskid: _taskid, ...review }) => review),
    lstFreeDay: await listFreeDays(connection, { userId, dayCount: WORKER_PAGE.freeDays }, now.getTime()),
  };
});

function toNames(name: Parameters<typeof toFullName>[0], locale: Locale): Pick<Answer, 'fullname' | 'writtenName'> {
  const writtenName = toFullName(name);
  return { fullname: toNameIn(writtenName, locale), writtenName };
}

/**
 * Words that were kept before they were masked, or sent with an application, are read by the world as all others are.
 */
function toOwnFields(profile: typeof providers.$inferSelect) {
  return {
    userId: profile.userId,
    workerCode: profile.workerCode,
    aboutWorker: maskContacts(profile.about).text,
    slogan: maskContacts(profile.slogan).text,
    statusEnum: profile.status.toUpperCase(),
    warranty: profile.warranty && maskContacts(profile.warranty).text,
    tariff: profile.tariffNote && maskContacts(profile.tariffNote).text,
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
    .select({
      type: { id: categoryTypes.id, seopath: categoryTypes.seopath, hasPage: categoryTypes.hasPage },
      typeName: selectName(categoryTypes),
      category: {
        id: categories.id,
        seopath: categories.seopath,
        isOrderable: categories.isOrderable,
        kind: categories.kind,
      },
      serviceName: selectName(categories),
    })
    .from(providerServices)
    .innerJoin(categories, eq(categories.id, providerServices.categoryId))
    .innerJoin(
      categoryTypes,
      and(eq(categoryTypes.id, providerServices.typeId), eq(categoryTypes.categoryId, providerServices.categoryId)),
    )
    .where(eq(providerServices.userId, userId))
    .orderBy(categories.position, categoryTypes.position);
  return rows.map(({ type, typeName, category: { id: categoryId, seopath, isOrderable, kind }, serviceName }) => ({
    id: type.id,
    name: typeName[locale],
    icon: toCategoryPicture(seopath),
    seopath: `${seopath}/${type.seopath}`,
    newFunnel: isOrderable,
    hasPDP: type.hasPage,
    srvcategoryid: String(categoryId),
    serviceName: serviceName[locale],
    isBookable: isOrderable && isOfKind(kind, { matching: 'provider' }),
  }));
}
