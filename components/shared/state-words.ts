import type { Absence, OrderState, ServiceKind } from '@/lib/contract/enumerations';
import { isOfKind } from '@/lib/domain/kind/service-kind';

interface StandingOrder {
  readonly kind: ServiceKind;
  readonly state: OrderState;
  readonly absence: Absence | null;
}

type StateWords = `states.${OrderState}` | `events.${Absence}` | 'bids.over';

/** An order whose price is what somebody bids, while nobody is chosen yet. */
export function isOpenForBids({ kind, state }: Pick<StandingOrder, 'kind' | 'state'>): boolean {
  return isOfKind(kind, { matching: 'bids' }) && (state === 'BIDDING' || state === 'EXPIRED');
}

/**
 * How an order stands, where its state alone would say something else: somebody was not there, or quotes came and none
 * was chosen. Keys of order-following.json.
 */
export function toStateWords(task: StandingOrder): StateWords {
  if (task.absence) return `events.${task.absence}`;
  return task.state === 'EXPIRED' && isOpenForBids(task) ? 'bids.over' : `states.${task.state}`;
}
