import { eq } from 'drizzle-orm';

import { DAY_MS } from '@/lib/domain/constants/time-units';
import { toPasswordDigest } from '@/lib/domain/person/password';
import { SAMPLE_PASSWORD } from '@/lib/domain/person/sample-password';

import { loadCatalogue } from '../catalogue';
import type { ServiceContext } from '../context';
import { hashDigest } from '../identity';
import { grantWelcomeGift } from '../money';
import { findOwnSheba } from '../payouts';
import type { Transaction } from '../ports/database';
import { giftCodes, users } from '../schema';
import { requireSessionSecret } from '../secrets/session-secret';
import { addCraftsmen } from './craftsmen';
import { addSampleProviders, type Home } from './demo-providers';
import { repeatLastJob } from './past-jobs';
import { addSamplePortraits } from './portraits/add-portraits';
import { addAddress, addPeople, addPerson, openAccount } from './people';
import { addSampleBankMoney } from './sample-bank-money';
import { addSampleOperators } from './sample-operators';
import { addSamplePayouts } from './sample-payouts';
import { addSampleTeam } from './sample-team';
import { addSampleVehicles } from './sample-trucks';
import { pastCustomers, SAMPLE_MOBILES, sampleMobiles } from './sample-people';

/** The other sample provider of the sample customer's neighbourhood. */
const SECOND_PROVIDER_MOBILE = '09120000003';
const RECENT_JOBS = [
  { mobile: SAMPLE_MOBILES.provider, daysAgo: 1 },
  { mobile: '09120000011', daysAgo: 2 },
];
const CUSTOMER_CASH_RIALS = 50_000_000;
/** Long enough ago for their finished jobs. */
const REGISTERED_DAYS_AGO = 90;
const toRegisteredAt = (now: Date) => new Date(now.getTime() - REGISTERED_DAYS_AGO * DAY_MS);
const TAJRISH_ID = 1001;
/** Tried on the pre-invoice: 50,000 tomans, once a person. */
const SAMPLE_GIFT_CODE = {
  code: 'PELAK50',
  amountRials: 500_000,
  remainingUses: 100_000,
  expiresAt: new Date('2099-01-01T00:00:00Z'),
};

/**
 * The embedded demo's catalogue, people, money and finished jobs, in one transaction: all of it or nothing. A data
 * directory that has them is left as it is, with two exceptions. The catalogue is brought up to date, and operators,
 * vehicles and portraits are added that samples of an older version do not have.
 */
export async function seedDemo(context: ServiceContext): Promise<void> {
  const { database, storage, clock } = context.ports;
  const [seeded] = await database.connection
    .select({ id: users.id })
    .from(users)
    .where(eq(users.mobile, SAMPLE_MOBILES.customer));
  const secret = requireSessionSecret(context.configuration);
  if (seeded)
    return database.transaction(async (transaction) => {
      await loadCatalogue(transaction, clock.now());
      await addSampleOperators(transaction, { hashOf: (mobile) => hashPassword(mobile, secret), now: clock.now() });
      await addSampleVehicles(transaction, clock.now());
      await addSamplePortraits(transaction, { storage, now: clock.now() });
    });
  const passwordHashes = await hashPasswords(secret);
  await database.transaction(async (transaction) => {
    await loadCatalogue(transaction, clock.now());
    await addSamplePeople(transaction, { passwordHashes, secret, now: clock.now() });
    const ownSheba = findOwnSheba(context.configuration);
    await addSamplePayouts(transaction, { ownSheba, now: clock.now() });
    await addRecentJobs(transaction, clock.now());
    await addSamplePortraits(transaction, { storage, now: clock.now() });
  });
}

/**
 * Two recent jobs. Yesterday's shows in the sample provider's income on every day but the week's first. The other one
 * is the sample customer's second, by the provider who came before.
 */
async function addRecentJobs(transaction: Transaction, now: Date): Promise<void> {
  for (const { mobile, daysAgo } of RECENT_JOBS) {
    const [provider] = await transaction.select({ id: users.id }).from(users).where(eq(users.mobile, mobile));
    await repeatLastJob(transaction, provider?.id ?? 0, { daysAgo, now });
  }
}

/** Hashes by mobile: the digest that a browser sends has the mobile in it, so each has a hash of its own. */
async function hashPasswords(secret: string): Promise<ReadonlyMap<string, string>> {
  return new Map(
    await Promise.all(
      sampleMobiles.map(async (mobile): Promise<[string, string]> => [mobile, await hashPassword(mobile, secret)]),
    ),
  );
}

function hashPassword(mobile: string, secret: string): Promise<string> {
  return hashDigest(toPasswordDigest(mobile, SAMPLE_PASSWORD), secret);
}

interface Samples {
  /** Hashes by mobile. */
  readonly passwordHashes: ReadonlyMap<string, string>;
  readonly secret: string;
  readonly now: Date;
}

async function addSamplePeople(transaction: Transaction, { passwordHashes, secret, now }: Samples): Promise<void> {
  const toHash = (mobile: string) => passwordHashes.get(mobile) ?? null;
  const sampleHome = await addCustomer(transaction, { passwordHash: toHash(SAMPLE_MOBILES.customer), secret, now });
  await addSampleOperators(transaction, { hashOf: (mobile) => Promise.resolve(toHash(mobile)), now });
  const reviewers = pastCustomers.map(({ cityId, ...person }) => ({ ...person, passwordHash: null }));
  const reviewerIds = await addPeople(transaction, reviewers, toRegisteredAt(now));
  await addSampleProviders(transaction, { toHash, reviewerIds, sampleHome, now });
  await addSampleBankMoney(transaction, { userId: reviewerIds.get(pastCustomers[0]?.mobile ?? '') ?? 0, now });
  await addSampleTeam(transaction, { toHash, now });
  await addCraftsmen(transaction, { otherMobiles: [SAMPLE_MOBILES.provider, SECOND_PROVIDER_MOBILE], now });
  await addSampleVehicles(transaction, now);
  await transaction.insert(giftCodes).values(SAMPLE_GIFT_CODE);
}

async function addCustomer(
  transaction: Transaction,
  { passwordHash, secret, now }: { readonly passwordHash: string | null; readonly secret: string; readonly now: Date },
): Promise<Home> {
  const mobile = SAMPLE_MOBILES.customer;
  const userId = await addPerson(
    transaction,
    { mobile, firstName: 'سارا', lastName: 'محمدی', gender: 'female', passwordHash },
    toRegisteredAt(now),
  );
  // Tajrish and Saadatabad.
  const addressId = await addAddress(
    transaction,
    {
      userId,
      name: 'خانه',
      text: 'خیابان مقصودبیک، کوچهٔ یاس، پلاک ۱۲، واحد ۳',
      locationId: TAJRISH_ID,
      zipCode: '1961733114',
      isDefault: true,
    },
    now,
  );
  await addAddress(
    transaction,
    {
      userId,
      name: 'خانهٔ مادر',
      text: 'سعادت‌آباد، میدان کاج، خیابان سرو غربی، پلاک ۴۰',
      locationId: 1014,
      zipCode: null,
      isDefault: false,
    },
    now,
  );
  await openAccount(transaction, 'cash', userId, CUSTOMER_CASH_RIALS, now);
  await grantWelcomeGift(transaction, { userId, mobile, secret, now });
  return { customerId: userId, addressId, locationId: TAJRISH_ID };
}
