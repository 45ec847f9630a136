import { compareBids, findBidWindowEndMs, toBidPriceRials, toBidStateNumber, toWorkerGrade } from './bids';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../constants/time-units';

describe('bids', () => {
  it('cost the lump sum, or the rate × the hours', () => {
    expect(toBidPriceRials({ type: 'lump', amountRials: 5_000_000, hours: 3 })).toBe(5_000_000);
    expect(toBidPriceRials({ type: 'hourly', amountRials: 2_000_000, hours: 3 })).toBe(6_000_000);
  });

  it('have the numbers of their states on the wire', () => {
    expect((['pending', 'selected', 'rejected', 'withdrawn', 'expired'] as const).map(toBidStateNumber)).toEqual([
      1, 2, 3, 4, 5,
    ]);
  });

  it('are taken for two hours, for 45 minutes when the visit is within a day, and never in the last two hours', () => {
    const from = (untilVisitMs: number) => findBidWindowEndMs(0, untilVisitMs);
    expect(from(3 * DAY_MS)).toBe(2 * HOUR_MS);
    expect(from(DAY_MS)).toBe(45 * MINUTE_MS);
    expect(from(DAY_MS + 1)).toBe(2 * HOUR_MS);
    expect(from(2 * HOUR_MS + 20 * MINUTE_MS)).toBe(20 * MINUTE_MS);
    expect(from(2 * HOUR_MS + 14 * MINUTE_MS)).toBeNull();
    expect(from(HOUR_MS)).toBeNull();
  });

  it('sort by rating, then price, then distance, in whatever order they came', () => {
    const bid = { ratingSum: 40, ratingCount: 10, priceRials: 500, metres: 3000 };
    const ranked = [
      { ...bid, id: 1 },
      { ...bid, id: 2, metres: null },
      { ...bid, id: 3, ratingSum: 50 },
      { ...bid, id: 4, priceRials: 400 },
      { ...bid, id: 5, metres: 2000 },
      { ...bid, id: 6 },
    ].sort(compareBids);
    expect(ranked.map(({ id }) => id)).toEqual([3, 4, 5, 1, 6, 2]);
  });

  it('show their provider’s standing', () => {
    expect(toWorkerGrade({ ratingSum: 0, ratingCount: 0 })).toBe('new');
    expect(toWorkerGrade({ ratingSum: 45, ratingCount: 9 })).toBe('known');
    expect(toWorkerGrade({ ratingSum: 100, ratingCount: 20 })).toBe('top');
    expect(toWorkerGrade({ ratingSum: 60, ratingCount: 20 })).toBe('known');
  });
});
