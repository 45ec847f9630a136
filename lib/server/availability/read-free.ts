import {
  and,
  asc,
  desc,
  eq,
  exists,
  gte,
  inArray,
  lt,
  lte,
  gt,
  notInArray,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';

import { toStartHour, toVisitInterval } from '@/lib/domain/order/delivery-time';
import { toWeekday, type TehranDate } from '@/lib/domain/site/jalali-date';
import { toFullName } from '@/lib/domain/person/full-name';

import type { Executor } from '../ports/database';
import { cityProviders, ledgerAccounts, providerApplications, providers, users } from '../schema';
import { BEST_FIRST, selectNearby, type CandidateSearch } from './candidates';
import { isOpenTo } from './reserved-time';
import { isBookable, toBookedInterval } from './rules';
import { hasTime } from './taken-time';
import { ONCE, selectMembers, toPerson, type MemberSearch } from './team-people';
import { toWorkedHours } from './week-hours';
import { comesTo, isHere, whoServes } from './who-serves';

/** A place in the list of free providers: by rating, and by number for equal ratings. */
export interface FreePlace {
  readonly rating: number;
  readonly userId: number;
}

/** Before everybody: no rating is above five stars. */
export const FIRST_OF_ALL: FreePlace = { rating: 5, userId: 0 };

/** The return of textiles. */
export interface ReturnHour {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
}

export interface FreeSearch extends Omit<CandidateSearch, 'merchantId' | 'movingTaskIds'> {
  readonly gDate: TehranDate;
  readonly deliveryTimeId: number;
  readonly hours: number;
  /** The return of textiles, for as many hours; null for other visits. */
  readonly returnAt?: ReturnHour | null;
  /** Only these members. */
  readonly only?: readonly number[];
  readonly without?: readonly number[];
  /** A further condition on the found providers. */
  readonly isMeant?: (userId: SQLWrapper) => SQL;
  /** Bidding credit that has to be there. */
  readonly leastCreditRials?: number;
  readonly after?: FreePlace;
  readonly most: number;
}

export interface FoundFree {
  readonly profile: typeof providers.$inferSelect;
  readonly fullName: string;
  readonly imageFileId: number | null;
  /** The time of the paper check; null for a provider without an application. */
  readonly decidedAt: Date | null;
  /** The credit that covers the commission of a cash order (BEHAVIOUR 9). */
  readonly biddingCreditRials: number;
}

/**
 * The best providers of a city that are checked first: most often a page of them comes to the neighbourhood and is
 * free.
 */
const MOST_LOOKED_AT = 400;

/** Providers who are free for the whole visit, the best first. Empty for an hour that cannot be booked. */
export async function readFree(executor: Executor, search: FreeSearch, nowMs: number): Promise<FoundFree[]> {
  const worked = listWorkedHours(search, nowMs);
  if (worked === null) return [];
  const asked = { search, worked, nowMs };
  const best = await readFrom(executor, asked, selectBest(executor, search));
  // An index finds the best of a city and stops. Where it stopped too soon, the whole neighbourhood is looked at.
  const isEnough = best.length === search.most || search.only !== undefined;
  return isEnough ? best : readFrom(executor, asked, selectNearby(executor, search));
}

/** The hours that have to be worked for a visit; null where it cannot be booked. */
export function findWorkedHours({ gDate, deliveryTimeId, hours }: Visit, nowMs: number): string | null {
  if (!isBookable(gDate, deliveryTimeId, nowMs)) return null;
  const startHour = toStartHour(deliveryTimeId);
  return toWorkedHours({ weekday: toWeekday(gDate), startHour, endHour: startHour + hours });
}

/** The worked hours of each visit of a search; null where one cannot be booked. */
function listWorkedHours(search: FreeSearch, nowMs: number): readonly string[] | null {
  const visits = listVisits(search);
  const worked = visits.map((visit) => findWorkedHours(visit, nowMs)).filter((hours) => hours !== null);
  return worked.length === visits.length ? worked : null;
}

type Visit = Pick<FreeSearch, 'gDate' | 'deliveryTimeId' | 'hours'>;

/** The visit, and the one that brings textiles back. */
function listVisits({ gDate, deliveryTimeId, hours, returnAt }: FreeSearch): Visit[] {
  return [{ gDate, deliveryTimeId, hours }, returnAt ? { ...returnAt, hours } : []].flat();
}

type Candidates = ReturnType<typeof selectNearby>;

function selectBest(executor: Executor, search: FreeSearch): Candidates {
  const { userId, weekHours, bayesianRating } = cityProviders;
  const { only } = search;
  return executor
    .select({ userId, weekHours, bayesianRating })
    .from(cityProviders)
    .where(and(isHere(executor, search), isAfter(cityProviders, search), only ? inArray(userId, [...only]) : undefined))
    .orderBy(...BEST_FIRST)
    .limit(MOST_LOOKED_AT)
    .as('candidate');
}

interface Asked {
  readonly search: FreeSearch;
  readonly worked: readonly string[];
  readonly nowMs: number;
}

async function readFrom(executor: Executor, asked: Asked, candidate: Candidates): Promise<FoundFree[]> {
  const { search } = asked;
  const found = executor
    .select({ userId: candidate.userId, rating: candidate.bayesianRating })
    .from(candidate)
    .innerJoin(providers, eq(providers.userId, candidate.userId))
    .where(
      and(
        comesTo(executor, candidate.userId, search.locationId),
        isAfter(candidate, search),
        isFreeCandidate(executor, asked, candidate),
      ),
    )
    .orderBy(desc(candidate.bayesianRating), asc(candidate.userId))
    .limit(search.most)
    .as('found');
  const credit = and(eq(ledgerAccounts.kind, 'bidding-credit'), eq(ledgerAccounts.ownerId, found.userId));
  const rows = await executor
    .select(FACTS)
    .from(found)
    .innerJoin(providers, eq(providers.userId, found.userId))
    .innerJoin(users, eq(users.id, found.userId))
    .leftJoin(ledgerAccounts, credit)
    .leftJoin(providerApplications, eq(providerApplications.userId, found.userId))
    .orderBy(desc(found.rating), asc(found.userId));
  return rows.map(toFound);
}

function toFound({
  firstName,
  lastName,
  ...provider
}: Omit<FoundFree, 'fullName'> & { readonly firstName: string; readonly lastName: string }): FoundFree {
  return { ...provider, fullName: toFullName({ firstName, lastName }) };
}

const FACTS = {
  profile: providers,
  firstName: users.firstName,
  lastName: users.lastName,
  imageFileId: users.imageFileId,
  decidedAt: providerApplications.decidedAt,
  biddingCreditRials: sql<number>`coalesce(${ledgerAccounts.balanceRials}, 0)`.mapWith(Number),
};

type Ranked = Pick<Candidates, 'bayesianRating' | 'userId'> | typeof cityProviders;

function isAfter({ bayesianRating, userId }: Ranked, { after }: FreeSearch): SQL | undefined {
  if (!after) return undefined;
  // Said twice: the index begins at the first, and the second says where among equal ones.
  return and(lte(bayesianRating, after.rating), or(lt(bayesianRating, after.rating), gt(userId, after.userId)));
}

function isFreeCandidate(executor: Executor, { search, worked, nowMs }: Asked, candidate: Candidates): SQL | undefined {
  return and(
    ...worked.map((hours) => worksAt(candidate.weekHours, hours)),
    ...whoServes(search),
    ...isWanted(executor, search, candidate),
    isComing(executor, candidate, { search, worked, visits: listVisits(search), nowMs }),
  );
}

function isWanted(
  executor: Executor,
  { without = [], isMeant, leastCreditRials = 0 }: Pick<FreeSearch, 'without' | 'isMeant' | 'leastCreditRials'>,
  { userId }: Candidates,
): (SQL | undefined)[] {
  const credit = and(
    eq(ledgerAccounts.kind, 'bidding-credit'),
    eq(ledgerAccounts.ownerId, userId),
    gte(ledgerAccounts.balanceRials, leastCreditRials),
  );
  return [
    without.length > 0 ? notInArray(userId, [...without]) : undefined,
    isMeant?.(userId),
    leastCreditRials > 0
      ? exists(
          executor
            .select({ found: sql`1` })
            .from(ledgerAccounts)
            .where(credit),
        )
      : undefined,
  ];
}

/** Whether somebody could come for a provider who is free for all of these visits and works at their hours. */
export function isComing(
  executor: Executor,
  provider: { readonly userId: SQLWrapper; readonly weekHours: SQLWrapper },
  {
    search,
    worked,
    visits,
    nowMs,
  }: Omit<Asked, 'search'> & {
    readonly search: MemberSearch;
    readonly visits: readonly Visit[];
  },
): SQL {
  const customer = { customerId: search.customerId, nowMs };
  const member = selectMembers(executor, provider.userId, search);
  const person = toPerson(provider, member);
  const able = executor
    .select({ found: sql`1` })
    .from(ONCE)
    .leftJoinLateral(member, sql`true`)
    .where(
      and(
        ...worked.map((hours) => worksAt(person.weekHours, hours)),
        ...visits.map((visit) => hasTime(executor, person, toTakenSpan(visit))),
        ...visits.map((visit) => isOpenTo(executor, person, toTakenSpan(visit), customer)),
      ),
    );
  return exists(able);
}

/** A condition on 168 hours of a week: these are among them. */
export function worksAt(weekHours: SQLWrapper, hours: string): SQL {
  return sql`(${weekHours} & ${hours}::bit(168)) = ${hours}::bit(168)`;
}

function toTakenSpan({ gDate, deliveryTimeId, hours }: Visit): { startsAt: Date; endsAt: Date } {
  const { startsAtMs, endsAtMs } = toBookedInterval(toVisitInterval(gDate, deliveryTimeId, hours));
  return { startsAt: new Date(startsAtMs), endsAt: new Date(endsAtMs) };
}
