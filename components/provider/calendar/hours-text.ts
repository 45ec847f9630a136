import { formatHourRange, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

import type { DayParts } from './day-hours';

/** The hours of a day that is worked; null for one without. */
export function toHoursText({ isOff, shifts }: DayParts, locale: Locale): string | null {
  if (isOff || shifts.length === 0) return null;
  return joinNames(
    shifts.map(({ startHour, endHour }) => formatHourRange(startHour, endHour, locale)),
    locale,
  );
}
