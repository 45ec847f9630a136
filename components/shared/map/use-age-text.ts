import { useTranslations } from 'next-intl';

import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/constants/time-units';

const HOUR = HOUR_MS / MINUTE_MS;
const DAY = DAY_MS / MINUTE_MS;
/** Up to here a number of hours says more than one of days. */
const SOME_DAYS = 2 * DAY;

/** How old what is known of a place is, from whole minutes: nobody divides a thousand minutes in their head. */
export function useAgeText(): (minutes: number) => string {
  const t = useTranslations('order.map');
  return (minutes) => {
    if (minutes < HOUR) return t('age', { minutes });
    if (minutes < SOME_DAYS) return t('ageHours', { hours: Math.floor(minutes / HOUR) });
    return t('ageDays', { days: Math.floor(minutes / DAY) });
  };
}
