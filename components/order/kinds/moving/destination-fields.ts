import type { OrderDraft } from '@/lib/funnel/draft';

import type { Address } from '../../questions/use-address-choices';

/** The end of a move as an answer. */
export function toDestinationFields(address: Address, separator: string): Partial<OrderDraft> {
  return {
    destinationaddrid: address.deliveryaddrid,
    destinationPlace: [address.cityname, address.locationname].join(separator),
    destinationText: address.deliveryaddr,
    addressForm: null,
    isDestinationTyped: false,
  };
}
