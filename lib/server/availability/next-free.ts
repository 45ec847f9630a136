import { and, inArray, sql } from 'drizzle-orm';

import type { Executor } from '../ports/database';
import { cityProviders } from '../schema';
import { findFirstFree, type FreeHour, type Schedule } from './rules';
import { selectBooked, toIntervals } from './taken-time';
import { selectMembers, toPerson } from './team-people';
import { toShifts } from './week-hours';
import { isOfCity, type CityService } from './who-serves';

/**
 * The first hour at which a visit of `hours` hours to each of these providers can begin. For a company it is that of a
 * member of its team. Providers without one are left out.
 */
export async function listNextFree(
  executor: Executor,
  userIds: readonly number[],
  { hours, nowMs, ...city }: CityService & { readonly hours: number; readonly nowMs: number },
): Promise<ReadonlyMap<number, FreeHour>> {
  if (userIds.length === 0) return new Map();
  const meant = executor
    .select({ userId: cityProviders.userId, weekHours: cityProviders.weekHours })
    .from(cityProviders)
    .where(and(isOfCity(city), inArray(cityProviders.userId, [...userIds])))
    .as('meant');
  const member = selectMembers(executor, meant.userId, city);
  const person = toPerson(meant, member);
  const rows = await executor
    .select({ userId: meant.userId, weekHours: person.weekHours, booked: selectBooked(person, nowMs) })
    .from(meant)
    .leftJoinLateral(member, sql`true`);
  const schedules = new Map<number, Schedule[]>();
  for (const { userId, weekHours, booked } of rows) {
    const schedule = { shifts: toShifts(weekHours), booked: toIntervals(booked) };
    schedules.set(userId, [...(schedules.get(userId) ?? []), schedule]);
  }
  return new Map(
    [...schedules].flatMap(([userId, own]) => {
      const first = findFirstFree(own, hours, nowMs);
      return first ? [[userId, first] as const] : [];
    }),
  );
}
