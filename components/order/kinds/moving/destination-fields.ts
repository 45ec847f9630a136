import type { OrderDraft } from '@/lib/funnel/draft';

import type { Words } from '../../shell/answer-text';
import type { Address } from '../../questions/use-address-choices';
import { toPlaceName } from '../../placing/use-place-names';

/** The end of a removal as an answer. */
export function toDestinationFields(address: Address, { t, locale }: Words): Partial<OrderDraft> {
  return {
    destinationaddrid: address.deliveryaddrid,
    destinationPlace: toPlaceName(address, t('listSeparator')),
    placeLocale: locale,
    destinationText: address.deliveryaddr,
    addressForm: null,
    isDestinationTyped: false,
  };
}
