import { judgePostalCode } from '@/lib/domain/postal-code';
import type { AddressForm } from '@/lib/funnel/draft';

export const EMPTY_ADDRESS: AddressForm = {
  provinceid: null,
  cityid: null,
  locationid: null,
  deliveryaddr: '',
  deliveryZipCode: '',
  deliveryaddrname: '',
  latitude: null,
  longitude: null,
};
/** A new one, where its city is known before it is asked for. */
export const toNewAddress = (cityid: number): AddressForm => ({ ...EMPTY_ADDRESS, cityid });
export const SHORTEST_ADDRESS = 5;

export type AddressField = 'place' | 'deliveryaddr' | 'deliveryZipCode';

/** What keeps an address from being sent, in the order of the form. */
export function listAddressProblems(form: AddressForm): AddressField[] {
  const wrong: AddressField[] = [];
  if (form.locationid === null) wrong.push('place');
  if (form.deliveryaddr.trim().length < SHORTEST_ADDRESS) wrong.push('deliveryaddr');
  if (judgePostalCode(form.deliveryZipCode) === 'wrong') wrong.push('deliveryZipCode');
  return wrong;
}
