import { useTranslations } from 'next-intl';

import { PlaceAndStreet } from '@/components/ui/place-and-street';
import { WrittenText } from '@/components/ui/written-text';
import type { CallAnswer } from '@/lib/contract';

import { toPlaceName } from '../placing/use-place-names';

/** One of the customer's own addresses. */
export type Address = CallAnswer<'user/getdeliveryaddress'>['lstDeliveryAddress'][number];

/** Addresses as cards to choose from; one that the service does not reach says so. */
export function useAddressChoices(addresses: readonly Address[], isServed: (address: Address) => boolean) {
  const t = useTranslations('order');
  return addresses.map((address) => ({
    value: address.deliveryaddrid,
    label: <WrittenText text={address.deliveryaddrname} />,
    description: <PlaceAndStreet place={toPlaceName(address, t('listSeparator'))} street={address.deliveryaddr} />,
    isDisabled: !isServed(address),
    reason: isServed(address) ? undefined : t('address.notServed', { city: address.cityname }),
  }));
}
