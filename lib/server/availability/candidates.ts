import { and, asc, desc, eq, exists, or, sql, type SQL } from 'drizzle-orm';

import { named, toRows } from '../ports/ask-together';
import type { Executor } from '../ports/database';
import { categoryCities, cityProviders, providerLocations, providers } from '../schema';
import type { Schedule } from './rules';
import type { ServicePlace } from './service-area';
import { selectBooked, toIntervals, type Asking } from './taken-time';
import { ONCE, selectMembers, selectTeamOf, toPerson } from './team-people';
import { toShifts } from './week-hours';
import { comesTo, isHere, isOfCity, whoServes, type CityService, type Place, type Wanted } from './who-serves';

export interface CandidateSearch extends ServicePlace, Wanted, Pick<Asking, 'movingTaskIds' | 'isOwnSide'> {
  /** One provider's user id, or a merchant's id and so all who work for it. */
  readonly merchantId?: number;
  readonly customerId: number | null;
  /** The customer eats nothing before, so only hours of the morning count (BEHAVIOUR 30). */
  readonly isFasting?: boolean;
}

/** A person's hours in the database: those of the week, and bookings from now on. */
export interface KnownHours {
  readonly weekHours: string;
  readonly booked: Schedule['booked'] | null;
}

export function toSchedule({ weekHours, booked }: KnownHours): Schedule {
  return { shifts: toShifts(weekHours), booked: booked ?? [] };
}

/** The schedules of a provider as `selectProviderSchedule` finds them: one for each person who could come. */
export function toSchedules({ people }: { readonly people: readonly KnownHours[] }): Schedule[] {
  return people.map(toSchedule);
}

/**
 * The hours of everybody whose schedule counts for a search, with their bookings for as long as days are offered.
 * People with equal weekly hours and bookings are checked once.
 */
export async function listSchedules(executor: Executor, search: CandidateSearch, nowMs: number): Promise<Schedule[]> {
  const { merchantId } = search;
  if (merchantId !== undefined) return listSchedulesOf(executor, { ...search, merchantId }, nowMs);
  const candidate = selectNearby(executor, search);
  const member = selectMembers(executor, candidate.userId, search);
  const person = toPerson(candidate, member);
  return readDistinct(
    executor
      .selectDistinct({ weekHours: person.weekHours, booked: selectBooked(person, nowMs, search) })
      .from(candidate)
      .innerJoin(providers, eq(providers.userId, candidate.userId))
      .leftJoinLateral(member, sql`true`)
      .where(and(...whoServes(search))),
  );
}

/** Whether anybody comes for a search at any hour. */
export async function isServed(executor: Executor, search: CandidateSearch): Promise<boolean> {
  const candidate = selectNearby(executor, search);
  const found = await executor
    .select({ userId: candidate.userId })
    .from(candidate)
    .innerJoin(providers, eq(providers.userId, candidate.userId))
    .where(and(...whoServes(search)))
    .limit(1);
  return found.length > 0;
}

