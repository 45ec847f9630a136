import { useTranslations } from 'next-intl';

import { toWorkName } from '@/lib/domain/order/work-name';
import { formatClock, formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

import type { Work } from '../work-card';
import { toSpan } from './day';

/** Says of new work that it fits into free time: what it is, when, and how long the way there takes. */
export function useFitText(): (work: Work) => string {
  const t = useTranslations('provider.todayScreen');
  const locale = useLocale();
  return (work) => {
    const fit = { name: toWorkName(work), time: formatClock(toSpan(work).fromMs, locale) };
    return work.travel ? t('fitsNear', { ...fit, minutes: formatNumber(work.travel.minutes, locale) }) : t('fits', fit);
  };
}
