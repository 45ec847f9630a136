import type { Bid } from './use-bidding';

/** By what a customer may weigh bids against each other. */
export const BID_ORDERS = ['best', 'price', 'distance', 'rating', 'papers'] as const;
export type BidOrder = (typeof BID_ORDERS)[number];

const last = Number.POSITIVE_INFINITY;

const KEYS: Readonly<Record<Exclude<BidOrder, 'best'>, (bid: Bid) => number>> = {
  price: ({ price }) => price,
  distance: ({ travel }) => travel?.metres ?? last,
  rating: ({ workerRate }) => (workerRate === null ? last : -workerRate),
  papers: ({ lstCertificate }) => -lstCertificate.length,
};

/** `best` is the server's own order: by rating, price and distance together (BEHAVIOUR 6). Equals keep it. */
export function sortBids(bids: readonly Bid[], order: BidOrder): readonly Bid[] {
  if (order === 'best') return bids;
  const toKey = KEYS[order];
  return bids.toSorted((left, right) => (toKey(left) === toKey(right) ? 0 : toKey(left) - toKey(right)));
}
