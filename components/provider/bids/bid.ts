import { BID_STATES, type BidState } from '@/lib/contract/provider-enumerations';
import { isUnsettled } from '@/lib/domain/order/order-states';

import type { WorkDetail } from '../work-move';

export type WorkBidding = NonNullable<WorkDetail['bidding']>;
export type OwnBid = NonNullable<WorkBidding['ownBid']>;

/** On the wire a bid's state is its place in the list, from 1. */
export function toBidState({ sgstate }: Pick<OwnBid, 'sgstate'>): BidState {
  return BID_STATES[sgstate - 1] ?? 'expired';
}

/**
 * The result of a bid that was not chosen, once the order has another provider; null for an open order, and for the
 * chosen bidder.
 */
export function findLostState({ bidding, state }: Pick<WorkDetail, 'bidding' | 'state'>): BidState | null {
  const ownBid = bidding?.ownBid;
  if (!ownBid || isUnsettled(state)) return null;
  const bidState = toBidState(ownBid);
  return bidState === 'selected' ? null : bidState;
}
