import { and, eq, inArray } from 'drizzle-orm';

import type { Gender } from '@/lib/contract/enumerations';

import type { Transaction } from '../ports/database';
import {
  categories,
  categoryTypes,
  locations,
  providerLocations,
  providers,
  providerServices,
  providerShifts,
  users,
} from '../schema';
import { addHomeBase, addPerson, everyDay, openAccount } from './people';
import { toRegistration } from './registration';

const TEHRAN = 1;
const KARAJ = 2;
const ISFAHAN = 3;
const MASHHAD = 4;
const SHIRAZ = 5;
const WORKER_ROLE_ID = 16;
const CREDIT_RIALS = 30_000_000;
const SKILLED_MONTHS = 24;
const WORK_HOURS = { start: 8, end: 21 };

interface CraftsmanSeed {
  readonly mobile: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  readonly cityId: number;
  readonly slogan: string;
  readonly about: string;
  readonly experienceMonths: number;
  readonly hasBusinessCertificate: boolean;
}

const craftsmen: readonly CraftsmanSeed[] = [
  {
    mobile: '09120000041',
    firstName: 'محسن',
    lastName: 'رستگار',
    gender: 'male',
    cityId: TEHRAN,
    slogan: 'کوچک‌ترین کار خانه را هم جدی می‌گیرم',
    about: 'نصب، دریل‌کاری، قفل و تعمیرهای کوچک خانه؛ ابزار کامل و رول‌پلاک همراه دارم.',
    experienceMonths: 84,
    hasBusinessCertificate: true,
  },
  {
    mobile: '09120000042',
    firstName: 'شهرام',
    lastName: 'بیات',
    gender: 'male',
    cityId: TEHRAN,
    slogan: 'برق و لوازم خانگی، با ضمانت کار',
    about: 'برق‌کار و تعمیرکار لوازم خانگی هستم؛ اول عیب را نشان می‌دهم، بعد قیمت نهایی را می‌گویم.',
    experienceMonths: 120,
    hasBusinessCertificate: true,
  },
  {
    mobile: '09120000043',
    firstName: 'فرهاد',
    lastName: 'یوسفی',
    gender: 'male',
    cityId: KARAJ,
    slogan: 'سر ساعت، تمیز و بی‌سروصدا',
    about: 'در کرج لوله‌کشی، نصب و تعمیرهای خانه را انجام می‌دهم و جای کار را تمیز تحویل می‌دهم.',
    experienceMonths: 60,
    hasBusinessCertificate: false,
  },
  {
    mobile: '09120000044',
    firstName: 'اصغر',
    lastName: 'کاویانی',
    gender: 'male',
    cityId: ISFAHAN,
    slogan: 'استادکار اصفهانی، قیمت منصفانه',
    about: 'بیست سال بنایی، نقاشی و تأسیسات؛ بازدید می‌کنم و کار را به یک تیم نمی‌سپارم، خودم انجام می‌دهم.',
    experienceMonths: 240,
    hasBusinessCertificate: true,
  },
  {
    mobile: '09120000045',
    firstName: 'رضا',
    lastName: 'خراسانی',
    gender: 'male',
    cityId: MASHHAD,
    slogan: 'هر کاری که در خانه مانده باشد',
    about: 'نصب، برق و شیرآلات در مشهد؛ برای کارهای یک‌ساعته هم می‌آیم.',
    experienceMonths: 48,
    hasBusinessCertificate: false,
  },
  {
    mobile: '09120000046',
    firstName: 'کیارش',
    lastName: 'دهقان',
    gender: 'male',
    cityId: SHIRAZ,
    slogan: 'اول گوش می‌دهم، بعد دست به کار می‌شوم',
    about: 'دوربین مدار بسته، برق و نصب در شیراز؛ تنظیم گوشی و تحویل کامل با خودم.',
    experienceMonths: 72,
    hasBusinessCertificate: true,
  },
];

/** The mobiles of the samples who do nothing but bid. */
export const craftsmanMobiles = craftsmen.map(({ mobile }) => mobile);

/**
 * The samples who bid on tasks: these craftsmen, each in a city, and those of the other providers whose mobiles are
 * given.
 */
export async function addCraftsmen(
  transaction: Transaction,
  { otherMobiles, now }: { readonly otherMobiles: readonly string[]; readonly now: Date },
): Promise<void> {
  for (const [index, seed] of craftsmen.entries()) await addCraftsman(transaction, { seed, index, now });
  const others = await transaction
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.mobile, [...otherMobiles]));
  for (const { userId } of others) await letBid(transaction, userId);
}

interface Craftsman {
  readonly seed: CraftsmanSeed;
  readonly index: number;
  readonly now: Date;
}

async function addCraftsman(transaction: Transaction, { seed, index, now }: Craftsman): Promise<void> {
  const { mobile, firstName, lastName, gender, cityId, ...profile } = seed;
  const person = { mobile, firstName, lastName, gender, passwordHash: null, roleIds: [WORKER_ROLE_ID] };
  const userId = await addPerson(transaction, person, now);
  await transaction.insert(providers).values({
    ...profile,
    userId,
    gender,
    status: 'active',
    hasClearRecordCertificate: true,
    hasSkillCertificate: seed.experienceMonths >= SKILLED_MONTHS,
    workerCode: `PY${2001 + index}`,
    merchantId: 601 + index,
    merchantName: `${firstName} ${lastName}`,
    warranty: null,
    registeredAt: toRegistration(seed.experienceMonths, now),
  });
  const places = await transaction
    .select({ locationId: locations.id })
    .from(locations)
    .where(eq(locations.cityId, cityId));
  await transaction.insert(providerLocations).values(places.map(({ locationId }) => ({ userId, locationId })));
  await addHomeBase(transaction, { userId, cityId, savedAt: now });
  const shifts = everyDay(WORK_HOURS.start, WORK_HOURS.end);
  await transaction.insert(providerShifts).values(shifts.map((shift) => ({ userId, ...shift })));
  await openAccount(transaction, 'bidding-credit', userId, CREDIT_RIALS, now);
  await letBid(transaction, userId);
}

/** Every type of each category that takes bids and can be ordered. */
async function letBid(transaction: Transaction, userId: number): Promise<void> {
  const types = await transaction
    .select({ categoryId: categoryTypes.categoryId, typeId: categoryTypes.id })
    .from(categoryTypes)
    .innerJoin(categories, eq(categories.id, categoryTypes.categoryId))
    .where(and(eq(categories.matching, 'bids'), eq(categories.isOrderable, true)));
  await transaction
    .insert(providerServices)
    .values(types.map((type) => ({ userId, ...type })))
    .onConflictDoNothing();
}
