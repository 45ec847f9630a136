import { useTranslations } from 'next-intl';

import type { CallAnswer } from '@/lib/contract';

/** One of the customer's own addresses. */
export type Address = CallAnswer<'user/getdeliveryaddress'>['lstDeliveryAddress'][number];

/** Addresses as cards to choose from; one that the service does not reach says so. */
export function useAddressChoices(addresses: readonly Address[], isServed: (address: Address) => boolean) {
  const t = useTranslations('order.address');
  return addresses.map((address) => ({
    value: address.deliveryaddrid,
    label: address.deliveryaddrname,
    description: t('line', { city: address.cityname, location: address.locationname, text: address.deliveryaddr }),
    isDisabled: !isServed(address),
    reason: isServed(address) ? undefined : t('notServed', { city: address.cityname }),
  }));
}
