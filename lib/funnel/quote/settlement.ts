import { toMostGiftRials } from '@/lib/domain/money/money';

export interface SettlementInput {
  /** After discounts, before gift and wallet. */
  readonly priceRials: number;
  readonly giftBalanceRials: number;
  readonly walletBalanceRials: number;
  readonly usesGift: boolean;
  readonly usesWallet: boolean;
}

export interface Settlement {
  readonly giftRials: number;
  readonly walletRials: number;
  /** The rest for the bank or for cash. */
  readonly payableRials: number;
}

/**
 * The parts of an order's price, in the order gift, wallet, gateway; a gift pays at most half (BEHAVIOUR 9). Amounts
 * only: the ledger says from which gift each comes.
 */
export function toSettlement(input: SettlementInput): Settlement {
  const giftRials = input.usesGift
    ? Math.max(0, Math.min(input.giftBalanceRials, toMostGiftRials(input.priceRials)))
    : 0;
  const walletRials = input.usesWallet
    ? Math.max(0, Math.min(input.walletBalanceRials, input.priceRials - giftRials))
    : 0;
  return { giftRials, walletRials, payableRials: input.priceRials - giftRials - walletRials };
}
