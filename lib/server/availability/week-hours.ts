import { DAYS_A_WEEK } from '@/lib/domain/site/jalali-date';
import { HOURS_A_DAY } from '@/lib/domain/constants/time-units';

import type { Shift } from './rules';

/** The hours of `city_providers.weekHours`, as the spans that are worked without a break on one day. */
export function toShifts(weekHours: string): Shift[] {
  return Array.from({ length: DAYS_A_WEEK }, (_, weekday) => weekday).flatMap((weekday) => {
    const day = weekHours.slice(weekday * HOURS_A_DAY, (weekday + 1) * HOURS_A_DAY);
    return [...day.matchAll(/1+/g)].map(({ index, 0: { length } }) => ({
      weekday,
      startHour: index,
      endHour: index + length,
    }));
  });
}

/**
 * The hours that somebody has to work for a visit, as `weekHours` has them. Null for a visit that does not end on its
 * day.
 */
export function toWorkedHours({ weekday, startHour, endHour }: Shift): string | null {
  if (endHour > HOURS_A_DAY) return null;
  const before = weekday * HOURS_A_DAY + startHour;
  const hours = endHour - startHour;
  return '1'
    .repeat(hours)
    .padStart(before + hours, '0')
    .padEnd(DAYS_A_WEEK * HOURS_A_DAY, '0');
}

/** Whether a week has all the hours that somebody has to work for a visit. */
export function worksAll(weekHours: string, worked: string): boolean {
  return !weekHours.slice(worked.indexOf('1'), worked.lastIndexOf('1') + 1).includes('0');
}
