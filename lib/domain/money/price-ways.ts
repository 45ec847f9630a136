import type { PriceWay } from '@/lib/contract/money-enumerations';

/** The facts that decide how the extra sum of a new price can be paid; sums in rial. */
export interface PriceWayFacts {
  readonly isCashOrder: boolean;
  /** The part of the order that was paid at the bank. */
  readonly bankRial: number;
  /** The unpaid rest of the order itself. */
  readonly dueRial: number;
  readonly moreRial: number;
  readonly walletRial: number;
  /** The provider's credit covers the commission of the sum that would be paid at the door. */
  readonly takesCash: boolean;
  readonly takesBank: boolean;
}

/** The open ways to pay the extra sum: the order's own first. Empty without an extra sum, or without an open way. */
export function listPriceWays(facts: PriceWayFacts): readonly PriceWay[] {
  const { isCashOrder, bankRial, dueRial, moreRial, walletRial, takesCash, takesBank } = facts;
  if (moreRial <= 0) return [];
  const isOpen: Readonly<Record<PriceWay, boolean>> = {
    cash: takesCash,
    wallet: walletRial >= moreRial,
    // Where something is left for the door, the provider's credit has the commission of all of it.
    online: takesBank && (dueRial === 0 || takesCash),
  };
  return listInOrder(isCashOrder, bankRial).filter((way) => isOpen[way]);
}

function listInOrder(isCashOrder: boolean, bankRial: number): readonly PriceWay[] {
  if (isCashOrder) return ['cash', 'online', 'wallet'];
  return bankRial > 0 ? ['online', 'wallet', 'cash'] : ['wallet', 'online', 'cash'];
}
