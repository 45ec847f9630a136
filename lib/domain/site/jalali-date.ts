import { getDate } from 'date-fns-jalali/getDate';
import { getMonth } from 'date-fns-jalali/getMonth';
import { getYear } from 'date-fns-jalali/getYear';
import { newDate } from 'date-fns-jalali/newDate';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants/time-units';

/** A Gregorian calendar day in Tehran, as the wire writes it: `2026-11-26`. */
export type TehranDate = string;

/** Iran keeps UTC+03:30 all year since 2023, so no time-zone table is needed (FACTS). */
const TEHRAN_OFFSET_MS = 3 * HOUR_MS + 30 * MINUTE_MS;
const NOON_HOUR = 12;
const SATURDAY = 6;
export const DAYS_A_WEEK = 7;

/** The day an instant belongs to in Tehran, whatever the machine's zone. */
export function toTehranDate(instantMs: number): TehranDate {
  return new Date(instantMs + TEHRAN_OFFSET_MS).toISOString().slice(0, 10);
}

/** The hour of the day, 0 to 23, of an instant in Tehran. */
export function toTehranHour(instantMs: number): number {
  return new Date(instantMs + TEHRAN_OFFSET_MS).getUTCHours();
}

/** The instant at which an hour of a day begins in Tehran. */
export function toInstantMs(date: TehranDate, hour = 0): number {
  return Date.parse(`${date}T00:00:00Z`) + hour * HOUR_MS - TEHRAN_OFFSET_MS;
}

export function addDays(date: TehranDate, days: number): TehranDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Year, month (1 to 12) and day of a Gregorian day. */
export function toGregorianParts(date: TehranDate): { year: number; month: number; day: number } {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/** Year, month (1 to 12) and day in the Jalali calendar. */
export function toJalaliParts(date: TehranDate): { year: number; month: number; day: number } {
  const { year, month, day } = toGregorianParts(date);
  // The library reads a Date's local fields; noon keeps the day the same in every zone.
  const localNoon = new Date(year, month - 1, day, NOON_HOUR);
  return { year: getYear(localNoon), month: getMonth(localNoon) + 1, day: getDate(localNoon) };
}

/** `1405/09/02`: a day as a message keeps it until somebody reads it, in whatever language. */
export function toJalaliText(date: TehranDate): string {
  const { year, month, day } = toJalaliParts(date);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('/');
}

/** The Gregorian day of a Jalali one; null where the calendar has none, like 30 Esfand of a common year. */
export function findTehranDate({ year, month, day }: { year: number; month: number; day: number }): TehranDate | null {
  const localNoon = newDate(year, month - 1, day, NOON_HOUR);
  const write = (part: number, length: number) => String(part).padStart(length, '0');
  const date = [
    write(localNoon.getFullYear(), 4),
    write(localNoon.getMonth() + 1, 2),
    write(localNoon.getDate(), 2),
  ].join('-');
  const found = toJalaliParts(date);
  return found.year === year && found.month === month && found.day === day ? date : null;
}

/** 0 for Saturday, which begins the week, to 6 for Friday, the day off. */
export function toWeekday(date: TehranDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + DAYS_A_WEEK - SATURDAY) % DAYS_A_WEEK;
}

/** The Saturday that a day's week begins with. */
export function toSaturday(date: TehranDate): TehranDate {
  return addDays(date, -toWeekday(date));
}
