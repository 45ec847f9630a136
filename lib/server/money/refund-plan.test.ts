import { toMostGiftRials } from '@/lib/domain/money/money';

import { createRandom } from '../testing/random';
import { planFee, planPrice, type RefundPlan } from './refund-plan';

const ROUNDS = 5000;
const MOST_RIALS = 10_000_000;

interface Held {
  readonly giftRials: number;
  readonly walletRials: number;
  readonly gatewayRials: number;
}

const random = createRandom(30);
const upTo = (most: number) => Math.floor(random() * (most + 1));

/** An order that was paid before: gift within its share, own money for the rest, from wallet, bank or both. */
function aPaidPrice(): { readonly priceRials: number; readonly held: Held } {
  const priceRials = upTo(MOST_RIALS);
  const giftRials = upTo(toMostGiftRials(priceRials));
  const walletRials = upTo(priceRials - giftRials);
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
    for (let round = 0; round < ROUNDS; round += 1) {
      const { priceRials, held } = aPaidPrice();
      const newRials = upTo(priceRials);
      const plan = planPrice(held, newRials);
      expectParts(held, plan);
      const kept = toKept(held, plan);
      expect(kept.gift).toBeLessThanOrEqual(toMostGiftRials(newRials));
      expect(kept.gift + kept.own).toBe(newRials);
      expect(kept.own).toBe(plan.keptOwnRials);
    }
  });

  it('is equal for one cut and for several, and a further cut takes from the gift at most its share', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { priceRials, held } = aPaidPrice();
      const between = upTo(priceRials);
      const last = upTo(between);
      const first = planPrice(held, between);
      const rest = {
        giftRials: held.giftRials - first.giftRials,
        walletRials: held.walletRials - first.walletRials,
        gatewayRials: held.gatewayRials - first.gatewayRials,
      };
      expect(toKept(rest, planPrice(rest, last))).toEqual(toKept(held, planPrice(held, last)));
    }
  });

  it('for any fee is the whole gift: own money pays the fee as far as it goes, wallet before bank', () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { priceRials, held } = aPaidPrice();
      const feeRials = upTo(priceRials);
      const plan = planFee(held, feeRials);
      expectParts(held, plan);
      expect(toKept(held, plan)).toEqual({ gift: 0, own: plan.keptOwnRials });
      expect(plan.keptOwnRials).toBe(Math.min(feeRials, held.walletRials + held.gatewayRials));
      if (plan.walletRials > 0) expect(plan.gatewayRials).toBe(held.gatewayRials);
    }
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
