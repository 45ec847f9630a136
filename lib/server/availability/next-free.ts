import { and, inArray, sql } from 'drizzle-orm';

import { WORKER_PAGE } from '@/lib/domain/constants/providers';
import type { TehranDate } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { cityProviders } from '../schema';
import { listDays, listFreeHours, listSlots, type FreeHour, type Schedule } from './rules';
import { selectBooked, toIntervals } from './taken-time';
import { selectMembers, toPerson } from './team-people';
import { toShifts } from './week-hours';
import { isOfCity, type CityService } from './who-serves';

interface FreeOfAll {
  /** By provider the first free hours of the next days that have one, a day each. */
  readonly next: ReadonlyMap<number, readonly FreeHour[]>;
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
  const next = [...schedules].map(([userId, own]) => [userId, listFirstHours(own, hours, nowMs)] as const);
  return { next: new Map(next), days: listFirstOfDays([...schedules.values()].flat(), hours, nowMs) };
}

function listFirstHours(schedules: readonly Schedule[], hours: number, nowMs: number): readonly FreeHour[] {
  const first: FreeHour[] = [];
  for (const hour of listFreeHours(schedules, hours, nowMs)) {
    if (first.length === WORKER_PAGE.freeHours) break;
    if (first.at(-1)?.gDate !== hour.gDate) first.push(hour);
  }
  return first;
}

function listFirstOfDays(schedules: readonly Schedule[], hours: number, nowMs: number): FreeOfAll['days'] {
  return listDays(nowMs)
    .slice(0, WORKER_PAGE.freeDays)
    .map((gDate) => {
      const free = listSlots(schedules, gDate, hours, nowMs).find(({ verdict }) => verdict === 'free');
      return { gDate, startHour: free?.startHour ?? null };
    });
}
