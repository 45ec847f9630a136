import { sql, type SQL } from 'drizzle-orm';

import { CallError } from '@/lib/contract/call-error';
import type { PaymentWay } from '@/lib/contract/money-enumerations';
import { toOrderCommissionRials } from '@/lib/domain/order/order-commission';
import { isOver } from '@/lib/domain/order/order-states';

import {
  askFunds,
  askLockedBalance,
  planReserve,
  redeemGiftCode,
  returnReserve,
  toGiftOrder,
  userAccount,
} from '../../money';
import { askTogether, toRow } from '../../ports/ask-together';
import type { Transaction } from '../../ports/database';
import { askCashOwed } from '../matching/cash-offer';
import { moveLocked } from '../moves/move';
import { askToldOrder } from '../telling/told-orders';
import { getUserFromIpgRials, selectUserFromIpg } from './payment-fields';
import { lockOwnRequest } from '../record/store';
import type { TaskRow } from '../../schema';

interface SettleRequest {
  readonly requestId: number;
  readonly customerId: number;
  readonly way: Exclude<PaymentWay, 'online'>;
  readonly giftCode: string;
  readonly usesWallet: boolean;
  readonly now: Date;
}

interface Settled {
  readonly task: TaskRow;
  /** The order's online payments. */
  readonly userFromIpgRials: number;
}

/**
 * Settles an unpaid order with the wallet or in cash, in one transaction with its reserve. A settled one stays as it
 * is, however often this is called. Throws not-found, not-yours, payment-expired, move-not-allowed for one that has
 * ended, wallet-too-low, cash-not-offered, cash-owed, gift-not-valid, GiftRefusal.
 */
export async function settleOrder(transaction: Transaction, request: SettleRequest): Promise<Settled> {
  const task = await lockOwnRequest(transaction, request.requestId, request.customerId);
  if (task.state === 'PAYMENT_EXPIRED') throw new CallError('payment-expired');
  // Of one with bids: the choice was not paid in time, or nobody was chosen.
  if (task.state === 'BIDDING') throw new CallError('payment-expired');
  if (isOver(task.state) || isOfferedToNobody(task)) throw new CallError('move-not-allowed');
  if (task.state !== 'PENDING_PAYMENT')
    return { task, userFromIpgRials: await getUserFromIpgRials(transaction, task.id) };
  return settleLocked(transaction, task, request);
}

/** The bidding ended and nobody was chosen. */
function isOfferedToNobody({ state, providerId }: TaskRow): boolean {
  return state === 'EXPIRED' && providerId === null;
}

async function settleLocked(transaction: Transaction, task: TaskRow, request: SettleRequest): Promise<Settled> {
  const { way, now } = request;
  const usesWallet = way === 'wallet' || request.usesWallet;
  const use = { userId: task.customerId, order: toGiftOrder(task), now };
  const usesGift = await redeemGiftCode(transaction, request.giftCode, use);
  // Not with the order's lock: a statement that waited for a lock sees the books as they stood before its wait.
  const { readers, services, creditRials, owesCash, userFromIpg, ...funds } = await askTogether(transaction, {
    ...askFunds(transaction, { task, usesWallet }),
    ...askToldOrder(transaction, task),
    creditRials: way === 'cash' ? askCredit(transaction, task) : sql`0`.mapWith(Number),
    owesCash: way === 'cash' ? askCashOwed(task.customerId) : sql`false`.mapWith(Boolean),
    userFromIpg: toRow(selectUserFromIpg(transaction, task.id)),
  });
  const reserve = { task, usesGift, usesWallet, now };
  await returnReserve(transaction, reserve, funds);
  const { split, post } = await planReserve(transaction, reserve, funds);
  const isPaid = split.payableRials === 0;
  if (way === 'wallet' && !isPaid)
    throw new CallError('wallet-too-low', { details: { missingRial: split.payableRials } });
  // Cash is offered only with providers whose bidding credit covers the commission (BEHAVIOUR 9).
  if (!isPaid && creditRials < toOrderCommissionRials(task)) throw new CallError('cash-not-offered');
  // Nor where somebody else is at the door, who never sees the price (BEHAVIOUR 30).
  if (!isPaid && task.isForRecipient) throw new CallError('cash-not-offered');
  if (!isPaid && owesCash) throw new CallError('cash-owed');
  const change = {
    ...split,
    paymentWay: isPaid ? ('wallet' as const) : ('cash' as const),
    paidAt: isPaid ? now : null,
  };
  const pay = { move: 'pay', actorId: null, now, change, told: { readers, services } } as const;
  const moved = await moveLocked(transaction, task, pay, post);
  return { task: moved.task, userFromIpgRials: userFromIpg?.amountRials ?? 0 };
}

/** The provider's, under a lock. */
function askCredit(transaction: Transaction, { providerId }: TaskRow): SQL<number> {
  return askLockedBalance(transaction, userAccount('bidding-credit', providerId ?? 0));
}