/** The schedules of the best providers who serve a category in at least one neighbourhood of a city. */
export function listBestSchedulesOfCity(
  executor: Executor,
  city: CityService,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<Schedule[]> {
  const meant = executor
    .select({ userId: cityProviders.userId, weekHours: cityProviders.weekHours })
    .from(cityProviders)
    .where(isOfCity(city))
    .orderBy(...BEST_FIRST)
    .limit(most)
    .as('meant');
  const member = selectMembers(executor, meant.userId, city);
  const person = toPerson(meant, member);
  return readDistinct(
    executor
      .selectDistinct({ weekHours: person.weekHours, booked: selectBooked(person, nowMs) })
      .from(meant)
      .leftJoinLateral(member, sql`true`),
  );
}

/** The order of the index that finds the best of a city. */
export const BEST_FIRST = [desc(cityProviders.bayesianRating), asc(cityProviders.userId)];

interface BestOfCity {
  readonly city: CityService;
  readonly most: number;
  /** A further condition on `city_providers`. */
  readonly more?: SQL | undefined;
}

/** The best `most` providers of a city, as a table to join. */
export function selectBestOfCity(executor: Executor, { city, most, more }: BestOfCity) {
  const { userId, bayesianRating } = cityProviders;
  return executor
    .select({ userId, bayesianRating })
    .from(cityProviders)
    .where(and(isOfCity(city), more))
    .orderBy(...BEST_FIRST)
    .limit(most)
    .as('best');
}

/** A condition on a joined row of `category_cities`: somebody takes the category's orders in the city. */
export function hasProviders(executor: Executor): SQL {
  const someone = executor
    .select({ userId: cityProviders.userId })
    .from(cityProviders)
    .where(
      and(eq(cityProviders.categoryId, categoryCities.categoryId), eq(cityProviders.cityId, categoryCities.cityId)),
    );
  return exists(someone);
}

/** Distinct schedules as a query has them. */
export async function readDistinct(query: PromiseLike<readonly BookedRow[]>): Promise<Schedule[]> {
  const shifts = new Map<string, Schedule['shifts']>();
  return (await query).map(({ weekHours, booked }) => {
    const known = shifts.get(weekHours) ?? toShifts(weekHours);
    shifts.set(weekHours, known);
    return { shifts: known, booked: toIntervals(booked) };
  });
}

interface BookedRow {
  readonly weekHours: string;
  readonly booked: string | null;
}

/** The provider of that number comes first: a merchant who works alone may have any. */
async function listSchedulesOf(
  executor: Executor,
  search: CandidateSearch & { readonly merchantId: number },
  nowMs: number,
): Promise<Schedule[]> {
  const candidate = selectNearby(executor, search);
  const member = selectMembers(executor, candidate.userId, search);
  const person = toPerson(candidate, member);
  const { merchantId } = search;
  const rows = await executor
    .select({
      userId: candidate.userId,
      weekHours: person.weekHours,
      booked: selectBooked(person, nowMs, search),
    })
    .from(candidate)
    .innerJoin(providers, eq(providers.userId, candidate.userId))
    .leftJoinLateral(member, sql`true`)
    .where(and(isOfMerchant(merchantId), ...whoServes(search)));
  const own = rows.filter(({ userId }) => userId === merchantId);
  return (own.length > 0 ? own : rows).map(({ weekHours, booked }) =>
    toSchedule({ weekHours, booked: toIntervals(booked) }),
  );
}

/** A condition on `providers`. */
function isOfMerchant(merchantId: number): SQL | undefined {
  return or(eq(providers.userId, merchantId), eq(providers.merchantId, merchantId));
}

/** A search for one provider; the place may be another query's to say. */
export interface ProviderSearch extends Place, Wanted, Pick<Asking, 'movingTaskIds' | 'isOwnSide' | 'untilMs'> {
  readonly providerId: number;
}

/**
 * One provider's schedule, as a row that other questions can join (`toRow`); empty for a person who is no candidate. In
 * a company, each member who serves such a visit has hours of their own: the company can come when one of them can.
 */
export function selectProviderSchedule(executor: Executor, search: ProviderSearch, nowMs: number) {
  const { providerId, locationId } = search;
  const member = selectMembers(executor, providers.userId, search);
  const person = toPerson({ userId: providers.userId, weekHours: cityProviders.weekHours }, member);
  const people = executor
    .select(
      named({
        weekHours: person.weekHours,
        booked: sql<Schedule['booked'] | null>`${selectBooked(person, nowMs, search)}::json`,
      }),
    )
    .from(ONCE)
    .leftJoinLateral(member, sql`true`);
  return executor
    .select(
      named({
        providerId: providers.userId,
        merchantId: providers.merchantId,
        /** The company that she is or belongs to (`lockTeamOf`). */
        teamOf: sql<number | null>`(${selectTeamOf(executor, providers.userId)})`,
        people: toRows(people),
      }),
    )
    .from(providers)
    .innerJoin(cityProviders, and(isHere(executor, search), eq(cityProviders.userId, providers.userId)))
    .where(
      and(eq(providers.userId, providerId), comesTo(executor, providers.userId, locationId), ...whoServes(search)),
    );
}

/**
 * Every provider of the service in a neighbourhood. There is at most one row a person. The limit tells the planner
 * this, which would read the whole city without it.
 */
export function selectNearby(executor: Executor, place: Place) {
  const here = executor
    .select()
    .from(cityProviders)
    .where(and(isHere(executor, place), eq(cityProviders.userId, providerLocations.userId)))
    .limit(1)
    .as('here');
  return executor
    .select({
      userId: here.userId,
      weekHours: here.weekHours,
      bayesianRating: here.bayesianRating,
    })
    .from(providerLocations)
    .crossJoinLateral(here)
    .where(eq(providerLocations.locationId, place.locationId))
    .as('candidate');
}
