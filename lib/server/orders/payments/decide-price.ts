import { eq } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { ExtraPaymentWay } from '@/lib/contract/money-enumerations';

import type { Transaction } from '../../ports/database';
import { priceChanges } from '../../schema';
import { moveLocked } from '../moves/move';
import { lockTask } from '../record/store';
import { approvePrice, isOpenChange, requireChange } from './approve-price';

export interface Decision {
  readonly changeId: number;
  readonly isApproved: boolean;
  /** The way to pay the extra sum; null: in cash for a cash order, else from the wallet. */
  readonly way: ExtraPaymentWay | null;
  /** The customer who decides; null when the link of the proposal decides for them. */
  readonly customerId: number | null;
  readonly now: Date;
}

/**
 * The price, its lines and its money become others in one transaction, or not at all. The same decision again is the
 * same answer: the order's id. Throws not-found, not-yours, price-change-closed, wallet-too-low, cash-not-offered.
 */
export async function decidePrice(transaction: Transaction, decision: Decision): Promise<number> {
  const { changeId, isApproved, customerId, now } = decision;
  const { taskId } = await requireChange(transaction, changeId);
  const task = await lockTask(transaction, taskId);
  if (customerId !== null && task.customerId !== customerId) throw new CallError('not-yours');
  // Read again under the order's lock, which waits for a decision under way.
  const change = await requireChange(transaction, changeId);
  const state = isApproved ? 'approved' : 'refused';
  if (change.state === state) return taskId;
  if (!isOpenChange(change, now)) throw new CallError('price-change-closed');
  if (isApproved) {
    const way = decision.way ?? (task.paymentWay === 'cash' ? 'cash' : 'wallet');
    await approvePrice(transaction, task, { change, way, now });
    return taskId;
  }
  await transaction.update(priceChanges).set({ state, decidedAt: now }).where(eq(priceChanges.id, change.id));
  await moveLocked(transaction, task, { move: 'refusePrice', actorId: task.customerId, now });
  return taskId;
}
