import type { PayPlace } from '@/lib/contract/money-enumerations';

/** The provider's pay by place, in rial. */
export interface PayStands {
  readonly payableRials: number;
  readonly inRunRials: number;
  readonly atBankRials: number;
}

/**
 * The place of each credit of a provider's pay, newest first; a negative sum is a debit. A payout names no job. So the
 * newest credits make up the payable sum, those before them the sum in a run, and so on. Older ones are paid. A debit
 * takes from the credits before it.
 */
export function toPayPlaces(newestRials: readonly number[], stands: PayStands): PayPlace[] {
  const { payableRials, inRunRials, atBankRials } = stands;
  let newerRials = 0;
  let debitRials = 0;
  return newestRials.map((rials) => {
    const place = toPlace(newerRials);
    const leftRials = rials - debitRials;
    newerRials += Math.max(0, leftRials);
    debitRials = Math.max(0, -leftRials);
    return place;
  });

  function toPlace(offsetRials: number): PayPlace {
    if (offsetRials < payableRials) return 'payable';
    if (offsetRials < payableRials + inRunRials) return 'in-run';
    return offsetRials < payableRials + inRunRials + atBankRials ? 'at-bank' : 'paid';
  }
}
