import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';
import { MINUTES_AN_HOUR } from '@/lib/domain/constants/time-units';
import { formatNumber } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';

export type Travel = NonNullable<CallAnswer<'expert/getmatch'>['travel']>;

const METRES_A_KM = 1000;

/** Metres of the wire as kilometres are written, with one digit. */
export function useKmText(): (metres: number) => string {
  const locale = useLocale();
  return (metres) => formatNumber(metres / METRES_A_KM, locale, { maximumFractionDigits: 1 });
}

/** The values of a sentence about a way: an estimate in kilometres, hours and minutes. */
export function useTravelValues() {
  const toKm = useKmText();
  return ({ metres, minutes, isEstimate }: Omit<Travel, 'from'>) => ({
    isEstimate: isEstimate ? 'yes' : 'no',
    isNear: metres < METRES_A_KM ? 'yes' : 'no',
    km: toKm(metres),
    hours: Math.floor(minutes / MINUTES_AN_HOUR),
    minutes: minutes % MINUTES_AN_HOUR,
  });
}

/** A way as a sentence that says that it is estimated: the reader's own, with where it begins, or somebody else's. */
export function useTravelText(reader: 'own' | 'other'): (travel: Travel) => string {
  const t = useTranslations('common.travel');
  const toValues = useTravelValues();
  return (travel) => t(reader === 'own' ? travel.from : 'other', toValues(travel));
}
