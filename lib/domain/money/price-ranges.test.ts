import { toPriceRanges } from './price-ranges';

const aBid = (priceRials: number, isWon = false) => ({ priceRials, isWon });

describe('the ranges of decided bids', () => {
  it('are thirds by price, with the wins in each', () => {
    const bids = [4, 5, 6, 7, 8, 9, 10, 11, 12].map((millions) => aBid(millions * 1_000_000, millions < 6));
    expect(toPriceRanges(bids)).toEqual([
      { fromRial: null, toRial: 7_000_000, wonCount: 2, decidedCount: 3 },
      { fromRial: 7_000_000, toRial: 10_000_000, wonCount: 0, decidedCount: 3 },
      { fromRial: 10_000_000, toRial: null, wonCount: 0, decidedCount: 3 },
    ]);
  });

  it('count every bid once, and are fewer for equal prices', () => {
    const bids = [...Array.from({ length: 9 }, () => aBid(5_000_000)), aBid(5_010_000, true)];
    const ranges = toPriceRanges(bids);
    expect(ranges).toEqual([{ fromRial: 5_000_000, toRial: null, wonCount: 1, decidedCount: 10 }]);
  });
});
