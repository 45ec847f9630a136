import { sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { getBalanceRials, userAccount } from '../../money';
import { askTogether } from '../../ports/ask-together';
import type { Transaction } from '../../ports/database';
import { tasks } from '../../schema';

/** Throws cash-not-offered with a provider whose bidding credit does not cover an order's commission (BEHAVIOUR 9). */
export async function requireCashOffer(
  transaction: Transaction,
  providerId: number,
  commissionRials: number,
): Promise<void> {
  const creditRials = await getBalanceRials(transaction, userAccount('bidding-credit', providerId));
  if (creditRials < commissionRials) throw new CallError('cash-not-offered');
}

/** Whether a customer is said to owe the cash of an earlier order (BEHAVIOUR 30), to be asked for beside others. */
export function askCashOwed(customerId: number): SQL<boolean> {
  return sql<boolean>`EXISTS (SELECT FROM ${tasks} AS owed WHERE owed.customer_id = ${customerId}::integer AND owed.cash_outcome = 'none')`.mapWith(
    Boolean,
  );
}

/** Throws cash-owed for such a customer. */
export async function requireNoCashOwed(transaction: Transaction, customerId: number): Promise<void> {
  const { owes } = await askTogether(transaction, { owes: askCashOwed(customerId) });
  if (owes) throw new CallError('cash-owed');
}
