import type { CallAnswer } from '@/lib/contract';

/** The least price of an order: a small order of some kinds is filled up to a minimum. Null without a price. */
export function toLeastRials(
  rows: readonly Pick<CallAnswer<'pdp/fetch'>['lstPrice'][number], 'amountRial'>[],
  minimumOrderRials: number,
): number | null {
  return rows.length > 0 ? Math.max(minimumOrderRials, Math.min(...rows.map(({ amountRial }) => amountRial))) : null;
}
