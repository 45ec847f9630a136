import { getTranslations } from 'next-intl/server';

import type { CallAnswer } from '@/lib/contract';
import { DEFAULT_CITY_ID } from '@/lib/domain/constants';
import { getServiceInCity } from '@/lib/domain/service-cities';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface CityServicesProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
}

/** How many services the selected city has, and which of them rest there at the moment (row S-30). One line a city; the city's script shows one. */
export async function CityServices({ locale, bundle }: CityServicesProps) {
  const t = await getTranslations({ locale, namespace: 'city' });
  const shown = bundle.lstCategoriesWithSubCategories.filter(({ isHidden }) => isHidden === 'No');
  const names = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (
    <div role="status">
      {bundle.lstCity.map(({ cityid, name }) => {
        const inState = (state: string) =>
          shown.filter((category) => getServiceInCity(category, cityid, bundle.lstCityServiceStatus) === state);
        const paused = inState('paused').map(({ serviceName }) => serviceName);
        return (
          <p key={cityid} data-only-city={cityid} hidden={cityid !== DEFAULT_CITY_ID}>
            {t('available', { city: name, number: formatNumber(inState('available').length, locale) })}
            {paused.length > 0 && ` ${t('paused', { services: names.format(paused) })}`}
          </p>
        );
      })}
    </div>
  );
}
