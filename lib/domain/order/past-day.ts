import { toTehranDate, type TehranDate } from '../site/jalali-date';

const OLDEST = '1900';

/** Whether a text is a day of the calendar that is over in Tehran: what a date of birth has to be. */
export function isPastDay(day: TehranDate, now: Date): boolean {
  const instant = new Date(`${day}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(day) &&
    instant.toJSON()?.startsWith(day) === true &&
    day < toTehranDate(now.getTime()) &&
    day >= OLDEST
  );
}
