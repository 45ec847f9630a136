import { useTranslations } from 'next-intl';

import { Combobox } from '@/components/ui/combobox';
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
export function AddressPlace({ served, form, onChange, isMissing }: AddressPlaceProps) {
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
  const sayMissing = (list: typeof open) => isMissing && list === open && t(`address.${list}Missing`);
  const toCityOption = ({ cityid, name }: City) => {
    const isServed = served.cityIds.includes(cityid);
    return {
      value: cityid,
      label: isServed ? name : t('address.cityNotServed', { city: name }),
      isDisabled: !isServed,
    };
  };
  const toLocationPlaceholder = () => {
    if (form.cityid === null) return t('address.cityFirst');
    return locations.data ? t('address.locationSearch') : common('loading');
  };
  return (
    <div className="grid gap-4 tablet:grid-cols-3">
      <Select
        label={t('address.province')}
        autoComplete="address-level1"
        required
        placeholder={provinces.data ? t('address.choose') : common('loading')}
        options={provinces.data?.lstProvince.map(({ provinceid, name }) => ({ value: provinceid, label: name })) ?? []}
        value={province?.provinceid ?? ''}
        onChange={(event) => onChange({ ...WITHOUT_CITY, provinceid: toId(event.target.value) })}
        error={sayMissing('province')}
      />
      <Select
        label={t('address.city')}
        autoComplete="address-level2"
        required
        placeholder={province ? t('address.choose') : t('address.provinceFirst')}
        disabled={!province}
        options={province?.lstCity.map((city) => toCityOption(city)) ?? []}
        value={form.cityid ?? ''}
        onChange={(event) => onChange({ ...WITHOUT_CITY, cityid: toId(event.target.value) })}
        error={sayMissing('city')}
      />
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
        error={sayMissing('location')}
      />
    </div>
  );
}
