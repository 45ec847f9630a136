import { and, inArray, sql } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import type { TehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { cityProviders } from '../schema';
import { findFirstFree, listDays, listSlots, type FreeHour, type Schedule } from './rules';
import { selectBooked, toIntervals } from './taken-time';
import { selectMembers, toPerson } from './team-people';
import { toShifts } from './week-hours';
import { isOfCity, type CityService } from './who-serves';

interface FreeOfAll {
  /** The first hour at which a visit to each provider can begin; providers without one are left out. */
  readonly next: ReadonlyMap<number, FreeHour>;
  /** The coming days, each with the first hour at which one of them all is free; null for a day without one. */
  readonly days: readonly { readonly gDate: TehranDate; readonly startHour: number | null }[];
}

/** When visits of `hours` hours to these providers can begin. For a company it is when a member of its team is free. */
export async function readNextFree(
  executor: Executor,
  userIds: readonly number[],
  { hours, nowMs, ...city }: CityService & { readonly hours: number; readonly nowMs: number },
): Promise<FreeOfAll> {
  if (userIds.length === 0) return { next: new Map(), days: [] };
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
  const next = [...schedules].flatMap(([userId, own]) => {
    const first = findFirstFree(own, hours, nowMs);
    return first ? [[userId, first] as const] : [];
  });
  return { next: new Map(next), days: listFirstOfDays([...schedules.values()].flat(), hours, nowMs) };
}

function listFirstOfDays(schedules: readonly Schedule[], hours: number, nowMs: number): FreeOfAll['days'] {
  return listDays(nowMs)
    .slice(0, WORKER_PAGE.freeDays)
    .map((gDate) => {
      const free = listSlots(schedules, gDate, hours, nowMs).find(({ verdict }) => verdict === 'free');
      return { gDate, startHour: free?.startHour ?? null };
    });
}
