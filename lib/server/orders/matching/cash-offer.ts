import { and, eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';

import { getBalanceRials, userAccount } from '../../money';
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

/** Throws cash-owed for a customer who is said to owe the cash of an earlier order (BEHAVIOUR 30). */
export async function requireNoCashOwed(transaction: Transaction, customerId: number): Promise<void> {
  const owes = and(eq(tasks.customerId, customerId), eq(tasks.cashOutcome, 'none'));
  const owed = await transaction.select({ id: tasks.id }).from(tasks).where(owes).limit(1);
  if (owed.length > 0) throw new CallError('cash-owed');
}
