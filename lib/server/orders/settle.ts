import { CallError } from '@/lib/contract/call-error';
import { toCommissionRials } from '@/lib/domain/money';
import { isOver } from '@/lib/domain/order-lifecycle';

import { type TaskRow, lockBalanceRials, planReserve, redeemGiftCode, userAccount } from '../money';
import type { Transaction } from '../ports/database';
import { moveLocked, type MoveResult } from './move';
import { lockOwnRequest } from './store';

interface SettleRequest {
  readonly requestId: number;
  readonly customerId: number;
  readonly way: 'wallet' | 'cash';
  readonly giftCode: string;
  readonly usesWallet: boolean;
  readonly now: Date;
}

/**
 * Settles an unpaid order with the wallet or in cash, in one transaction with what it reserves. One that is settled already stays as it is, however often
 * this is asked. Throws not-found, not-yours, payment-expired, move-not-allowed for one that has ended, wallet-too-low, cash-not-offered, gift-not-valid.
 */
export async function settleOrder(transaction: Transaction, request: SettleRequest): Promise<MoveResult> {
  const task = await lockOwnRequest(transaction, request.requestId, request.customerId);
  if (task.state === 'PAYMENT_EXPIRED') throw new CallError('payment-expired');
  if (isOver(task.state)) throw new CallError('move-not-allowed');
  if (task.state !== 'PENDING_PAYMENT') return { task, cancellation: null };
  const { now } = request;
  const usesGift = await redeemGiftCode(transaction, request.giftCode, { userId: task.customerId, now });
  const { split, post } = await planReserve(transaction, { task, usesGift, usesWallet: request.way === 'wallet' || request.usesWallet, now });
  const { payableRials } = split;
  if (request.way === 'wallet' && payableRials > 0) throw new CallError('wallet-too-low', { details: { missingRial: payableRials } });
  if (payableRials > 0) await requireCashOffer(transaction, task);
  const isPaid = payableRials === 0;
  const change = { ...split, paymentWay: isPaid ? ('wallet' as const) : ('cash' as const), paidAt: isPaid ? now : null };
  const moved = await moveLocked(transaction, task, { move: 'pay', actorId: null, now, change });
  await post();
  return moved;
}

/** Cash is offered only with providers whose bidding credit covers the commission (BEHAVIOUR 9). Throws cash-not-offered. */
async function requireCashOffer(transaction: Transaction, task: Pick<TaskRow, 'providerId' | 'priceRials'>): Promise<void> {
  const creditRials = await lockBalanceRials(transaction, userAccount('bidding-credit', task.providerId ?? 0));
  if (creditRials < toCommissionRials(task.priceRials)) throw new CallError('cash-not-offered');
}
