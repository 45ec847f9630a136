import { and, eq, exists, gt, lt, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import { AVAILABLE_DAYS_AHEAD, DAY_MS } from '@/lib/domain/constants';

import { named } from '../ports/ask-together';
import type { Executor } from '../ports/database';
import { bookings, locations, providerLocations, providerServices, providerShifts, providers, users } from '../schema';
import type { Schedule } from './rules';
import type { ServicePlace } from './service-area';

/** An active provider who is configured for the service at the place, and when she works. */
export interface Candidate {
  readonly profile: typeof providers.$inferSelect;
  readonly fullName: string;
  readonly imageFileId: number | null;
  readonly schedule: Schedule;
}

export interface CandidateSearch extends ServicePlace {
  /** One provider's user id, or a merchant's id and so all who work for it. */
  readonly merchantId?: number;
  /** Who asks: nobody is her own provider. */
  readonly customerId: number | null;
  /** An order whose own hours do not stand in its way. */
  readonly movingTaskId?: number;
}

/** Everybody whose schedule counts for a search, with what is booked from now on for as long as days are offered. One statement. */
export async function listCandidates(executor: Executor, search: CandidateSearch, nowMs: number): Promise<Candidate[]> {
  const { merchantId, movingTaskId } = search;
  const isOfMerchant =
    merchantId === undefined ? undefined : or(eq(providers.userId, merchantId), eq(providers.merchantId, merchantId));
  return keepMerchant(
    await selectCandidates(executor, selectBooked(nowMs, movingTaskId), [isOfMerchant, ...whoServes(executor, search)]),
    merchantId,
  );
}

/** A search for one provider; the place may be another query's to say. */
export interface ProviderSearch extends Pick<CandidateSearch, 'categoryId' | 'typeId' | 'customerId' | 'movingTaskId'> {
  readonly locationId: number | SQLWrapper;
  readonly providerId: number;
}

/** When one provider works, as a row that can be asked for beside others (`toRow`); none for somebody who is no candidate. */
export function selectProviderSchedule(executor: Executor, search: ProviderSearch, nowMs: number) {
  return executor
    .select(
      named({
        providerId: providers.userId,
        merchantId: providers.merchantId,
        shifts: selectShifts(),
        booked: selectBooked(nowMs, search.movingTaskId),
      }),
    )
    .from(providers)
    .where(
      and(eq(providers.status, 'active'), eq(providers.userId, search.providerId), ...whoServes(executor, search)),
    );
}

/** Conditions on `providers`: configured for the service at the place, and nobody is her own provider. */
function whoServes(
  executor: Executor,
  { categoryId, typeId, locationId, customerId }: Omit<ProviderSearch, 'providerId'>,
): (SQL | undefined)[] {
  const service = and(
    eq(providerServices.userId, providers.userId),
    eq(providerServices.categoryId, categoryId),
    typeId === null ? undefined : eq(providerServices.typeId, typeId),
  );
  const area = and(eq(providerLocations.userId, providers.userId), eq(providerLocations.locationId, locationId));
  return [
    customerId === null ? undefined : ne(providers.userId, customerId),
    exists(
      executor
        .select({ found: sql`1` })
        .from(providerServices)
        .where(service),
    ),
    exists(
      executor
        .select({ found: sql`1` })
        .from(providerLocations)
        .where(area),
    ),
  ];
}

/** Everybody who serves a category in at least one neighbourhood of a city. */
export async function listCandidatesOfCity(
  executor: Executor,
  { categoryId, cityId }: { readonly categoryId: number; readonly cityId: number },
  nowMs: number,
): Promise<Candidate[]> {
  const service = and(eq(providerServices.userId, providers.userId), eq(providerServices.categoryId, categoryId));
  const area = executor
    .select({ found: sql`1` })
    .from(providerLocations)
    .innerJoin(locations, eq(locations.id, providerLocations.locationId))
    .where(and(eq(providerLocations.userId, providers.userId), eq(locations.cityId, cityId)));
  return selectCandidates(executor, selectBooked(nowMs), [
    exists(
      executor
        .select({ found: sql`1` })
        .from(providerServices)
        .where(service),
    ),
    exists(area),
  ]);
}

/** Active providers under these conditions, by user id. */
async function selectCandidates(
  executor: Executor,
  booked: SQL<Schedule['booked']>,
  conditions: readonly (SQL | undefined)[],
): Promise<Candidate[]> {
  const rows = await executor
    .select({
      profile: providers,
      firstName: users.firstName,
      lastName: users.lastName,
      imageFileId: users.imageFileId,
      shifts: selectShifts(),
      booked,
    })
    .from(providers)
    .innerJoin(users, eq(users.id, providers.userId))
    .where(and(eq(providers.status, 'active'), ...conditions))
    .orderBy(providers.userId);
  return rows.map(toCandidate);
}

interface CandidateRow extends Pick<Candidate, 'profile' | 'imageFileId'>, Pick<Schedule, 'shifts' | 'booked'> {
  readonly firstName: string;
  readonly lastName: string;
}

function toCandidate({ profile, firstName, lastName, imageFileId, shifts, booked }: CandidateRow): Candidate {
  return {
    profile,
    fullName: `${firstName} ${lastName}`.trim(),
    imageFileId,
    schedule: { providerId: profile.userId, shifts, booked },
  };
}

/** Rows of another table as one value of the provider's row: a list beside a list is no join. */
function selectShifts() {
  const shift = sql`json_build_object('weekday', ${providerShifts.weekday}, 'startHour', ${providerShifts.startHour}, 'endHour', ${providerShifts.endHour})`;
  return sql<
    Schedule['shifts']
  >`(SELECT coalesce(json_agg(${shift}), '[]') FROM ${providerShifts} WHERE ${providerShifts.userId} = ${providers.userId})`;
}

function selectBooked(nowMs: number, movingTaskId?: number) {
  const interval = sql`json_build_object('startsAtMs', ${toMs(bookings.startsAt)}, 'endsAtMs', ${toMs(bookings.endsAt)})`;
  const until = new Date(nowMs + (AVAILABLE_DAYS_AHEAD + 1) * DAY_MS);
  const isMeant = and(
    eq(bookings.providerId, providers.userId),
    eq(bookings.isLive, true),
    gt(bookings.endsAt, new Date(nowMs)),
    lt(bookings.startsAt, until),
    movingTaskId === undefined ? undefined : ne(bookings.taskId, movingTaskId),
  );
  return sql<Schedule['booked']>`(SELECT coalesce(json_agg(${interval}), '[]') FROM ${bookings} WHERE ${isMeant})`;
}

function toMs(column: PgColumn) {
  return sql`(extract(epoch FROM ${column}) * 1000)::bigint`;
}

/** A user id is looked for first: a merchant who works alone may have any number. */
function keepMerchant(candidates: Candidate[], merchantId: number | undefined): Candidate[] {
  if (merchantId === undefined) return candidates;
  const own = candidates.filter(({ profile }) => profile.userId === merchantId);
  return own.length > 0 ? own : candidates.filter(({ profile }) => profile.merchantId === merchantId);
}
