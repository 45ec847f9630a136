import { and, eq } from 'drizzle-orm';

import { toWeekday } from '@/lib/domain/jalali-date';

import type { Executor } from '../ports/database';
import { cityProviders, providers } from '../schema';
import {
  BEST_FIRST,
  comesTo,
  isHere,
  listSchedules,
  readDistinct,
  selectBooked,
  whoServes,
  type CandidateSearch,
} from './candidates';
import { isOfWeeks, listWeeksAround } from './city-weeks';
import { listDays, listSlots, type Schedule } from './rules';
import { toShifts, toWorkedHours, worksAll } from './week-hours';

/** So many of the best of a city: most often some of those who come to the neighbourhood are free at every hour. */
const MOST_LOOKED_AT = 400;

interface Visits {
  readonly search: CandidateSearch;
  readonly hours: number;
  readonly nowMs: number;
}

/**
 * Schedules that leave the same hours as those of everybody of a search. First the best of the city are looked at who come to the neighbourhood; nobody else can add an hour but whoever
 * works at one that they leave out, and of the weeks of the whole city few have one.
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

/** What has to be worked (`toWorkedHours`) to begin a visit when somebody of the city could and none of the best can; or only to work then, where nobody's visit could begin. */
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

/** Somebody who works whenever anybody of these weeks does, and is never booked. */
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
  return readDistinct(
    executor
      .selectDistinct({ weekHours: best.weekHours, booked: selectBooked(best.userId, nowMs, search) })
      .from(best)
      .innerJoin(providers, eq(providers.userId, best.userId))
      .where(and(comesTo(executor, best.userId, search.locationId), ...whoServes(search))),
  );
}

function listOfWeeks(executor: Executor, { search, nowMs }: Visits, weeks: readonly string[]): Promise<Schedule[]> {
  const { userId, weekHours } = cityProviders;
  return readDistinct(
    executor
      .selectDistinct({ weekHours, booked: selectBooked(userId, nowMs, search) })
      .from(cityProviders)
      .innerJoin(providers, eq(providers.userId, userId))
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
