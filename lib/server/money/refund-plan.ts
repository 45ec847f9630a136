import type { RefundTarget } from '@/lib/contract/enumerations';

import type { OrderMoney } from './order-escrow';

export interface Refund {
  readonly to: RefundTarget;
  readonly amountRials: number;
}

export interface RefundPlan {
  /** What of the fee the escrow pays. */
  readonly feeRials: number;
  readonly giftRials: number;
  readonly walletRials: number;
  readonly gatewayRials: number;
}

/** What goes back of each source when a fee stays: the fee uses the money up in the order it was spent, gift, wallet, gateway. */
export function planRefund(
  money: Pick<OrderMoney, 'giftRials' | 'walletRials' | 'gatewayRials'>,
  feeRials: number,
): RefundPlan {
  let openRials = feeRials;
  const giveBack = (sourceRials: number) => {
    const used = Math.min(openRials, sourceRials);
    openRials -= used;
    return sourceRials - used;
  };
  const giftRials = giveBack(money.giftRials);
  const walletRials = giveBack(money.walletRials);
  const gatewayRials = giveBack(money.gatewayRials);
  return { feeRials: feeRials - openRials, giftRials, walletRials, gatewayRials };
}

/** The plan as the customer reads it. Bank money goes back through the bank only as a whole and while the gateway allows it. */
export function toRefunds(plan: RefundPlan, isReversible: boolean): Refund[] {
  const walletRials = plan.walletRials + (isReversible ? 0 : plan.gatewayRials);
  const refunds: Refund[] = [
    { to: 'gift', amountRials: plan.giftRials },
    { to: 'wallet', amountRials: walletRials },
    { to: 'gateway', amountRials: isReversible ? plan.gatewayRials : 0 },
  ];
  return refunds.filter((refund) => refund.amountRials > 0);
}
