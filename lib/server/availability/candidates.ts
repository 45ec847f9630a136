import { and, asc, desc, eq, exists, gt, lt, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { CarWashMethod, Gender } from '@/lib/contract/enumerations';
import { AVAILABLE_DAYS_AHEAD, DAY_MS } from '@/lib/domain/constants';

import { named } from '../ports/ask-together';
import type { Executor } from '../ports/database';
import {
  bookings,
  categoryCities,
  cityProviders,
  locations,
  providerAbsences,
  providerLocations,
  providers,
} from '../schema';
import type { Schedule } from './rules';
import type { ServicePlace } from './service-area';
import { toShifts } from './week-hours';

export interface CandidateSearch extends ServicePlace {
  /** One provider's user id, or a merchant's id and so all who work for it. */
  readonly merchantId?: number;
  /** Who asks: nobody is her own provider. */
  readonly customerId: number | null;
  /** Of a car wash: who washes there. Null asks for anybody. */
  readonly carWashMethod?: CarWashMethod | null;
  /** Nobody else is meant (BEHAVIOUR 17). Null asks for anybody. */
  readonly gender?: Gender | null;
  /** An order whose own hours do not stand in its way. */
  readonly movingTaskId?: number;
  /** The customer eats nothing before, so only hours of the morning count (BEHAVIOUR 30). */
  readonly isFasting?: boolean;
}

/** Where a search is; the place may be another query's to say. */
export type Place = Pick<CandidateSearch, 'categoryId' | 'typeId'> & { readonly locationId: number | SQLWrapper };

/** What the database tells of somebody's hours: those of the week, and what is booked from now on. */
export interface KnownHours {
  readonly weekHours: string;
  readonly booked: Schedule['booked'] | null;
}

export function toSchedule({ weekHours, booked }: KnownHours): Schedule {
  return { shifts: toShifts(weekHours), booked: booked ?? [] };
}

/**
 * The hours of everybody whose schedule counts for a search, with what is booked for as long as days are offered. Who works and is booked alike is one
 * of them.
 */
export async function listSchedules(executor: Executor, search: CandidateSearch, nowMs: number): Promise<Schedule[]> {
  const { merchantId } = search;
  if (merchantId !== undefined) return listSchedulesOf(executor, { ...search, merchantId }, nowMs);
  const candidate = selectNearby(executor, search);
  return readDistinct(
    executor
      .selectDistinct({ weekHours: candidate.weekHours, booked: selectBooked(candidate.userId, nowMs, search) })
      .from(candidate)
      .innerJoin(providers, eq(providers.userId, candidate.userId))
      .where(and(...whoServes(search))),
  );
}

/** Whether anybody ever comes for a search, whatever the hour. */
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

/** Of so many of the best who serve a category in at least one neighbourhood of a city. */
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
  return readDistinct(
    executor.selectDistinct({ weekHours: meant.weekHours, booked: selectBooked(meant.userId, nowMs) }).from(meant),
  );
}

/** The order of the index that finds the best of a city. */
export const BEST_FIRST = [desc(cityProviders.bayesianRating), asc(cityProviders.userId)];

/** So many of the best of a city, as a table to join. */
export function selectBestOfCity(executor: Executor, city: CityService, most: number) {
  const { userId, bayesianRating } = cityProviders;
  return executor
    .select({ userId, bayesianRating })
    .from(cityProviders)
    .where(isOfCity(city))
    .orderBy(...BEST_FIRST)
    .limit(most)
    .as('best');
}

