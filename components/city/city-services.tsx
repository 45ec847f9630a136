import { getTranslations } from 'next-intl/server';

import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants/pages';
import { getServiceInCity } from '@/lib/domain/place/service-cities';
import { formatList, formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface CityServicesProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
}

/**
 * How many services can be ordered in the selected city, whether more will be, and which rest there at the moment (row
 * S-30). One line a city; the city's script shows one.
 */
export async function CityServices({ locale, bundle }: CityServicesProps) {
  const t = await getTranslations({ locale, namespace: 'city' });
  const shown = bundle.lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  return (
    <div role="status">
      {bundle.lstCity.map(({ cityid, name }) => {
        const inState = (state: string) =>
          shown.filter((category) => getServiceInCity(category, cityid, bundle.lstCityServiceStatus) === state);
        const here = inState('available');
        const open = here.filter(({ isOrderable }) => isOrderable);
        const paused = inState('paused')
          .filter(({ isOrderable }) => isOrderable)
          .map(({ serviceName }) => serviceName);
        return (
          <p key={cityid} data-only-city={cityid} hidden={cityid !== DEFAULT_CITY_ID}>
            {t('available', { city: name, number: formatNumber(open.length, locale) })}
            {open.length < here.length && ` ${t('others')}`}
            {paused.length > 0 && ` ${t('paused', { services: formatList(paused, locale) })}`}
          </p>
        );
      })}
    </div>
  );
}
