import { useState } from 'react';

import { useCall } from '@/lib/client/use-call';
import type { CallAnswer } from '@/lib/contract';

export type Bidding = CallAnswer<'suggestion/getallsuggestion4task'>;
export type Bid = Bidding['lstSuggestion'][number];
export type BidQuestion = Bidding['lstQuestion'][number];

/** Polling interval for bids. The broker normally pushes them; polling covers its outages. */
export const BIDDING_POLL_MS = 8000;

/** The bids and questions of an order. All parts of a page share one request. */
export function useBidding(taskId: number | null) {
  return useCall('suggestion/getallsuggestion4task', taskId === null ? null : { taskid: taskId }, {
    refreshInterval: BIDDING_POLL_MS,
    keepPreviousData: true,
  });
}

/** A bid that is not what it was when it was first seen here. */
export type BidChange =
  | { readonly kind: 'new'; readonly bid: Bid }
  | { readonly kind: 'edited'; readonly bid: Bid; readonly formerRial: number }
  | { readonly kind: 'gone'; readonly bid: Bid };

/** The changes between two lists of bids. A chosen bid does not count as gone. */
export function listBidChanges(before: readonly Bid[], after: readonly Bid[]): BidChange[] {
  const changes = after.flatMap((bid): BidChange[] => {
    const former = before.find(({ sgid }) => sgid === bid.sgid);
    if (!former) return [{ kind: 'new', bid }];
    const isSame = former.price === bid.price && former.hourneed === bid.hourneed && former.sgDesc === bid.sgDesc;
    return isSame ? [] : [{ kind: 'edited', bid, formerRial: former.price }];
  });
  const gone = before.filter(({ sgid }) => !after.some((bid) => bid.sgid === sgid));
  return [...changes, ...gone.map((bid): BidChange => ({ kind: 'gone', bid }))];
}

interface Watched {
  readonly bids: readonly Bid[];
  readonly changes: readonly BidChange[];
}

function watch(known: Watched | null, bids: readonly Bid[]): Watched {
  if (known === null) return { bids, changes: [] };
  const changes = listBidChanges(known.bids, bids);
  const isTold = ({ bid }: BidChange) => changes.some((change) => change.bid.sgid === bid.sgid);
  return { bids, changes: [...known.changes.filter((change) => !isTold(change)), ...changes] };
}

/**
 * Keeps the newest word about each bid that changed while somebody looks; what was there at the first look is no
 * change.
 */
export function useBidChanges({ state, lstSuggestion }: Bidding): readonly BidChange[] {
  const [watched, setWatched] = useState<Watched | null>(null);
  if (state === 'BIDDING' && watched?.bids !== lstSuggestion) setWatched(watch(watched, lstSuggestion));
  return watched?.changes ?? [];
}
