import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';

import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatDigits, joinNames } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';
import { toLocalePath } from '@/lib/i18n/paths';

import type { DistrictLink } from './covered-districts';

interface CityDistrictsProps {
  readonly locale: Locale;
  readonly cityName: string;
  readonly districts: CallAnswer<'geo/getalllocationbycityid'>['lstLocation'];
  /** The districts with a page of a service. */
  readonly links: readonly DistrictLink[];
}

/** The neighbourhoods where an address may be, by municipal zone; the ones with a page lead there. */
export async function CityDistricts({ locale, cityName, districts, links }: CityDistrictsProps) {
  if (districts.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'places.city.districts' });
  const zones = [...new Set(districts.map(({ zoneid }) => zoneid))].sort((one, other) => one - other);
  const byLocation = new Map(links.map((link) => [link.locationid, link]));
  const between = joinNames(['', ''], locale);
  return (
    <PageSection id="districts" title={t('title', { city: cityName })}>
      <p className="max-w-prose">{t('text')}</p>
      <dl className="grid gap-x-8 gap-y-3 tablet:grid-cols-2 wide:grid-cols-3">
        {zones.map((zone) => (
          <div key={zone}>
            <dt className="text-14 font-semibold text-enamel-800">{t('zone', { zone: formatDigits(zone, locale) })}</dt>
            <dd className="text-14">
              {districts
                .filter(({ zoneid }) => zoneid === zone)
                .map(({ locationid, name }, index) => (
                  <Fragment key={locationid}>
                    {index > 0 && between}
                    <DistrictName locale={locale} name={name} link={byLocation.get(locationid)} />
                  </Fragment>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}

interface DistrictNameProps {
  readonly locale: Locale;
  readonly name: string;
  readonly link: DistrictLink | undefined;
}

/** A link says the service that its page is about. */
function DistrictName({ locale, name, link }: DistrictNameProps) {
  if (!link) return name;
  return (
    <a href={toLocalePath(locale, link.path)} className="text-enamel-700 underline underline-offset-4">
      {link.detail === undefined ? name : `${name} (${link.detail})`}
    </a>
  );
}
