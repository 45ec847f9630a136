import { isOfKind } from '@/lib/domain/kind/service-kind';

import { requireAnswer } from '../../../kinds';
import type { Draft, MatchedPlace } from '../placing';
import type { SlotWish } from '../../matching/slot';

/** The hour that a draft asks for. Throws invalid-input without an answer to it. */
export function toVisitWish(draft: Draft, place: MatchedPlace): SlotWish {
  return {
    ...place,
    typeId: requireAnswer(draft.srvcattypeid, 'srvcattypeid'),
    moreTypeIds: draft.moreTypeIds,
    gDate: requireAnswer(draft.gDate, 'gDate'),
    deliveryTimeId: requireAnswer(draft.deliverytimeid, 'deliverytimeid'),
    carWashMethod: draft.carWashLocation,
    returnAt: toReturnAt(draft),
  };
}

/** When a draft wants textiles back; null where nothing is picked up. Whether it was answered is the kind's to ask. */
function toReturnAt({ serviceEnum, returnDate, returnTimeId }: Draft): SlotWish['returnAt'] {
  if (!isOfKind(serviceEnum, { isTextile: true }) || !returnDate || !returnTimeId) return null;
  return { gDate: returnDate, deliveryTimeId: returnTimeId };
}
