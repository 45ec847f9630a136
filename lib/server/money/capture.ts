import type { Transaction } from '../ports/database';
import type { TaskRow } from '../schema';
import { platformAccounts, userAccount } from './accounts';
import { post } from './ledger';
import { getOrderMoney, toHeldRials } from './order-escrow';

export interface BankMoney {
  readonly task: TaskRow;
  readonly attemptId: number;
  readonly amountRials: number;
  readonly now: Date;
}

interface CapturedMoney extends BankMoney {
  /** The payment's sum; left out: the whole open sum. */
  readonly wantedRials?: number;
}

/**
 * The order's unpaid rest: at the bank before it goes to its provider, or at the door. A part that was taken there is
 * paid.
 */
export async function getOpenRials(transaction: Transaction, task: TaskRow): Promise<number> {
  const heldRials = toHeldRials(await getOrderMoney(transaction, task.id));
  return Math.max(0, task.priceRials - heldRials - task.cashPartRials);
}

/**
 * Puts money that the bank has confirmed into the order's escrow. The rest above the wanted sum goes into the wallet,
 * because a gateway gives back a payment as a whole or not at all. Returns false, and books nothing, when it no longer
 * covers what is wanted.
 */
export async function captureBankMoney(
  transaction: Transaction,
  { wantedRials, ...money }: CapturedMoney,
): Promise<boolean> {
  const askedRials = wantedRials ?? (await getOpenRials(transaction, money.task));
  if (askedRials <= 0 || money.amountRials < askedRials) return false;
  await post(transaction, {
    idempotencyKey: `payment:${money.attemptId}:capture`,
    reason: 'order-capture',
    taskId: money.task.id,
    now: money.now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials: askedRials },
      { account: platformAccounts.escrow, amountRials: -askedRials },
    ],
  });
  const restRials = money.amountRials - askedRials;
  if (restRials > 0) await putIntoWallet(transaction, { ...money, amountRials: restRials });
  return true;
}

/** Bank money that its order has no use for, and that no gateway gives back. */
export function putIntoWallet(
  transaction: Transaction,
  { task, attemptId, amountRials, now }: BankMoney,
): Promise<number> {
  return post(transaction, {
    idempotencyKey: `payment:${attemptId}:to-wallet`,
    reason: 'late-payment',
    taskId: task.id,
    now,
    entries: [
      { account: platformAccounts.gatewayClearing, amountRials },
      { account: userAccount('cash', task.customerId), amountRials: -amountRials },
    ],
  });
}
