import { useTranslations } from 'next-intl';

import { toNewAddress } from '@/components/forms/address/address-problems';
import { LoadFailure } from '@/components/shared/load-failure';
import { Skeleton } from '@/components/ui/skeleton';
import { useCall } from '@/lib/client/use-call';
import { useStartCity } from '@/lib/client/use-selected-city';
import { useLocale } from '@/lib/i18n/location';

import { useOrder } from '../../state/order-context';
import { toAddressFields } from '../../questions/address';
import { AddressForm } from '../../questions/address-form';
import { RemovalEnds } from './removal-ends';
import { toHomeAccess } from './home-access';
import { toDestinationFields } from './destination-fields';
import { useVehicle } from './use-vehicle';

/** Steps 3 and 16 of a removal: where from, where to, which floor each is on and whether there is a lift. */
export function RemovalAddressesQuestion() {
  const t = useTranslations('order');
  const locale = useLocale();
  const order = useOrder();
  const { draft, service, save } = order;
  const startCityId = useStartCity(service.activeCityIds);
  const { data, error, mutate } = useCall('user/getdeliveryaddress', {});
  const { vehicle, error: vehicleError, retry } = useVehicle(order);
  const addresses = data?.lstDeliveryAddress.filter((address) => address.isenable) ?? [];
  const failure = error ?? vehicleError;
  if (failure) {
    const again = () => (error ? void mutate() : retry());
    return <LoadFailure title={t('address.failed')} error={failure} onRetry={again} />;
  }
  if (!data || !vehicle) return <Skeleton className="h-48 rounded-card" />;
  if (draft.addressForm !== null || addresses.length === 0) {
    return (
      <AddressForm
        title={t(draft.isDestinationTyped ? 'moving.newDestination' : 'moving.newOrigin')}
        hasList={addresses.length > 0}
        onCancel={() => save({ addressForm: null, isDestinationTyped: false })}
        onSaved={(answer) => {
          void mutate(answer, { revalidate: false });
          const added = answer.lstDeliveryAddress.find((address) => address.deliveryaddrid === answer.deliveryaddrid);
          if (!added) return {};
          const access = toHomeAccess(added);
          return draft.isDestinationTyped
            ? { ...toDestinationFields(added, { t, locale }), destinationAccess: access }
            : { ...toAddressFields(added, { t, locale }), originAccess: access };
        }}
      />
    );
  }
  return (
    <RemovalEnds
      addresses={addresses}
      isPacking={vehicle.isPacking}
      onAdd={(isDestinationTyped) => save({ addressForm: toNewAddress(startCityId), isDestinationTyped })}
    />
  );
}
