import type { RefundTarget } from '@/lib/contract/money-enumerations';
import { toMostGiftRials } from '@/lib/domain/money/money';

import type { OrderMoney } from './order-escrow';

export interface Refund {
  readonly to: RefundTarget;
  readonly amountRials: number;
}

export interface RefundPlan {
  /** The own money that stays: of a fee the part that the escrow pays. */
  readonly keptOwnRials: number;
  readonly giftRials: number;
  readonly walletRials: number;
  readonly gatewayRials: number;
}

type Held = Pick<OrderMoney, 'giftRials' | 'walletRials' | 'gatewayRials'>;

/**
 * The refund of each source when a fee stays. Only own money pays a fee, wallet before bank: a gift that paid one would
 * become its provider's money. So the whole gift goes back, and a fee above the own money is not paid in full.
 */
export function planFee(held: Held, feeRials: number): RefundPlan {
  return planRefund(held, { giftRials: 0, ownRials: feeRials });
}

/**
 * The refund of each source at a final price: the gift's part above its share of that price, and the own money's rest.
 */
export function planPrice(held: Held, priceRials: number): RefundPlan {
  const giftRials = Math.min(held.giftRials, toMostGiftRials(priceRials));
  return planRefund(held, { giftRials, ownRials: priceRials - giftRials });
}

function planRefund(
  { giftRials, walletRials, gatewayRials }: Held,
  kept: { readonly giftRials: number; readonly ownRials: number },
): RefundPlan {
  const keptWalletRials = Math.min(walletRials, kept.ownRials);
  const keptGatewayRials = Math.min(gatewayRials, kept.ownRials - keptWalletRials);
  return {
    keptOwnRials: keptWalletRials + keptGatewayRials,
    giftRials: giftRials - kept.giftRials,
    walletRials: walletRials - keptWalletRials,
    gatewayRials: gatewayRials - keptGatewayRials,
  };
}

/**
 * The plan as the customer reads it. Bank money goes back through the bank only as a whole and while the gateway allows
 * it.
 */
export function toRefunds(plan: RefundPlan, isReversible: boolean): Refund[] {
  const walletRials = plan.walletRials + (isReversible ? 0 : plan.gatewayRials);
  const refunds: Refund[] = [
    { to: 'gift', amountRials: plan.giftRials },
    { to: 'wallet', amountRials: walletRials },
    { to: 'gateway', amountRials: isReversible ? plan.gatewayRials : 0 },
  ];
  return refunds.filter((refund) => refund.amountRials > 0);
}
