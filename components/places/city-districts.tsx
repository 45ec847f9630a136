import { getTranslations } from 'next-intl/server';

import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

interface CityDistrictsProps {
  readonly locale: Locale;
  readonly cityName: string;
  readonly districts: CallAnswer<'geo/getalllocationbycityid'>['lstLocation'];
}

/** The neighbourhoods where an address may be, by municipal zone. */
export async function CityDistricts({ locale, cityName, districts }: CityDistrictsProps) {
  if (districts.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'places.city.districts' });
  const zones = [...new Set(districts.map(({ zoneid }) => zoneid))].sort((one, other) => one - other);
  return (
    <PageSection id="districts" title={t('title', { city: cityName })}>
      <p className="max-w-prose">{t('text')}</p>
      <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2 wide:grid-cols-3">
        {zones.map((zone) => (
          <div key={zone}>
            <dt className="text-14 font-semibold text-enamel-800">{t('zone', { zone: formatDigits(zone, locale) })}</dt>
            <dd className="text-14">
              {joinNames(
                districts.filter(({ zoneid }) => zoneid === zone).map(({ name }) => name),
                locale,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
