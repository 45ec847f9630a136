import { assert, gen, property } from 'fast-check';

import { toMostGiftRials } from '@/lib/domain/money/money';

import { toDice, type Dice } from '../testing/dice';
import { planFee, planPrice, type RefundPlan } from './refund-plan';

const FIVE_THOUSAND = { seed: 30, numRuns: 5000 };
const MOST_RIALS = 10_000_000;

interface Held {
  readonly giftRials: number;
  readonly walletRials: number;
  readonly gatewayRials: number;
}

const upTo = (dice: Dice, most: number) => dice.below(most + 1);

/** An order that was paid before: gift within its share, own money for the rest, from wallet, bank or both. */
function aPaidPrice(dice: Dice): { readonly priceRials: number; readonly held: Held } {
  const priceRials = upTo(dice, MOST_RIALS);
  const giftRials = upTo(dice, toMostGiftRials(priceRials));
  const walletRials = upTo(dice, priceRials - giftRials);
  return { priceRials, held: { giftRials, walletRials, gatewayRials: priceRials - giftRials - walletRials } };
}

function toKept(held: Held, plan: RefundPlan) {
  return {
    gift: held.giftRials - plan.giftRials,
    own: held.walletRials + held.gatewayRials - plan.walletRials - plan.gatewayRials,
  };
}

function expectParts(held: Held, plan: RefundPlan): void {
  for (const source of ['giftRials', 'walletRials', 'gatewayRials'] as const) {
    expect(plan[source]).toBeGreaterThanOrEqual(0);
    expect(plan[source]).toBeLessThanOrEqual(held[source]);
  }
}

describe('the refund of an order’s money', () => {
  it('for any lower price leaves the gift at most its share, and own money with exactly the rest', () => {
    const holds = property(gen(), (draw) => {
      const dice = toDice(draw);
      const { priceRials, held } = aPaidPrice(dice);
      const newRials = upTo(dice, priceRials);
      const plan = planPrice(held, newRials);
      expectParts(held, plan);
      const kept = toKept(held, plan);
      expect(kept.gift).toBeLessThanOrEqual(toMostGiftRials(newRials));
      expect(kept.gift + kept.own).toBe(newRials);
      expect(kept.own).toBe(plan.keptOwnRials);
    });
    assert(holds, FIVE_THOUSAND);
  });

  it('is equal for one cut and for several, and a further cut takes from the gift at most its share', () => {
    const holds = property(gen(), (draw) => {
      const dice = toDice(draw);
      const { priceRials, held } = aPaidPrice(dice);
      const between = upTo(dice, priceRials);
      const last = upTo(dice, between);
      const first = planPrice(held, between);
      const rest = {
        giftRials: held.giftRials - first.giftRials,
        walletRials: held.walletRials - first.walletRials,
        gatewayRials: held.gatewayRials - first.gatewayRials,
      };
      expect(toKept(rest, planPrice(rest, last))).toEqual(toKept(held, planPrice(held, last)));
    });
    assert(holds, FIVE_THOUSAND);
  });

  it('for any fee is the whole gift: own money pays the fee as far as it goes, wallet before bank', () => {
    const holds = property(gen(), (draw) => {
      const dice = toDice(draw);
      const { priceRials, held } = aPaidPrice(dice);
      const feeRials = upTo(dice, priceRials);
      const plan = planFee(held, feeRials);
      expectParts(held, plan);
      expect(toKept(held, plan)).toEqual({ gift: 0, own: plan.keptOwnRials });
      expect(plan.keptOwnRials).toBe(Math.min(feeRials, held.walletRials + held.gatewayRials));
      if (plan.walletRials > 0) expect(plan.gatewayRials).toBe(held.gatewayRials);
    });
    assert(holds, FIVE_THOUSAND);
  });

  it('counts money that a price cut sent from the bank to the wallet at the next cut and the fee', () => {
    const held = { giftRials: 200_000, walletRials: -600_000, gatewayRials: 9_400_000 };
    expect(planPrice(held, 200_000)).toEqual({
      keptOwnRials: 100_000,
      giftRials: 100_000,
      walletRials: 0,
      gatewayRials: 8_700_000,
    });
    expect(planFee(held, 1_000_000)).toMatchObject({ keptOwnRials: 1_000_000, giftRials: 200_000, walletRials: 0 });
  });
});
