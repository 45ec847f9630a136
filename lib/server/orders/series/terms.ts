import type { OrderState } from '@/lib/contract/enumerations';
import type { RepeatedPlan } from '@/lib/contract/series-enumerations';
import { SERIES_DISCOUNT_PERCENT } from '@/lib/domain/constants/orders';
import { hasEarnedDiscount, toSeriesDiscountRials } from '@/lib/domain/series/discount';

import type { OrderQuote } from '../../kinds';
import type { SeriesRow } from '../../schema';

export const SERIES_DISCOUNT = 'series-discount';

/** A visit's price with the discount of the series. */
export function withDiscount(quote: OrderQuote, plan: RepeatedPlan): OrderQuote {
  const discountRials = toSeriesDiscountRials(plan, quote.priceRials);
  const line = {
    key: SERIES_DISCOUNT,
    params: { percent: SERIES_DISCOUNT_PERCENT[plan] },
    amountRials: 0 - discountRials,
  };
  return { ...quote, lines: [...quote.lines, line], discountRials: quote.discountRials + discountRials };
}

/** The change of a series by which the price to which its customer agreed becomes its own. */
export function toAgreedPrice({ askedLines, askedPriceRials, lines, priceRials }: SeriesRow): Partial<SeriesRow> {
  return {
    lines: askedLines ?? lines,
    priceRials: askedPriceRials ?? priceRials,
    askedLines: null,
    askedPriceRials: null,
    askedAt: null,
    agreedAt: null,
  };
}

/** The agreed price of a visit: a higher one of today waits for the customer's consent, a lower one holds at once. */
export function toSeriesQuote(
  usual: OrderQuote,
  { row, earlier }: { readonly row: SeriesRow; readonly earlier: readonly OrderState[] },
): OrderQuote {
  const isDearer = usual.priceRials > row.priceRials;
  const agreed = isDearer ? { ...usual, lines: row.lines, priceRials: row.priceRials } : usual;
  return hasEarnedDiscount(earlier) ? withDiscount(agreed, row.plan) : agreed;
}
