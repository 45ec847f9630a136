import type { PayPlace } from '@/lib/contract/money-enumerations';

/** The provider's pay by place, in rial. */
export interface PayStands {
  readonly payableRials: number;
  readonly inRunRials: number;
  readonly atBankRials: number;
}

/**
 * The place of each job's pay, newest job first. A payout names no job. So the newest jobs make up the payable sum,
 * those before them the sum in a run, and so on. Older ones are paid.
 */
export function toPayPlaces(newestRials: readonly number[], stands: PayStands): PayPlace[] {
  const { payableRials, inRunRials, atBankRials } = stands;
  let newerRials = 0;
  return newestRials.map((rials) => {
    const place = toPlace(newerRials);
    newerRials += rials;
    return place;
  });

  function toPlace(offsetRials: number): PayPlace {
    if (offsetRials < payableRials) return 'payable';
    if (offsetRials < payableRials + inRunRials) return 'in-run';
    return offsetRials < payableRials + inRunRials + atBankRials ? 'at-bank' : 'paid';
  }
}
