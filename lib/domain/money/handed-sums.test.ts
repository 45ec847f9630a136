import { listHandedSums } from './handed-sums';

describe('what may be handed over for a sum in cash', () => {
  it('is the sum, and what larger notes come to', () => {
    expect(listHandedSums(12_400_000)).toEqual([12_400_000, 12_500_000, 13_000_000, 15_000_000]);
  });

  it('is the sum alone where every note comes to it', () => {
    expect(listHandedSums(10_000_000)).toEqual([10_000_000]);
  });
});
