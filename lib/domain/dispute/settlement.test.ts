import { createRandom } from '@/lib/server/testing/random';

import { toMostGiftRials } from '../money/money';
import { needsSecondOperator, toRepaymentRials, toSettlement } from './settlement';

const random = createRandom(20_261_129);
const pick = (least: number, most: number) => least + Math.floor(random() * (most - least + 1));

/** Fifteen percent, to the rial. */
const toCommissionRials = (priceRials: number) => Math.floor((priceRials * 15) / 100);

/** Ten thousand orders of every price, each with a decision and its appeal; the same ones at each run. */
const ORDERS = Array.from({ length: 10_000 }, () => {
  const priceRials = pick(1, 500_000_000);
  return {
    priceRials,
    giftRials: Math.floor((toMostGiftRials(priceRials) * pick(0, 100)) / 100),
    decisions: [pick(0, 1000), pick(0, 1000)].map((percent) => Math.floor((priceRials * percent) / 100)),
  };
});

/** A decision and its appeal. */
function settleBoth({
  priceRials,
  giftRials,
  decisions,
}: {
  priceRials: number;
  giftRials: number;
  decisions: number[];
}) {
  let backBeforeRials = 0;
  return decisions.map((backRials) => {
    const settlement = toSettlement({ priceRials, giftRials, backBeforeRials, backRials, toCommissionRials });
    backBeforeRials = backRials;
    return settlement;
  });
}

it('in each of ten thousand disputes every posting sums to zero, and every payment is paid out, refunded or commission', () => {
  for (const order of ORDERS) {
    const settlements = settleBoth(order);
    for (const { giftRials, walletRials, commissionRials, providerRials, borneRials } of settlements) {
      expect(providerRials + commissionRials + borneRials).toBe(giftRials + walletRials);
      expect(Math.min(giftRials, walletRials, borneRials)).toBeGreaterThanOrEqual(0);
    }
    const sumOf = (read: (settlement: (typeof settlements)[number]) => number) =>
      settlements.reduce((sum, settlement) => sum + read(settlement), 0);
    const last = order.decisions.at(-1) ?? 0;
    const commission = toCommissionRials(order.priceRials) - sumOf(({ commissionRials }) => commissionRials);
    expect(commission).toBe(toCommissionRials(Math.max(0, order.priceRials - last)));
    const pay = order.priceRials - toCommissionRials(order.priceRials) - sumOf(({ providerRials }) => providerRials);
    const back = sumOf(({ giftRials, walletRials }) => giftRials + walletRials);
    expect(pay + commission + back).toBe(order.priceRials + sumOf(({ borneRials }) => borneRials));
  }
});

it('in ten thousand disputes no settlement refunds more to gifts than gifts have paid', () => {
  for (const order of ORDERS) {
    const gifts = settleBoth(order).reduce((sum, { giftRials }) => sum + giftRials, 0);
    expect(gifts).toBeLessThanOrEqual(order.giftRials);
  }
});

it('takes at most thirty percent of an earning, and at most the debt', () => {
  expect(toRepaymentRials(1_000_000, 5_000_000)).toBe(300_000);
  expect(toRepaymentRials(1_000_000, 100)).toBe(100);
  expect(toRepaymentRials(-5, 100)).toBe(0);
});

it('asks a second operator for more than five million tomans to either side', () => {
  expect(needsSecondOperator(9_600_000, 50_000_000)).toBe(false);
  expect(needsSecondOperator(9_600_000, 50_000_001)).toBe(true);
  expect(needsSecondOperator(60_000_000, 0)).toBe(true);
});