export interface CityService {
  readonly categoryId: number;
  readonly cityId: number;
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

/** A condition on `city_providers`. */
export function isOfCity({ categoryId, cityId }: CityService): SQL | undefined {
  return and(eq(cityProviders.categoryId, categoryId), eq(cityProviders.cityId, cityId));
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

/** Who comes first is a provider of that number: a merchant who works alone may have any. */
async function listSchedulesOf(
  executor: Executor,
  search: CandidateSearch & { readonly merchantId: number },
  nowMs: number,
): Promise<Schedule[]> {
  const candidate = selectNearby(executor, search);
  const { merchantId } = search;
  const rows = await executor
    .select({
      userId: candidate.userId,
      weekHours: candidate.weekHours,
      booked: selectBooked(candidate.userId, nowMs, search),
    })
    .from(candidate)
    .innerJoin(providers, eq(providers.userId, candidate.userId))
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
export interface ProviderSearch extends Place, Pick<CandidateSearch, 'customerId' | 'movingTaskId' | 'carWashMethod'> {
  readonly providerId: number;
}

/** When one provider works, as a row that can be asked for beside others (`toRow`); none for somebody who is no candidate. */
export function selectProviderSchedule(executor: Executor, search: ProviderSearch, nowMs: number) {
  const { providerId, locationId } = search;
  return executor
    .select(
      named({
        providerId: providers.userId,
        merchantId: providers.merchantId,
        weekHours: cityProviders.weekHours,
        booked: sql<Schedule['booked'] | null>`${selectBooked(providers.userId, nowMs, search)}::json`,
      }),
    )
    .from(providers)
    .innerJoin(cityProviders, and(isHere(executor, search), eq(cityProviders.userId, providers.userId)))
    .where(
      and(eq(providers.userId, providerId), comesTo(executor, providers.userId, locationId), ...whoServes(search)),
    );
}

/** Conditions on `providers`: nobody is her own provider, who comes is of the gender that is asked for, and who washes cars does it where it is asked for. */
export function whoServes({
  customerId,
  carWashMethod,
  gender,
}: Pick<CandidateSearch, 'customerId' | 'carWashMethod' | 'gender'>): (SQL | undefined)[] {
  return [
    customerId === null ? undefined : ne(providers.userId, customerId),
    gender ? eq(providers.gender, gender) : undefined,
    carWashMethod ? sql`${providers.carWashMethods} ? ${carWashMethod}` : undefined,
  ];
}

/** A condition on `city_providers`: of the service, in the city of the place. */
export function isHere(executor: Executor, { categoryId, typeId, locationId }: Place): SQL | undefined {
  const { cityId, typeIds } = cityProviders;
  return and(
    eq(cityProviders.categoryId, categoryId),
    eq(cityId, executor.select({ id: locations.cityId }).from(locations).where(eq(locations.id, locationId))),
    typeId === null ? undefined : sql`${typeId} = ANY (${typeIds})`,
  );
}

/** Whether a provider comes to a neighbourhood. */
export function comesTo(executor: Executor, userId: SQLWrapper, locationId: Place['locationId']): SQL {
  return exists(
    executor
      .select({ found: sql`1` })
      .from(providerLocations)
      .where(and(eq(providerLocations.userId, userId), eq(providerLocations.locationId, locationId))),
  );
}

/** Everybody who offers the service in a neighbourhood. One row a person at most: the limit says so to the planner, too, which would read the whole city otherwise. */
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

/** What takes somebody's time while days are offered, bookings and absences, as JSON that `toIntervals` reads; null for nothing. */
export function selectBooked(
  userId: SQLWrapper,
  nowMs: number,
  { movingTaskId }: Pick<CandidateSearch, 'movingTaskId'> = {},
): SQL<string | null> {
  const span = { startsAt: new Date(nowMs), endsAt: new Date(nowMs + (AVAILABLE_DAYS_AHEAD + 1) * DAY_MS) };
  const isMeant = and(
    isBookedDuring(userId, span),
    movingTaskId === undefined ? undefined : ne(bookings.taskId, movingTaskId),
  );
  return sql<string | null>`(SELECT json_agg(taken.span)::text FROM (
    SELECT ${toSpan(bookings)} AS span FROM ${bookings} WHERE ${isMeant}
    UNION ALL
    SELECT ${toSpan(providerAbsences)} FROM ${providerAbsences} WHERE ${isAwayDuring(userId, span)}) AS taken)`;
}

function toSpan({ startsAt, endsAt }: typeof bookings | typeof providerAbsences): SQL {
  return sql`json_build_object('startsAtMs', ${toMs(startsAt)}, 'endsAtMs', ${toMs(endsAt)})`;
}

/** A condition on `provider_absences`: somebody does not work in a part of a span. */
export function isAwayDuring(userId: SQLWrapper, span: { readonly startsAt: Date; readonly endsAt: Date }) {
  return and(
    eq(providerAbsences.userId, userId),
    gt(providerAbsences.endsAt, span.startsAt),
    lt(providerAbsences.startsAt, span.endsAt),
  );
}

/** A condition on `bookings`: somebody's time is taken, travel included, in a part of a span. */
export function isBookedDuring(userId: SQLWrapper, span: { readonly startsAt: Date; readonly endsAt: Date }) {
  return and(
    eq(bookings.providerId, userId),
    // As its index says it.
    sql`${bookings.isLive}`,
    gt(bookings.endsAt, span.startsAt),
    lt(bookings.startsAt, span.endsAt),
  );
}

export function toIntervals(booked: string | null): Schedule['booked'] {
  return booked === null ? [] : (JSON.parse(booked) as Schedule['booked']);
}

function toMs(column: PgColumn) {
  return sql`(extract(epoch FROM ${column}) * 1000)::bigint`;
}
