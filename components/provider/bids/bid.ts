import { BID_STATES, type BidState } from '@/lib/contract/enumerations';

import type { WorkDetail } from '../work-move';

export type WorkBidding = NonNullable<WorkDetail['bidding']>;
export type OwnBid = NonNullable<WorkBidding['ownBid']>;

/** On the wire a bid's state is its place in the list, from 1. */
export function toBidState({ sgstate }: Pick<OwnBid, 'sgstate'>): BidState {
  return BID_STATES[sgstate - 1] ?? 'expired';
}
