import { Building2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { classNames } from '@/components/ui/class-names';
import { Combobox } from '@/components/ui/combobox';
import { Fold } from '@/components/ui/fold';
import { Select } from '@/components/ui/select';
import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';
import type { AddressForm } from '@/lib/funnel/common-fields';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { FailureNotice } from '../../shared/failure-notice';
import { useLocations } from './use-locations';

/** The places where an address may be. */
export interface ServedPlaces {
  /** The service that comes there; null for any. */
  readonly categoryId: number | null;
  /** Cities with the service; the others can be seen and not chosen. */
  readonly cityIds: readonly number[];
}

interface AddressPlaceProps {
  readonly served: ServedPlaces;
  readonly form: AddressForm;
  readonly onChange: (fields: Partial<AddressForm>) => void;
  /** The address was sent without its place: the first list with nothing chosen says so. */
  readonly isMissing: boolean;
  /** The city is known already: its lists are behind one line. */
  readonly isCityFolded?: boolean;
}

type Province = CallAnswer<'geo/province-and-city'>['lstProvince'][number];
type City = Province['lstCity'][number];

/** A form that starts with a city has not named its province. */
function isProvinceOf(form: AddressForm, { provinceid, lstCity }: Province): boolean {
  return form.provinceid === null
    ? lstCity.some(({ cityid }) => cityid === form.cityid)
    : provinceid === form.provinceid;
}

const WITHOUT_CITY = { cityid: null, locationid: null, latitude: null, longitude: null } as const;

const toId = (text: string) => Number(text) || null;

/**
 * Province, city, neighbourhood: each list follows the one before it, and the long one is searched by typing; cities
 * without the service say so.
 */
export function AddressPlace({ served, form, onChange, isMissing, isCityFolded = false }: AddressPlaceProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const provinces = useCall('geo/province-and-city', {});
  const locations = useLocations(served.categoryId, form.cityid);
  const province = provinces.data?.lstProvince.find((known) => isProvinceOf(form, known));
  // Lists that were read stay when asking for them again fails.
  const unread = [provinces, locations].find(({ data, error }) => error && !data);
  if (unread)
    return (
      <FailureNotice
        problem={toErrorText(unread.error)}
        error={unread.error}
        onRetry={() => void Promise.all([provinces.mutate(), locations.mutate()])}
      />
    );
  const open = !province ? 'province' : form.cityid === null ? 'city' : 'location';
  const missing = isMissing ? open : null;
  const toLocationPlaceholder = () => {
    if (form.cityid === null) return t('address.cityFirst');
    return locations.data ? t('address.locationSearch') : common('loading');
  };
  const cityLists = (
    <CityLists
      provinces={provinces.data?.lstProvince}
      province={province}
      servedIds={served.cityIds}
      cityid={form.cityid}
      missing={missing}
      onChange={onChange}
    />
  );
  return (
    <div className={classNames('grid gap-4', !isCityFolded && 'tablet:grid-cols-3')}>
      {isCityFolded ? (
        <CityFold
          city={findCity(province, form.cityid)?.name}
          isUnknown={form.cityid === null}
          isMissing={missing !== null && missing !== 'location'}
        >
          {cityLists}
        </CityFold>
      ) : (
        cityLists
      )}
      <Combobox
        label={t('address.location')}
        required
        placeholder={toLocationPlaceholder()}
        disabled={form.cityid === null}
        options={locations.data?.lstLocation.map(({ locationid, name }) => ({ value: locationid, label: name }))}
        value={form.locationid}
        onValueChange={(locationid) => onChange({ locationid, latitude: null, longitude: null })}
        noneText={locations.data ? t('address.locationNone') : common('loading')}
        toFoundText={(count) => t('address.locationFound', { count: formatDigits(count, locale) })}
        error={missing === 'location' && t('address.locationMissing')}
      />
    </div>
  );
}

const findCity = (province: Province | undefined, id: number | null) =>
  province?.lstCity.find(({ cityid }) => cityid === id);

interface CityFoldProps {
  /** Its name, once one is chosen and known. */
  readonly city: string | undefined;
  readonly isUnknown: boolean;
  readonly isMissing: boolean;
  readonly children: ReactNode;
}

/** The city in one line. It opens to the lists by itself where no city is known yet. */
function CityFold({ city, isUnknown, isMissing, children }: CityFoldProps) {
  const t = useTranslations('order.address');
  const [isAsked, setIsAsked] = useState(isUnknown);
  if (isMissing && !isAsked) setIsAsked(true);
  return (
    <Fold icon={Building2} title={city === undefined ? t('city') : t('cityIs', { city })} isOpen={isAsked}>
      <div className="grid gap-4 tablet:grid-cols-2">{children}</div>
    </Fold>
  );
}

interface CityListsProps extends Pick<AddressPlaceProps, 'onChange'> {
  /** Undefined while they load. */
  readonly provinces: readonly Province[] | undefined;
  readonly province: Province | undefined;
  readonly servedIds: readonly number[];
  readonly cityid: number | null;
  /** The list that says that it lacks an answer. */
  readonly missing: 'province' | 'city' | 'location' | null;
}

function CityLists({ provinces, province, servedIds, cityid, missing, onChange }: CityListsProps) {
  const t = useTranslations('order');
  const common = useTranslations('common');
  const toCityOption = ({ cityid: id, name }: City) => {
    const isServed = servedIds.includes(id);
    return { value: id, label: isServed ? name : t('address.cityNotServed', { city: name }), isDisabled: !isServed };
  };
  return (
    <>
      <Select
        label={t('address.province')}
        autoComplete="address-level1"
        required
        placeholder={provinces ? t('address.choose') : common('loading')}
        options={provinces?.map(({ provinceid, name }) => ({ value: provinceid, label: name })) ?? []}
        value={province?.provinceid ?? ''}
        onChange={(event) => onChange({ ...WITHOUT_CITY, provinceid: toId(event.target.value) })}
        error={missing === 'province' && t('address.provinceMissing')}
      />
      <Select
        label={t('address.city')}
        autoComplete="address-level2"
        required
        placeholder={province ? t('address.choose') : t('address.provinceFirst')}
        disabled={!province}
        options={province?.lstCity.map((city) => toCityOption(city)) ?? []}
        value={cityid ?? ''}
        onChange={(event) => onChange({ ...WITHOUT_CITY, cityid: toId(event.target.value) })}
        error={missing === 'city' && t('address.cityMissing')}
      />
    </>
  );
}
