import { CallError } from '@/lib/contract/call-error';

import { getBalanceRials, userAccount } from '../../money';
import type { Transaction } from '../../ports/database';

/** Throws cash-not-offered with a provider whose bidding credit does not cover an order's commission (BEHAVIOUR 9). */
export async function requireCashOffer(
  transaction: Transaction,
  providerId: number,
  commissionRials: number,
): Promise<void> {
  const creditRials = await getBalanceRials(transaction, userAccount('bidding-credit', providerId));
  if (creditRials < commissionRials) throw new CallError('cash-not-offered');
}
