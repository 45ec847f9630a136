import type { OrderState, ServiceKind } from '@/lib/contract/enumerations';

import { isOfKind } from '../kind/service-kind';
import { isAccepted, isUnfulfilled, isWorkDone } from './order-states';

interface SharedVisit {
  readonly kind: ServiceKind;
  readonly state: OrderState;
}

/**
 * The customer may show others who comes, from the acceptance to the end of the work (BEHAVIOUR 17). Petrol has no
 * booked visit that others could follow.
 */
export function isVisitShareable({ kind, state }: SharedVisit): boolean {
  return isOfKind(kind, { hasVisit: true }) && isAccepted(state) && !isWorkDone(state);
}

/** A link that shows the visit to others shows nothing from here on. */
export function isVisitOver(state: OrderState): boolean {
  return isWorkDone(state) || isUnfulfilled(state);
}
