import { and, asc, eq, inArray } from 'drizzle-orm';

import { toShownRating } from '@/lib/domain/order/rating';
import { toFullName } from '@/lib/domain/person/full-name';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { ServiceContext } from '../context';
import type { Executor } from '../ports/database';
import { StorageUnavailable } from '../ports/storage';
import {
  categories,
  cities,
  locations,
  providerLocations,
  providerServices,
  providers,
  uploadedFiles,
  users,
} from '../schema';
import { toNameIn } from '../words/told-names';
import { getWords } from '../words/words';
import type { SharedThing } from './draw-picture';

/** The states of a professional with a public page: at work, or on a break. */
const PUBLIC_STATES = ['active', 'paused'] as const;
/** The drawing beside a name without a service. */
const GENERAL_DRAWING = 'hero';

/** A professional by the worker code; null without a public page. */
export async function findSharedProfessional(
  context: ServiceContext,
  workerCode: string,
  locale: Locale,
): Promise<SharedThing | null> {
  const { connection } = context.ports.database;
  const [found] = await connection
    .select({
      profile: providers,
      firstName: users.firstName,
      lastName: users.lastName,
      fileKey: uploadedFiles.storageKey,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .leftJoin(uploadedFiles, eq(uploadedFiles.id, users.imageFileId))
    .where(and(eq(providers.workerCode, workerCode), inArray(providers.status, PUBLIC_STATES)));
  if (!found) return null;
  const { profile, fileKey } = found;
  const service = await findFirstService(connection, profile.userId);
  const city = await findFirstCity(connection, profile.userId);
  return {
    title: toNameIn(toFullName(found), locale),
    lines: [service?.content.serviceName[locale], city?.name[locale], sayRating(profile, locale)].filter(
      (line) => line !== undefined,
    ),
    face: fileKey === null ? null : await readFace(context, fileKey),
    drawing: service?.seopath ?? GENERAL_DRAWING,
  };
}

function sayRating({ ratingSum, ratingCount }: typeof providers.$inferSelect, locale: Locale): string | undefined {
  const rating = toShownRating(ratingSum, ratingCount);
  if (rating === null) return undefined;
  return getWords(locale, 'places').say('facts.ratingText', {
    rating: formatNumber(rating, locale, { maximumFractionDigits: 1 }),
    count: ratingCount,
    shown: formatNumber(ratingCount, locale),
  });
}

async function findFirstService(executor: Executor, userId: number) {
  const [row] = await executor
    .select({ seopath: categories.seopath, content: categories.content })
    .from(providerServices)
    .innerJoin(categories, eq(categories.id, providerServices.categoryId))
    .where(eq(providerServices.userId, userId))
    .orderBy(asc(categories.position))
    .limit(1);
  return row;
}

async function findFirstCity(executor: Executor, userId: number) {
  const [row] = await executor
    .select({ name: cities.name })
    .from(providerLocations)
    .innerJoin(locations, eq(locations.id, providerLocations.locationId))
    .innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(providerLocations.userId, userId))
    .orderBy(asc(cities.id))
    .limit(1);
  return row;
}

/** Null while the storage cannot be used: a drawing stands in for the face. */
async function readFace({ ports, log }: ServiceContext, key: string): Promise<Uint8Array | null> {
  try {
    return (await ports.storage.find(key))?.bytes ?? null;
  } catch (error) {
    if (!(error instanceof StorageUnavailable)) throw error;
    log.error({ reason: error.message }, 'a shared picture has no face: the storage cannot be used');
    return null;
  }
}
