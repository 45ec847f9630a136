import { array, assert, integer, property, record, nat } from 'fast-check';

import { toMostGiftRials } from '../money/money';
import { needsSecondOperator, toRepaymentRials, toSettlement } from './settlement';

/** Fifteen percent, to the rial. */
const toCommissionRials = (priceRials: number) => Math.floor((priceRials * 15) / 100);
const toShare = (rials: number, percent: number) => Math.floor((rials * percent) / 100);

/** An order of any price, with a gift within its share, a decision and its appeal. */
const anOrder = record({
  priceRials: integer({ min: 1, max: 500_000_000 }),
  giftPercent: nat({ max: 100 }),
  percents: array(nat({ max: 1000 }), { minLength: 2, maxLength: 2 }),
}).map(({ priceRials, giftPercent, percents }) => ({
  priceRials,
  giftRials: toShare(toMostGiftRials(priceRials), giftPercent),
  decisions: percents.map((percent) => toShare(priceRials, percent)),
}));

/** Ten thousand disputes, the same ones at each run. */
const TEN_THOUSAND = { seed: 20_261_129, numRuns: 10_000 };

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
  const holds = property(anOrder, (order) => {
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
  });
  assert(holds, TEN_THOUSAND);
});

it('in ten thousand disputes no settlement refunds more to gifts than gifts have paid', () => {
  const holds = property(anOrder, (order) => {
    const gifts = settleBoth(order).reduce((sum, { giftRials }) => sum + giftRials, 0);
    expect(gifts).toBeLessThanOrEqual(order.giftRials);
  });
  assert(holds, TEN_THOUSAND);
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
