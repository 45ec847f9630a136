import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';

/** A pause as the desk lists it. */
export type DeskPause = CallAnswer<'operator/getallpause'>['lstPause'][number];
/** A pause's effect. */
export type PausePlan = CallAnswer<'operator/planpause'>['plan'];

type Subject = Pick<DeskPause, 'kind' | 'cityName' | 'serviceName' | 'locationName' | 'provider'>;

/** Says what is paused: a city, a service there or everywhere, a neighbourhood with its city, or a professional. */
export function usePauseSubject(): (subject: Subject) => string {
  const t = useTranslations('pauses.subjects');
  return ({ kind, cityName, serviceName, locationName, provider }) => {
    const city = cityName ?? '';
    if (kind === 'city') return t('city', { city });
    if (kind === 'neighbourhood') return t('neighbourhood', { city, neighbourhood: locationName ?? '' });
    if (kind === 'provider') return t('provider', { name: provider?.fullname ?? '' });
    return cityName === null
      ? t('service', { service: serviceName ?? '' })
      : t('serviceInCity', { service: serviceName ?? '', city });
  };
}
