import { useTranslations } from 'next-intl';

import { FailureNotice } from '@/components/shared/failure-notice';
import { useLocations } from '@/components/forms/address/use-locations';
import { Combobox } from '@/components/ui/combobox';
import { Select } from '@/components/ui/select';
import { useCall } from '@/lib/client/use-call';
import type { Coordinates } from '@/lib/domain/place/distance';
import { formatDigits } from '@/lib/i18n/formats';
import { useLocale } from '@/lib/i18n/location';
import { useErrorText } from '@/lib/i18n/use-error-text';

import { useOrder } from '../../state/order-context';

interface CarNeighbourhoodProps {
  readonly cityId: number;
  readonly chosenId: number | null;
  readonly onCity: (cityId: number) => void;
  readonly onPick: (car: Coordinates, locationid: number) => void;
  readonly error: string | undefined;
}

/** The car's place as lists beside the map: the city, and the neighbourhood whose centre stands for the point. */
export function CarNeighbourhood({ cityId, chosenId, onCity, onPick, error }: CarNeighbourhoodProps) {
  const t = useTranslations('order.address');
  const common = useTranslations('common');
  const locale = useLocale();
  const toErrorText = useErrorText();
  const { service } = useOrder();
  const provinces = useCall('geo/province-and-city', {});
  const locations = useLocations(service.categoryId, cityId);
  const unread = [provinces, locations].find((call) => call.error && !call.data);
  if (unread)
    return (
      <FailureNotice
        problem={toErrorText(unread.error)}
        error={unread.error}
        onRetry={() => void Promise.all([provinces.mutate(), locations.mutate()])}
      />
    );
  const cities = (provinces.data?.lstProvince ?? [])
    .flatMap(({ lstCity }) => lstCity)
    .filter(({ cityid }) => service.activeCityIds.includes(cityid));
  const known = locations.data?.lstLocation;
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Select
        label={t('city')}
        required
        placeholder={provinces.data ? t('choose') : common('loading')}
        options={cities.map(({ cityid, name }) => ({ value: cityid, label: name }))}
        value={cityId}
        onChange={(event) => onCity(Number(event.target.value))}
      />
      <Combobox
        label={t('location')}
        required
        placeholder={locations.data ? t('locationSearch') : common('loading')}
        options={known?.map(({ locationid, name }) => ({ value: locationid, label: name }))}
        value={chosenId}
        onValueChange={(locationid) => {
          const place = known?.find((location) => location.locationid === locationid);
          if (place) onPick({ latitude: place.googleLat, longitude: place.googleLong }, place.locationid);
        }}
        noneText={locations.data ? t('locationNone') : common('loading')}
        toFoundText={(count) => t('locationFound', { count: formatDigits(count, locale) })}
        error={error}
      />
    </div>
  );
}
