import { getTranslations } from 'next-intl/server';

import { toButtonClassName } from '@/components/ui/button-look';
import { Card } from '@/components/ui/card';
import type { CallAnswer } from '@/lib/contract';
import { getServiceInCity, listOpenCityIds } from '@/lib/domain/place/service-cities';
import type { Locale } from '@/lib/i18n/locales';

import { CityShown } from '../../forms/address/city-shown';
import { OpeningForm } from './opening-form';

type Bundle = Pick<CallAnswer<'boot/getallcategoryv3'>, 'lstCity' | 'lstCityServiceStatus'>;

export interface ClosedCityProps {
  readonly locale: Locale;
  readonly category: CallAnswer<'boot/getallcategoryv3'>['lstCategoriesWithSubCategories'][number];
  readonly bundle: Bundle;
  /** The city of a page about one city, which links to the others itself. */
  readonly city?: Bundle['lstCity'][number];
}

/**
 * In the reader's city a service takes no orders, or nobody takes them. This part says so, offers a notice when it
 * opens, and names the cities where it is open. The page is the same for everybody: it has a line for each such city,
 * and the city's script shows one. It stands in an element with `data-cities` of those that are open.
 */
export async function ClosedCity({ locale, category, bundle, city }: ClosedCityProps) {
  const t = await getTranslations({ locale, namespace: 'city.closed' });
  const openIds = listOpenCityIds(category, bundle.lstCityServiceStatus);
  const open = bundle.lstCity.filter(({ cityid }) => openIds.includes(cityid));
  const closed = city ? [city] : bundle.lstCity.filter(({ cityid }) => !openIds.includes(cityid));
  const service = category.serviceName;
  return (
    <Card className="flex flex-col gap-4 border-saffron-500">
      {closed.map(({ cityid, name }) => (
        <div key={cityid} {...(city ? {} : { 'data-only-city': cityid, hidden: true })}>
          <h2 className="text-18 font-bold">{t('title', { service, city: name })}</h2>
          <p>
            {t(`states.${getServiceInCity(category, cityid, bundle.lstCityServiceStatus)}`, { service, city: name })}
          </p>
        </div>
      ))}
      <OpeningForm locale={locale} services={[category]} cityId={city?.cityid ?? 'selected'} />
      {!city && open.length > 0 && (
        <div className="flex flex-col gap-2 border-t border-stone-200 pt-4">
          <p className="font-semibold">{t('others', { service })}</p>
          <ul className="flex flex-wrap gap-2">
            {open.map(({ cityid, name }) => (
              <li key={cityid}>
                <button type="button" data-choose-city={cityid} className={toButtonClassName({ variant: 'secondary' })}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <CityShown />
    </Card>
  );
}
