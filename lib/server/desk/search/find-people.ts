import { and, asc, desc, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { FoundMatch } from '@/lib/contract/desk-enumerations';
import { toLastBeginningWith, type SearchWords } from '@/lib/domain/desk/search-words';

import type { Executor } from '../../ports/database';
import { payoutAccounts, providerApplications, users, vehicles, workVehicles } from '../../schema';

/** Hits that the search takes of each way to find a person. */
const MOST = 20;

export interface FoundPerson {
  readonly userId: number;
  readonly match: FoundMatch;
  readonly isExact: boolean;
}

/** Everybody whom the words may mean, each once, by the best match. */
export async function findPeople(executor: Executor, words: SearchWords): Promise<readonly FoundPerson[]> {
  const found = [
    ...(await findByMobile(executor, words)),
    ...(await findBySheba(executor, words)),
    ...(await findByPlate(executor, words)),
    ...(words.name === null ? [] : await findByName(executor, words.name)),
  ];
  const best = new Map<number, FoundPerson>();
  for (const person of found)
    if (!best.get(person.userId)?.isExact && (person.isExact || !best.has(person.userId)))
      best.set(person.userId, person);
  return [...best.values()];
}

async function findByMobile(executor: Executor, { mobile, mobileStart }: SearchWords): Promise<FoundPerson[]> {
  const typed = mobile ?? mobileStart;
  if (typed === null) return [];
  const begins = and(gte(users.mobile, typed), lte(users.mobile, toLastBeginningWith(typed)));
  const rows = await executor
    .select({ userId: users.id })
    .from(users)
    .where(mobile === null ? begins : eq(users.mobile, mobile))
    .orderBy(asc(users.mobile))
    .limit(MOST);
  return rows.map(({ userId }) => ({ userId, match: 'mobile', isExact: mobile !== null }));
}

async function findBySheba(executor: Executor, { sheba }: SearchWords): Promise<FoundPerson[]> {
  if (sheba === null) return [];
  const rows = await unionAll(
    executor.select({ userId: payoutAccounts.userId }).from(payoutAccounts).where(eq(payoutAccounts.sheba, sheba)),
    executor
      .select({ userId: providerApplications.userId })
      .from(providerApplications)
      .where(eq(providerApplications.sheba, sheba)),
  ).limit(MOST);
  return rows.map(({ userId }) => ({ userId, match: 'sheba', isExact: true }));
}

async function findByPlate(executor: Executor, { plate }: SearchWords): Promise<FoundPerson[]> {
  if (plate === null) return [];
  const rows = await unionAll(
    executor.select({ userId: workVehicles.userId }).from(workVehicles).where(eq(workVehicles.plate, plate)),
    executor.select({ userId: vehicles.userId }).from(vehicles).where(eq(vehicles.plate, plate)),
  ).limit(MOST);
  return rows.map(({ userId }) => ({ userId, match: 'plate', isExact: true }));
}

/** The four forms of a name that have an index (`users_first_name` and so on). */
const FIRST = sql`name_key(${users.firstName}) COLLATE "C"`;
const LAST = sql`name_key(${users.lastName}) COLLATE "C"`;
const FIRST_LAST = sql`name_key(${users.firstName} || ${users.lastName}) COLLATE "C"`;
const LAST_FIRST = sql`name_key(${users.lastName} || ${users.firstName}) COLLATE "C"`;

/** Finds by a whole first or last name, the newest first; and by the beginnings of both in either order. */
async function findByName(executor: Executor, name: string): Promise<FoundPerson[]> {
  const is = (key: SQL) => sql`${key} = name_key(${name})`;
  const begins = (key: SQL) => sql`${key} >= name_key(${name}) AND ${key} <= name_key(${name}) || U&'\\FFFF'`;
  const whole = (key: SQL) =>
    executor.select(toNamed(true)).from(users).where(is(key)).orderBy(desc(key), desc(users.id)).limit(MOST);
  const begun = (key: SQL) =>
    executor.select(toNamed(false)).from(users).where(begins(key)).orderBy(key, users.id).limit(MOST);
  const rows = await unionAll(
    whole(FIRST),
    whole(LAST),
    whole(FIRST_LAST),
    whole(LAST_FIRST),
    begun(FIRST_LAST),
    begun(LAST_FIRST),
  );
  return rows.map(({ userId, isExact }) => ({ userId, match: 'name', isExact }));
}

const toNamed = (isExact: boolean) => ({ userId: users.id, isExact: sql<boolean>`${sql.raw(String(isExact))}` });
