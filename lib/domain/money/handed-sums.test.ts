import { listHandedSums } from './handed-sums';

describe('sums to hand over for a due sum in cash', () => {
  it('are the sum, and its next multiples of larger notes', () => {
    expect(listHandedSums(12_400_000)).toEqual([12_400_000, 12_500_000, 13_000_000, 15_000_000]);
  });

  it('are only the sum where every note reaches it', () => {
    expect(listHandedSums(10_000_000)).toEqual([10_000_000]);
  });
});
