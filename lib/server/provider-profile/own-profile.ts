import { asc, eq, inArray } from 'drizzle-orm';

import type { CallAnswer } from '@/lib/contract';
import { CallError } from '@/lib/contract/call-error';
import type { Locale } from '@/lib/i18n/locales';

import { toDatedPapers } from '../availability';
import type { Executor } from '../ports/database';
import { listReviews } from '../reviews';
import {
  categories,
  cities,
  locations,
  providerApplications,
  providerLocations,
  providers,
  providerServices,
  selectName,
} from '../schema';
import { readHomeBase } from './home-base';
import { listPictures } from './pictures';

type OwnProfile = CallAnswer<'workerprofile/getown'>['profile'];

const MONTHS_A_YEAR = 12;

/** Throws not-found for somebody who has a provider's role and no profile yet. */
export async function readOwnProfile(executor: Executor, userId: number, locale: Locale): Promise<OwnProfile> {
  const [found] = await executor
    .select({ profile: providers, decidedAt: providerApplications.decidedAt })
    .from(providers)
    .leftJoin(providerApplications, eq(providerApplications.userId, providers.userId))
    .where(eq(providers.userId, userId));
  if (!found) throw new CallError('not-found');
  const { profile, decidedAt } = found;
  const ownIds = await listLocationIds(executor, userId);
  return {
    workerCode: profile.workerCode,
    isPublic: profile.status !== 'suspended',
    aboutWorker: profile.about,
    slogan: profile.slogan,
    warranty: profile.warranty ?? '',
    tariff: profile.tariffNote ?? '',
    officeAddr: profile.officeAddress ?? '',
    officeTel: profile.officePhone ?? '',
    experienceYear: Math.floor(profile.experienceMonths / MONTHS_A_YEAR),
    lstLocationId: ownIds,
    lstOfferedLocation: await listOffered(executor, ownIds, locale),
    homeBase: await readHomeBase(executor, userId),
    lstServiceName: await listServiceNames(executor, userId, locale),
    lstCertificate: toDatedPapers(profile, decidedAt),
    lstPicture: await listPictures(executor, userId),
    lstReview: await listReviews(executor, userId),
  };
}

async function listLocationIds(executor: Executor, userId: number): Promise<number[]> {
  const rows = await executor
    .select({ id: providerLocations.locationId })
    .from(providerLocations)
    .where(eq(providerLocations.userId, userId))
    .orderBy(asc(providerLocations.locationId));
  return rows.map(({ id }) => id);
}

/** Every neighbourhood of the cities that somebody works in. */
export async function listOffered(
  executor: Executor,
  ownIds: readonly number[],
  locale: Locale,
): Promise<OwnProfile['lstOfferedLocation']> {
  if (ownIds.length === 0) return [];
  const own = executor
    .select({ id: locations.cityId })
    .from(locations)
    .where(inArray(locations.id, [...ownIds]));
  const rows = await executor
    .select({ id: locations.id, name: locations.name, cityName: cities.name })
    .from(locations)
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(inArray(locations.cityId, own));
  const { compare } = new Intl.Collator(locale);
  return rows
    .map(({ id, name, cityName }) => ({ id, name: name[locale], cityName: cityName[locale] }))
    .sort((one, other) => compare(one.cityName, other.cityName) || compare(one.name, other.name));
}

async function listServiceNames(executor: Executor, userId: number, locale: Locale): Promise<string[]> {
  const rows = await executor
    .selectDistinct({ id: categories.id, name: selectName(categories), position: categories.position })
    .from(providerServices)
    .innerJoin(categories, eq(categories.id, providerServices.categoryId))
    .where(eq(providerServices.userId, userId))
    .orderBy(asc(categories.position));
  return rows.map(({ name }) => name[locale]);
}
