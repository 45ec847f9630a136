import { toBidPriceRials, type BidPrice } from '@/lib/domain/order/bids';
import type { QuoteLine } from '@/lib/funnel/quote/line';

/** The lines of an order whose bid was chosen (BEHAVIOUR 4): the lump sum, or rate × hours. */
export function quoteBid(bid: BidPrice): readonly QuoteLine[] {
  const amountRials = toBidPriceRials(bid);
  if (bid.type === 'lump') return [{ key: 'bid-lump', params: {}, amountRials }];
  return [{ key: 'bid-hourly', params: { hours: bid.hours, rateRials: bid.amountRials }, amountRials }];
}
