import { toGregorianParts, toJalaliParts, toTehranDate } from '../site/jalali-date';
import { OLDEST_PATIENT_YEARS } from '../constants/medical-tests';

export type YearCalendar = 'persian' | 'gregorian';

/** Years of birth below are Persian, the others Gregorian: no year of somebody who lives could be of both. */
const FIRST_GREGORIAN_YEAR = 1700;
/** The years by which the Gregorian year of March is ahead of the Persian one. */
const YEARS_AHEAD = 621;

/** The calendar that a year of birth is counted in. */
function toCalendar(year: number): YearCalendar {
  return year < FIRST_GREGORIAN_YEAR ? 'persian' : 'gregorian';
}

/** The years of birth of people between 0 and OLDEST_PATIENT_YEARS years of age. */
export function toBirthYears(calendar: YearCalendar, nowMs: number): { readonly first: number; readonly last: number } {
  const today = toTehranDate(nowMs);
  const last = (calendar === 'persian' ? toJalaliParts(today) : toGregorianParts(today)).year;
  return { first: last - OLDEST_PATIENT_YEARS, last };
}

/** Whether somebody who lives may have been born in it, in the calendar that it is counted in. */
export function isBirthYear(year: number, nowMs: number): boolean {
  const { first, last } = toBirthYears(toCalendar(year), nowMs);
  return Number.isInteger(year) && year >= first && year <= last;
}

/**
 * A year of birth as a calendar counts it. It is one year, or the two that a year of the other calendar reaches into,
 * the earlier first.
 */
export function toYearsOf(year: number, calendar: YearCalendar): readonly [earlier: number, later: number] {
  if (toCalendar(year) === calendar) return [year, year];
  return calendar === 'gregorian'
    ? [year + YEARS_AHEAD, year + YEARS_AHEAD + 1]
    : [year - YEARS_AHEAD - 1, year - YEARS_AHEAD];
}
