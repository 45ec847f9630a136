import type { CallAnswer } from '@/lib/contract';
import { parseAddressText } from '@/lib/domain/person/address-text';
import type { AddressForm } from '@/lib/funnel/common-fields';

type Address = CallAnswer<'user/getdeliveryaddress'>['lstDeliveryAddress'][number];

/** An address as it is sent again, unchanged. */
export function toAddressRequest({
  deliveryaddrid,
  deliveryaddrname,
  deliveryaddr,
  locationid,
  deliveryZipCode,
  gmaplocx,
  gmaplocy,
}: Address) {
  return { deliveryaddrid, deliveryaddrname, deliveryaddr, locationid, deliveryZipCode, gmaplocx, gmaplocy };
}

/** The values with which an address form is filled, in the names of its call. */
export function toSeenAddress({ isDefault, ...address }: Address) {
  const { deliveryaddrid: _id, ...seen } = toAddressRequest({ isDefault, ...address });
  return { ...seen, isDefault };
}

/** An address as the form shows it. */
export function toAddressForm({
  provinceid,
  cityid,
  locationid,
  deliveryaddr,
  deliveryZipCode,
  deliveryaddrname,
  gmaplocx,
  gmaplocy,
}: Address): AddressForm {
  return {
    provinceid,
    cityid,
    locationid,
    ...parseAddressText(deliveryaddr),
    deliveryZipCode: deliveryZipCode ?? '',
    deliveryaddrname,
    latitude: gmaplocx,
    longitude: gmaplocy,
  };
}
