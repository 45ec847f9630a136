import { asc, eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants';

import { findPriceBook } from '../catalogue';
import type { Transaction } from '../ports/database';
import { cities, locations } from '../schema';
import { addPastJob, countPastJobs, type PastJob } from './past-jobs';
import { addAddress, addPerson, addProvider, everyDay, openAccount } from './people';
import { sampleProviders, type SampleProviderSeed } from './sample-people';

const HOUSE_CLEANING_ID = 3;
const REGULAR_CLEANING_ID = 301;
const PAST_JOB_HOURS = 4;
const WORKER_ROLE_ID = 16;
const DAYS_A_MONTH = 30;

interface DemoPeople {
  readonly toHash: (mobile: string) => string | null;
  readonly reviewerIds: readonly number[];
  readonly now: Date;
}

/** The demo's providers with their shifts, certificates, credit and finished jobs. */
export async function addSampleProviders(transaction: Transaction, { toHash, reviewerIds, now }: DemoPeople): Promise<void> {
  const places = new Map<number, PlaceOfJobs>();
  for (const [index, seed] of sampleProviders.entries()) {
    const userId = await addPerson(transaction, { ...toPerson(seed), passwordHash: toHash(seed.mobile) }, now);
    await writeProvider(transaction, seed, { userId, index, now });
    if (seed.biddingCreditRials > 0) await openAccount(transaction, 'bidding-credit', userId, seed.biddingCreditRials, now);
    const cityId = seed.cityIds[0] ?? 1;
    const place = places.get(cityId) ?? (await findPlace(transaction, { cityId, reviewerIds, now }));
    places.set(cityId, place);
    for (const [turn, review] of seed.reviews.entries()) {
      const home = place.homes[turn % place.homes.length];
      if (home) await addPastJob(transaction, { ...review, ...place.job, ...home, providerId: userId }, now);
    }
    await countPastJobs(transaction, userId, seed.reviews.map(({ stars }) => stars));
  }
}

function toPerson({ mobile, firstName, lastName, gender }: SampleProviderSeed) {
  return { mobile, firstName, lastName, gender, roleIds: [WORKER_ROLE_ID] };
}

function writeProvider(transaction: Transaction, seed: SampleProviderSeed, { userId, index, now }: { userId: number; index: number; now: Date }): Promise<void> {
  const { gender, about, slogan, experienceMonths, hasClearRecordCertificate, hasBusinessCertificate } = seed;
  return addProvider(
    transaction,
    {
      userId, gender, about, slogan, experienceMonths, hasClearRecordCertificate, hasBusinessCertificate, hasSkillCertificate: experienceMonths >= 24,
      workerCode: `PY${1001 + index}`, merchantId: 501 + index, merchantName: `${seed.firstName} ${seed.lastName}`,
      warranty: 'اگر از کار راضی نبودید، تا ۲۴ ساعت رایگان تکرار می‌شود.', registeredAt: new Date(now.getTime() - experienceMonths * DAYS_A_MONTH * DAY_MS),
    },
    { categoryId: HOUSE_CLEANING_ID, cityIds: seed.cityIds, shifts: everyDay(seed.startHour, seed.endHour) },
  );
}

type PlacedJob = Pick<PastJob, 'locationId' | 'cityId' | 'provinceId' | 'categoryId' | 'typeId' | 'hourlyRateRials'>;

interface PlaceOfJobs {
  readonly job: PlacedJob;
  /** Who lives there, one home a past customer. */
  readonly homes: readonly Pick<PastJob, 'customerId' | 'addressId'>[];
}

/** Where a city's finished jobs were, and what an hour cost by its price book. */
async function findPlace(transaction: Transaction, { cityId, reviewerIds, now }: { cityId: number; reviewerIds: readonly number[]; now: Date }): Promise<PlaceOfJobs> {
  const [found] = await transaction
    .select({ locationId: locations.id, provinceId: cities.provinceId, name: locations.name })
    .from(locations).innerJoin(cities, eq(cities.id, locations.cityId))
    .where(eq(locations.cityId, cityId)).orderBy(asc(locations.id)).limit(1);
  if (!found) throw new Error(`City ${cityId} has no neighbourhood for the samples`);
  const homes: Pick<PastJob, 'customerId' | 'addressId'>[] = [];
  for (const customerId of reviewerIds) {
    const addressId = await addAddress(transaction, { userId: customerId, name: 'خانه', text: found.name.fa, locationId: found.locationId, zipCode: null, isDefault: false }, now);
    homes.push({ customerId, addressId });
  }
  const book = await findPriceBook(transaction, HOUSE_CLEANING_ID, cityId, now);
  const hourlyRateRials = book?.cities[0]?.hourlyRates.find(({ hours }) => hours === PAST_JOB_HOURS)?.hourlyRateRials ?? 0;
  return { homes, job: { locationId: found.locationId, cityId, provinceId: found.provinceId, categoryId: HOUSE_CLEANING_ID, typeId: REGULAR_CLEANING_ID, hourlyRateRials } };
}
