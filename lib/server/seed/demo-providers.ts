import { asc, eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';

import type { Transaction } from '../ports/database';
import { addresses, cities, locations } from '../schema';
import { addPastJob, countPastJobs, type PastJob } from './past-jobs';
import { addPerson, addProvider, everyDay, openAccount } from './people';
import { readPastPrices } from './past-prices';
import { pastCustomers, sampleProviders } from './sample-people';
import type { SampleProviderSeed } from './sample-provider';
import { toRegistration } from './registration';

const HOUSE_CLEANING_ID = 3;
const WORKER_ROLE_ID = 16;

/** Before the first of their finished jobs. */
const TOPPED_UP_DAYS_AGO = 60;
const toToppedUpAt = (now: Date) => new Date(now.getTime() - TOPPED_UP_DAYS_AGO * DAY_MS);

interface DemoPeople {
  readonly toHash: (mobile: string) => string | null;
  /** The past customers, by mobile. */
  readonly reviewerIds: ReadonlyMap<string, number>;
  /** The sample customer's. */
  readonly sampleHome: Home;
  readonly now: Date;
}

/** The demo's providers with their shifts, certificates, credit and finished jobs. */
export async function addSampleProviders(
  transaction: Transaction,
  { toHash, reviewerIds, sampleHome, now }: DemoPeople,
): Promise<void> {
  const places = new Map<number, PlaceOfJobs>();
  for (const [index, seed] of sampleProviders.entries()) {
    const userId = await addPerson(transaction, { ...toPerson(seed), passwordHash: toHash(seed.mobile) }, now);
    await writeProvider(transaction, seed, { userId, index, now });
    if (seed.biddingCreditRials > 0)
      await openAccount(transaction, 'bidding-credit', userId, seed.biddingCreditRials, toToppedUpAt(now));
    if (seed.reviews.length === 0) continue;
    const cityId = seed.cityIds[0] ?? 1;
    const place = places.get(cityId) ?? (await findPlace(transaction, { cityId, reviewerIds, now }));
    places.set(cityId, place);
    // As they came: a statement goes by the order in which its movements were written.
    for (const { daysAgo, typeId, isOfSampleCustomer, ...review } of toOldestFirst(seed.reviews)) {
      const job = { ...place.takeJob(typeId), ...(isOfSampleCustomer && sampleHome) };
      await addPastJob(transaction, { review, daysAgo, ...job, providerId: userId }, now);
    }
    await countPastJobs(
      transaction,
      userId,
      seed.reviews.map(({ stars }) => stars),
    );
  }
}

const toOldestFirst = (reviews: SampleProviderSeed['reviews']) =>
  reviews.toSorted((one, other) => other.daysAgo - one.daysAgo);

function toPerson({ mobile, firstName, lastName, gender }: SampleProviderSeed) {
  return { mobile, firstName, lastName, gender, roleIds: [WORKER_ROLE_ID] };
}

function writeProvider(
  transaction: Transaction,
  seed: SampleProviderSeed,
  { userId, index, now }: { userId: number; index: number; now: Date },
): Promise<void> {
  const { gender, about, slogan, experienceMonths, hasClearRecordCertificate, hasBusinessCertificate } = seed;
  return addProvider(
    transaction,
    {
      userId,
      gender,
      about,
      slogan,
      experienceMonths,
      hasClearRecordCertificate,
      hasBusinessCertificate,
      hasSkillCertificate: experienceMonths >= 24,
      workerCode: `PY${1001 + index}`,
      merchantId: 501 + index,
      merchantName: `${seed.firstName} ${seed.lastName}`,
      warranty: 'اگر از کار راضی نبودید، تا ۲۴ ساعت رایگان تکرار می‌شود.',
      carWashMethods: seed.carWashMethods,
      registeredAt: toRegistration(experienceMonths, now),
    },
    {
      categoryIds: seed.categoryIds ?? [HOUSE_CLEANING_ID],
      cityIds: seed.cityIds,
      shifts: everyDay(seed.startHour, seed.endHour),
    },
  );
}

type PlacedJob = Pick<
  PastJob,
  'customerId' | 'addressId' | 'locationId' | 'cityId' | 'provinceId' | 'kind' | 'categoryId' | 'typeId' | 'quote'
>;

interface PlaceOfJobs {
  /** The next customer's, so that no two reviews in a row come from one. */
  readonly takeJob: (typeId: number) => PlacedJob;
}

/** The places of a city's completed jobs, and the price of each by its price book. */
async function findPlace(
  transaction: Transaction,
  { cityId, reviewerIds, now }: { cityId: number } & Pick<DemoPeople, 'reviewerIds' | 'now'>,
): Promise<PlaceOfJobs> {
  const homes = await addHomes(transaction, { cityId, reviewerIds, now });
  const [city] = await transaction.select({ provinceId: cities.provinceId }).from(cities).where(eq(cities.id, cityId));
  const toJob = await readPastPrices(transaction, cityId, now);
  let takenCount = 0;
  return {
    takeJob: (typeId) => {
      const home = homes[takenCount++ % homes.length];
      if (!home || !city) throw new Error(`City ${cityId} has nobody for the sample reviews`);
      return { ...home, cityId, provinceId: city.provinceId, typeId, ...toJob(typeId) };
    },
  };
}

const CUSTOMERS_A_DISTRICT = 4;

export type Home = Pick<PastJob, 'customerId' | 'addressId' | 'locationId'>;

/** A home for each past customer of a city, several in a neighbourhood: some have a page of their own. */
async function addHomes(
  transaction: Transaction,
  { cityId, reviewerIds, now }: { cityId: number } & Pick<DemoPeople, 'reviewerIds' | 'now'>,
): Promise<Home[]> {
  const customerIds = pastCustomers
    .filter((customer) => customer.cityId === cityId)
    .map(({ mobile }) => reviewerIds.get(mobile) ?? 0);
  const places = await transaction
    .select()
    .from(locations)
    .where(eq(locations.cityId, cityId))
    .orderBy(asc(locations.id))
    .limit(Math.ceil(customerIds.length / CUSTOMERS_A_DISTRICT));
  const rows = customerIds.flatMap((userId, index) => {
    const place = places[index % places.length];
    return place
      ? [
          {
            userId,
            name: 'خانه',
            text: place.name.fa,
            locationId: place.id,
            latitude: String(place.latitude),
            longitude: String(place.longitude),
            createdAt: now,
          },
        ]
      : [];
  });
  return transaction
    .insert(addresses)
    .values(rows)
    .returning({ customerId: addresses.userId, addressId: addresses.id, locationId: addresses.locationId });
}
