import { CallError } from '@/lib/contract/call-error';
import { toCommissionRials } from '@/lib/domain/money';

import { getBalanceRials, userAccount } from '../../../money';
import type { Transaction } from '../../../ports/database';

/** Throws cash-not-offered with a provider whose bidding credit does not cover the commission (BEHAVIOUR 9). */
export async function requireCashOffer(
  transaction: Transaction,
  providerId: number,
  priceRials: number,
): Promise<void> {
  const creditRials = await getBalanceRials(transaction, userAccount('bidding-credit', providerId));
  if (creditRials < toCommissionRials(priceRials)) throw new CallError('cash-not-offered');
}
