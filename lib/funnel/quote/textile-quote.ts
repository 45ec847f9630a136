import { TEXTILE_VISIT_HOURS } from '@/lib/domain/constants/textiles';
import type { QuoteLine } from '@/lib/funnel/quote/line';

/** The price of laundry and carpets. */
export interface TextileQuote {
  /** Their sum is `priceRials`. */
  readonly lines: readonly QuoteLine[];
  readonly priceRials: number;
  readonly discountRials: 0;
  /** Whole hours that are booked for the pick-up, and as many for the return. */
  readonly needHours: number;
  readonly minHours: number;
}

/** The lines, and the sum that lacks to the least price of an order. */
export function withMinimumOrder(
  lines: readonly QuoteLine[],
  minimumRials: number,
): Pick<TextileQuote, 'lines' | 'priceRials'> {
  const sumRials = lines.reduce((sum, { amountRials }) => sum + amountRials, 0);
  const lackRials = Math.max(0, minimumRials - sumRials);
  const fill = { key: 'minimum-order', params: { minimumRials }, amountRials: lackRials };
  return { lines: lackRials > 0 ? [...lines, fill] : lines, priceRials: sumRials + lackRials };
}

/** The quote for pieces that are picked up and brought back: somebody drives to the door twice. */
export function toTextileQuote(lines: readonly QuoteLine[], minimumRials: number): TextileQuote {
  return {
    ...withMinimumOrder(lines, minimumRials),
    discountRials: 0,
    needHours: TEXTILE_VISIT_HOURS,
    minHours: TEXTILE_VISIT_HOURS,
  };
}
