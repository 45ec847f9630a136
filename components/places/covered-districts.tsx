import { getTranslations } from 'next-intl/server';

import { PlaceLinks, type PlaceLink } from '@/components/layout/place-links';
import { Disclosure } from '@/components/ui/disclosure';
import { PageSection } from '@/components/ui/page-section';
import type { CallAnswer } from '@/lib/contract';
import { formatNumber } from '@/lib/i18n/formats';
import type { Locale } from '@/lib/i18n/locales';

const SHOWN_AT_ONCE = 24;

interface CoveredDistrictsProps {
  readonly locale: Locale;
  readonly serviceName: string;
  readonly page: CallAnswer<'pdp/fetch'>;
  /** The districts with a page of the service. */
  readonly districts: readonly DistrictLink[];
}

export interface DistrictLink extends PlaceLink {
  readonly locationid: number;
  /** Its part of an address. */
  readonly seopath: string;
}

/** The neighbourhoods that active providers come to; nothing where nobody is configured for the city yet. */
export async function CoveredDistricts({ locale, serviceName, page, districts }: CoveredDistrictsProps) {
  const linked = new Set(districts.map(({ locationid }) => locationid));
  const locations = page.cityFacts?.lstLocation ?? [];
  if (!page.cityFacts || locations.length === 0) return null;
  const t = await getTranslations({ locale, namespace: 'places.service.districts' });
  const names = locations.filter(({ locationid }) => !linked.has(locationid)).map(({ name }) => name);
  const rest = names.slice(SHOWN_AT_ONCE);
  return (
    <PageSection id="districts" title={t('title', { name: serviceName, city: page.cityFacts.name })}>
      <p className="font-semibold">
        {t('count', { count: locations.length, shown: formatNumber(locations.length, locale) })}
      </p>
      {districts.length > 0 && <PlaceLinks locale={locale} links={districts} />}
      <Names names={names.slice(0, SHOWN_AT_ONCE)} />
      {rest.length > 0 && (
        <Disclosure title={t('more')}>
          <Names names={rest} />
        </Disclosure>
      )}
    </PageSection>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-1 tablet:grid-cols-3 wide:grid-cols-6">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
