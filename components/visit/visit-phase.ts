import type { OrderState } from '@/lib/contract/enumerations';
import { isAccepted, isUnfulfilled, isVisitAgreed, isWorkDone } from '@/lib/domain/order/order-states';

/** A visit's phase for its recipient. */
export type VisitPhase = 'waiting' | 'agreed' | 'onTheWay' | 'working' | 'returning' | 'done' | 'off';

export function toVisitPhase(state: OrderState): VisitPhase {
  if (isUnfulfilled(state)) return 'off';
  if (isWorkDone(state)) return 'done';
  if (!isAccepted(state)) return 'waiting';
  if (state === 'RETURNING') return 'returning';
  if (!isVisitAgreed(state)) return 'working';
  return state === 'EN_ROUTE' ? 'onTheWay' : 'agreed';
}
