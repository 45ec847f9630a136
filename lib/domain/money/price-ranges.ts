interface DecidedBid {
  readonly priceRials: number;
  readonly isWon: boolean;
}

export interface PriceRange {
  readonly fromRial: number | null;
  readonly toRial: number | null;
  readonly wonCount: number;
  readonly decidedCount: number;
}

const STEP_RIALS = 100_000;

/**
 * Decided bids in thirds by price, the cheapest first, with how many of each were won. Bounds are whole ten thousands
 * of tomans; where prices lie so close that two bounds are one, there are fewer ranges.
 */
export function toPriceRanges(bids: readonly DecidedBid[]): PriceRange[] {
  const prices = bids.map(({ priceRials }) => priceRials).toSorted((one, other) => one - other);
  const bounds = [1, 2].map((third) => {
    const price = prices[Math.floor((third * prices.length) / 3)] ?? 0;
    return Math.round(price / STEP_RIALS) * STEP_RIALS;
  });
  const edges = [null, ...new Set(bounds), null];
  return edges
    .slice(0, -1)
    .map((fromRial, index) => {
      const toRial = edges[index + 1] ?? null;
      const within = bids.filter(
        ({ priceRials }) => priceRials >= (fromRial ?? 0) && (toRial === null || priceRials < toRial),
      );
      return {
        fromRial,
        toRial,
        wonCount: within.filter(({ isWon }) => isWon).length,
        decidedCount: within.length,
      };
    })
    .filter(({ decidedCount }) => decidedCount > 0);
}
