import { TIP_RIALS } from '../constants/money';
import { isTip, listOfferedTips } from './tip';

it('the offered tips are shares of the price in thousands of tomans, within the limits of a tip, each once', () => {
  expect(listOfferedTips(9_630_000)).toEqual([480_000, 960_000, 1_440_000]);
  expect(listOfferedTips(100_000)).toEqual([TIP_RIALS.least]);
  expect(listOfferedTips(10_000_000_000)).toEqual([TIP_RIALS.most]);
  for (const price of [0, 1, 123_456_789]) expect(listOfferedTips(price).every(isTip)).toBe(true);
});

it.each([TIP_RIALS.least - 10, TIP_RIALS.most + 10, TIP_RIALS.least + 1, 0, -TIP_RIALS.least])(
  'refuses %p rial as a tip',
  (amount) => {
    expect(isTip(amount)).toBe(false);
  },
);
