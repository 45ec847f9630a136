import { HOURS_A_DAY } from '@/lib/domain/constants/time-units';
import { toWeekday } from '@/lib/domain/site/jalali-date';

import type { BookedVisit, BusyHour, Schedule } from './schedule';

export interface Hours {
  readonly startHour: number;
  readonly endHour: number;
}

export interface DayParts {
  readonly isOff: boolean;
  readonly shifts: readonly Hours[];
  readonly visits: readonly BookedVisit[];
  readonly busyHours: readonly BusyHour[];
}

/** The hours that the lines show even where nobody works then. */
const USUAL: Hours = { startHour: 8, endHour: 20 };
const WHOLE_PERCENT = 100;

export function toDayParts({ daysOff, weekHours, lstBooked, busyHours }: Schedule, gDate: string): DayParts {
  return {
    isOff: daysOff.includes(gDate),
    shifts: weekHours.filter(({ weekday }) => weekday === toWeekday(gDate)),
    visits: lstBooked.filter((visit) => visit.gDate === gDate),
    busyHours: busyHours.filter((busy) => busy.gDate === gDate),
  };
}

/** From the first hour of all shown days to their last one, the usual day at least. */
export function toShownHours(days: readonly DayParts[]): Hours {
  const spans = [USUAL, ...days.flatMap(({ shifts, visits, busyHours }) => [...shifts, ...visits, ...busyHours])];
  return {
    startHour: Math.min(...spans.map(({ startHour }) => startHour)),
    endHour: Math.min(HOURS_A_DAY, Math.max(...spans.map(({ endHour }) => endHour))),
  };
}

/** A span's place among the shown hours, in percent of their width. */
export function toPlace(shown: Hours, { startHour, endHour }: Hours) {
  const share = WHOLE_PERCENT / (shown.endHour - shown.startHour);
  return {
    insetInlineStart: `${(startHour - shown.startHour) * share}%`,
    width: `${(Math.min(endHour, shown.endHour) - startHour) * share}%`,
  };
}

const MARKS = 4;

/** The hours that stand above the lines, each with its place; the last one ends them. */
export function listHourMarks({ startHour, endHour }: Hours): readonly number[] {
  const step = (endHour - startHour) / MARKS;
  return Array.from({ length: MARKS + 1 }, (_none, index) => Math.round(startHour + index * step));
}
