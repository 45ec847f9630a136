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

/** The wished return of textiles; null for an order without a pick-up. The kind checks whether it was answered. */
function toReturnAt({ serviceEnum, returnDate, returnTimeId }: Draft): SlotWish['returnAt'] {
  if (!isOfKind(serviceEnum, { isTextile: true }) || !returnDate || !returnTimeId) return null;
  return { gDate: returnDate, deliveryTimeId: returnTimeId };
}
