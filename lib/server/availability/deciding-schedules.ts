import { and, eq, sql } from 'drizzle-orm';

import { toWeekday } from '@/lib/domain/site/jalali-date';

import type { Executor } from '../ports/database';
import { cityProviders, providers } from '../schema';
import { BEST_FIRST, listSchedules, readDistinct, type CandidateSearch } from './candidates';
import { isOfWeeks, listWeeksAround } from './city-weeks';
import { listDays, listSlots, type Schedule } from './rules';
import { selectBooked } from './taken-time';
import { selectMembers, toPerson } from './team-people';
import { toShifts, toWorkedHours, worksAll } from './week-hours';
import { comesTo, isHere, whoServes } from './who-serves';

/**
 * The best providers of a city that are checked first: most often some of those who come to the neighbourhood are free
 * at every hour.
 */
const MOST_LOOKED_AT = 400;

interface Visits {
  readonly search: CandidateSearch;
  readonly hours: number;
  readonly nowMs: number;
}

/**
 * Schedules that leave the same hours as those of everybody of a search. We check the best-rated providers of the
 * neighbourhood first. Others are checked only for hours that these leave open, and in the weeks of a whole city few
 * are.
 */
export async function listDeciding(executor: Executor, visits: Visits): Promise<readonly Schedule[]> {
  const { search, nowMs } = visits;
  if (search.merchantId !== undefined) return listSchedules(executor, search, nowMs);
  const best = await listOfBest(executor, visits);
  const weeks = await listWeeksAround(executor, search);
  const missed = listMissed(best, weeks, visits);
  const others = weeks.filter((week) => missed.some((worked) => worksAll(week, worked)));
  return others.length === 0 ? best : [...best, ...(await listOfWeeks(executor, visits, others))];
}

/**
 * The hours (`toWorkedHours`) at which a visit could begin with some provider of the city and with none of the best.
 * Where no visit could begin, the hours at which somebody at least works.
 */
function listMissed(best: readonly Schedule[], weeks: readonly string[], { hours, nowMs }: Visits): string[] {
  const possible = [toWhoeverWorks(weeks)];
  const missed = listDays(nowMs).flatMap((gDate) => {
    const found = new Map(listSlots(best, gDate, hours, nowMs).map(({ startHour, verdict }) => [startHour, verdict]));
    return listSlots(possible, gDate, hours, nowMs)
      .filter(({ startHour, verdict }) => found.get(startHour) !== verdict)
      .map(({ startHour, verdict }) =>
        toWorkedHours({
          weekday: toWeekday(gDate),
          startHour,
          endHour: startHour + (verdict === 'free' ? hours : 1),
        }),
      );
  });
  return [...new Set(missed)].filter((worked) => worked !== null);
}

/** A person who works whenever anybody of these weeks does, and is never booked. */
function toWhoeverWorks(weeks: readonly string[]): Schedule {
  const shifts = weeks.flatMap(toShifts);
  const distinct = new Map(shifts.map((shift) => [`${shift.weekday} ${shift.startHour} ${shift.endHour}`, shift]));
  return { shifts: [...distinct.values()], booked: [] };
}

function listOfBest(executor: Executor, { search, nowMs }: Visits): Promise<Schedule[]> {
  const { userId, weekHours } = cityProviders;
  const best = executor
    .select({ userId, weekHours })
    .from(cityProviders)
    .where(isHere(executor, search))
    .orderBy(...BEST_FIRST)
    .limit(MOST_LOOKED_AT)
    .as('best');
  const member = selectMembers(executor, best.userId, search);
  const person = toPerson(best, member);
  return readDistinct(
    executor
      .selectDistinct({ weekHours: person.weekHours, booked: selectBooked(person, nowMs, search) })
      .from(best)
      .innerJoin(providers, eq(providers.userId, best.userId))
      .leftJoinLateral(member, sql`true`)
      .where(and(comesTo(executor, best.userId, search.locationId), ...whoServes(search))),
  );
}

function listOfWeeks(executor: Executor, { search, nowMs }: Visits, weeks: readonly string[]): Promise<Schedule[]> {
  const { userId } = cityProviders;
  const member = selectMembers(executor, userId, search);
  const person = toPerson(cityProviders, member);
  return readDistinct(
    executor
      .selectDistinct({ weekHours: person.weekHours, booked: selectBooked(person, nowMs, search) })
      .from(cityProviders)
      .innerJoin(providers, eq(providers.userId, userId))
      .leftJoinLateral(member, sql`true`)
      .where(
        and(
          isHere(executor, search),
          isOfWeeks(weeks),
          comesTo(executor, userId, search.locationId),
          ...whoServes(search),
        ),
      ),
  );
}
