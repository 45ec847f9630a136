import { useTranslations } from 'next-intl';

import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

/** A floor as people say it: the ground floor, one below it, or its number. */
export function useFloorText(): (floor: number) => string {
  const t = useTranslations('order.moving');
  const locale = useLocale();
  return (floor) => {
    if (floor === 0) return t('ground');
    const number = formatDigits(Math.abs(floor), locale);
    return floor < 0 ? t('below', { number }) : number;
  };
}
