import { ChevronDown, MapPin } from 'lucide';
import { getTranslations } from 'next-intl/server';

import { CityShown } from '@/components/forms/address/city-shown';
import { Icon } from '@/components/ui/icon';
import type { CallAnswer } from '@/lib/contract';
import type { Locale } from '@/lib/i18n/locales';

interface HomeCityProps {
  readonly locale: Locale;
  readonly bundle: CallAnswer<'boot/getallcategoryv3'>;
}

/**
 * The dropdown of the cities that the bundle names (row S-17): the platform's own list, the best there is on a phone.
 * The script in the page's head keeps the choice.
 */
export async function HomeCity({ locale, bundle }: HomeCityProps) {
  const t = await getTranslations({ locale, namespace: 'city' });
  return (
    <label className="relative flex min-h-13 items-center rounded-field bg-card text-ink">
      <span className="sr-only">{t('label')}</span>
      <Icon icon={MapPin} className="pointer-events-none absolute start-3 text-enamel-600" />
      <select
        data-city-select
        className="min-h-13 w-full cursor-pointer appearance-none rounded-field bg-transparent pe-10 ps-10 font-semibold"
      >
        {bundle.lstCity.map(({ cityid, name }) => (
          <option key={cityid} value={cityid}>
            {name}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} className="pointer-events-none absolute end-3 text-stone-500" />
      <CityShown />
    </label>
  );
}
