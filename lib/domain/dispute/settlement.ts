import type { DisputedMatter } from '@/lib/contract/enumerations';

import { SECOND_OPERATOR_RIALS } from '../constants/money';
import { DAMAGE_CAP_PRICES, DEBT_SHARE_PERCENT } from '../constants/orders';
import { toMostGiftRials } from '../money/money';

const WHOLE_PERCENT = 100;

/** The most that a dispute can give back, in rial: the price, and for damage its tenfold. */
export function toClaimCapRials(reason: DisputedMatter, priceRials: number): number {
  return reason === 'damage' ? priceRials * DAMAGE_CAP_PRICES : priceRials;
}

/** The most that the two sides, or silence, can move. A larger sum needs an operator. */
export function toOwnCapRials(askedRials: number, priceRials: number): number {
  return Math.min(askedRials, priceRials);
}

export interface DisputedMoney {
  readonly priceRials: number;
  /** The part of the price that gifts paid. */
  readonly giftRials: number;
  /** Given back by this dispute before: an appeal comes after a decision. */
  readonly backBeforeRials: number;
  /** Given back in all. */
  readonly backRials: number;
  /** The marketplace's part of a price. */
  readonly toCommissionRials: (priceRials: number) => number;
}

export interface DisputeSettlement {
  /** The refund to the gifts that paid, with their old end. */
  readonly giftRials: number;
  /** The refund to the customer's wallet. */
  readonly walletRials: number;
  /** The marketplace's returned commission; negative where it takes more. */
  readonly commissionRials: number;
  /** The professional's payment; negative where they get it back after an appeal. */
  readonly providerRials: number;
  /** The marketplace's own loss: a customer keeps what a first decision gave too much. */
  readonly borneRials: number;
}

/**
 * The postings of a settlement of an order that was released in full, in rial. The customer's part comes from the
 * professional and from the commission of that part of the price. Both sides sum to zero.
 */
export function toSettlement(money: DisputedMoney): DisputeSettlement {
  const { backBeforeRials, backRials, toCommissionRials } = money;
  const commissionRials =
    toCommissionRials(toKept(money, backBeforeRials)) - toCommissionRials(toKept(money, backRials));
  const moreRials = backRials - backBeforeRials;
  const borneRials = Math.max(0, -moreRials);
  const paidRials = Math.max(0, moreRials);
  const giftRials = moreRials > 0 ? toKeptGift(money, backBeforeRials) - toKeptGift(money, backRials) : 0;
  return {
    giftRials: Math.min(giftRials, paidRials),
    walletRials: paidRials - Math.min(giftRials, paidRials),
    commissionRials,
    providerRials: moreRials - commissionRials,
    borneRials,
  };
}

function toKept({ priceRials }: DisputedMoney, backRials: number): number {
  return Math.max(0, priceRials - backRials);
}

/** A gift pays at most its share of what the work costs in the end. */
function toKeptGift(money: DisputedMoney, backRials: number): number {
  return Math.min(money.giftRials, toMostGiftRials(toKept(money, backRials)));
}

/** The repayment of a debt out of an earning. */
export function toRepaymentRials(earnedRials: number, debtRials: number): number {
  return Math.min(debtRials, Math.floor((Math.max(0, earnedRials) * DEBT_SHARE_PERCENT) / WHOLE_PERCENT));
}

/** Whether a decision moves so much that a second operator has to say yes: to either side. */
export function needsSecondOperator(priceRials: number, backRials: number): boolean {
  return Math.max(backRials, priceRials - backRials) > SECOND_OPERATOR_RIALS;
}
