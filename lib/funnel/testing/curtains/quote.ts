import type { QuoteLine } from '@/lib/funnel/quote/line';

/** The price, line by line; browser and server work it out with this one function. */
export function quoteCurtains(curtainCount: number, rateRials: number): readonly QuoteLine[] {
  return [{ key: 'curtains', params: { count: curtainCount, rateRials }, amountRials: curtainCount * rateRials }];
}
