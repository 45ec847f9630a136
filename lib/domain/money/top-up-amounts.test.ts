import { TOP_UP_RIALS } from '@/lib/domain/constants/money';
import { listTopUpAmounts } from '@/lib/domain/money/top-up-amounts';

it('offers what the order lacks first, then rounder sums', () => {
  expect(listTopUpAmounts(1_280_005)).toEqual([1_280_010, 2_000_000, 5_000_000]);
  expect(listTopUpAmounts(3_000_000)).toEqual([3_000_000, 5_000_000]);
  expect(listTopUpAmounts(9_400_000)).toEqual([9_400_000, 10_000_000]);
});

it('keeps to the limits of one payment', () => {
  expect(listTopUpAmounts(1)[0]).toBe(TOP_UP_RIALS.least);
  expect(listTopUpAmounts(TOP_UP_RIALS.most)).toEqual([TOP_UP_RIALS.most]);
});

it.each([null, 0, -5, NaN, Infinity, TOP_UP_RIALS.most + 1])(
  'offers the usual sums without a known lack: %s',
  (lacking) => {
    expect(listTopUpAmounts(lacking)).toEqual(TOP_UP_RIALS.offered);
  },
);
