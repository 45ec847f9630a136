import type { PayPlace } from '@/lib/contract/money-enumerations';

/** What is where of a provider's pay, in rial. */
export interface PayStands {
  readonly payableRials: number;
  readonly inRunRials: number;
  readonly atBankRials: number;
}

/**
 * Where the pay of each job is, newest job first. A payout names no job: the newest jobs make up what can be paid out,
 * those before them what is in a run, and so on; older ones are paid.
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
