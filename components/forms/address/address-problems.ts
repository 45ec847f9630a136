import { judgePostalCode } from '@/lib/domain/person/postal-code';
import type { AddressForm } from '@/lib/funnel/common-fields';

export const EMPTY_ADDRESS: AddressForm = {
  provinceid: null,
  cityid: null,
  locationid: null,
  street: '',
  plate: '',
  floor: '',
  unit: '',
  deliveryZipCode: '',
  deliveryaddrname: '',
  latitude: null,
  longitude: null,
};
/** A new one, where its city is known before it is asked for. */
export const toNewAddress = (cityid: number): AddressForm => ({ ...EMPTY_ADDRESS, cityid });
export const SHORTEST_STREET = 5;
/** A street that was written with its number, as texts of earlier addresses are, needs no plate beside it. */
const NUMBER = /\p{Nd}/u;

export type AddressField = 'place' | 'street' | 'plate' | 'deliveryZipCode';

/** The problems that keep an address from being sent, in the form's order. */
export function listAddressProblems(form: AddressForm): AddressField[] {
  const wrong: AddressField[] = [];
  if (form.locationid === null) wrong.push('place');
  if (form.street.trim().length < SHORTEST_STREET) wrong.push('street');
  if (form.plate.trim() === '' && !NUMBER.test(form.street)) wrong.push('plate');
  if (judgePostalCode(form.deliveryZipCode) === 'wrong') wrong.push('deliveryZipCode');
  return wrong;
}
