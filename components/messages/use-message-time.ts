import { useState } from 'react';

import { toTehranDate } from '@/lib/domain/site/jalali-date';
import { formatClock, formatJalaliDate } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** The time of a message: the clock for one of today, the day for an older one. */
export function useMessageTime(): (atMs: number) => string {
  const locale = useLocale();
  const [today] = useState(() => toTehranDate(Date.now()));
  return (atMs) => {
    const day = toTehranDate(atMs);
    return day === today
      ? formatClock(atMs, locale)
      : formatJalaliDate(day, locale, { hasWeekday: false, hasGregorian: false });
  };
}
